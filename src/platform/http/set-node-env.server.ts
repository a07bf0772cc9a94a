// React chooses its build by NODE_ENV when it is first loaded, by pages or by a mail. So `main` imports this before
// everything else: what the shell had set would otherwise decide, and with nothing set a site would run the slow one.
process.env["NODE_ENV"] = process.argv.includes("--dev") ? "development" : "production";
