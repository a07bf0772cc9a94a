// React chooses its build by NODE_ENV when pages or mails first load it. So `main` imports this file before everything
// else. Otherwise the shell's value would decide, and with no value set a site would run the slow development build.
process.env["NODE_ENV"] = process.argv.includes("--dev") ? "development" : "production";
