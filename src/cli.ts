/**
 * `npm run admin -- <group> <command>`: the command line, for the operator of a site and for programs that measure it. The
 * scripts `import`, `why`, `normalise`, `understand`, `read-cv` and `score-cv` each call one group of it.
 */
import { systemClock as clock } from "./platform/clock/clock.ts";
import type { Program } from "./platform/command-line/command-help.ts";
import { withServices, type CommandGroup, type OpenServices } from "./platform/command-line/command.ts";
import { runProgram } from "./platform/command-line/run-program.server.ts";
import { readConfig, type Config } from "./platform/config/config.ts";
import type { OperatorServices } from "./operator-services.server.ts";

const stop = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stop.abort());
// A command still finishes what it has begun.
whenReaderLeaves(() => stop.abort());

const program: Program = {
  call: "npm run admin --",
  purpose:
    "Commands for the operator of a site. They work whether or not the site is running, and use the same configuration as the site: DATABASE_URL or DATA_DIR, PUBLIC_URL and the rest.",
  groups: [
    onSite("accounts", async () => {
      return (await import("./account/commands/account-commands.server.ts")).accountCommands;
    }),
    onSite("contact", async () => {
      return (await import("./contact/commands/contact-commands.server.ts")).contactCommands;
    }),
    onSite("sources", async () => {
      return (await import("./sources/commands/source-commands.server.ts")).sourceCommands;
    }),
    onSite("requests", async () => {
      return (await import("./sources/requests/request-commands.server.ts")).requestCommands;
    }),
    onSite("adverts", async () => (await import("./jobs/removal/advert-commands.server.ts")).advertCommands),
    onSite("rates", async () => (await import("./sources/rates/refresh-rates.server.ts")).ratesCommands),
    onSite("mail", async () => (await import("./platform/mail/mail-commands.server.ts")).mailCommands),
    onSite("waiting-list", async () => {
      return (await import("./tools/waiting-list/waiting-list-commands.server.ts")).waitingListCommands;
    }),
    onSite("guides", async () => (await import("./resources/useful/guide-commands.server.ts")).guideCommands),
    onSite("backup", async () => {
      return (await import("./platform/database/backup-commands.server.ts")).backupCommands;
    }),
    // It opens no database, because the one in the folder may be damaged.
    configured("restore", async () => {
      return (await import("./platform/database/backup-commands.server.ts")).restoreCommands;
    }),
    onSite("stats", async () => (await import("./operator-services.server.ts")).siteStats),
    onSite("why", async () => (await import("./sources/commands/why-command.server.ts")).whyCommand),
    configured("import", async () => {
      return (await import("./sources/import/import-command.server.ts")).importCommand;
    }),
    configured("understand", async () => {
      return (await import("./jobs/search/match/understand-command.server.ts")).understandCommand;
    }),
    plain("normalise", async () => {
      return (await import("./sources/print-facts/normalise-command.server.ts")).normaliseCommand;
    }),
    plain("read-cv", async () => (await import("./cv/read/command/read-cv-command.server.ts")).readCvCommand),
    plain("score-cv", async () => (await import("./ats/command/score-cv-command.server.ts")).scoreCvCommand),
  ],
  examples: [
    "sources add https://boards.greenhouse.io/acme --read",
    "accounts list --search ana@",
    "accounts reset-link ana@example.com",
    "contact list",
    "mail list",
    "stats --json",
  ],
  notes: [
    "Exit status: 0 for success, 1 for failure, 2 for wrong arguments or a missing --yes.",
    "For JSON in a script keep npm quiet: npm run --silent admin -- stats --json",
    "import, why, understand, normalise, read-cv and score-cv have scripts of their own, such as npm run import -- --help. The last four always print JSON.",
  ],
};

const { stdout: output, stderr: errors } = process;
process.exitCode = await runProgram(program, process.argv.slice(2), { output, errors, signal: stop.signal });

/** A group that works with the database of a site and what belongs to it. */
function onSite(name: string, load: () => Promise<CommandGroup<OperatorServices>>) {
  return group(name, load, async () => {
    const result = readConfig(process.env);
    if (!result.ok) return { ok: false, problem: result.problems.join("\n") };
    const { openOperatorServices } = await import("./operator-services.server.ts");
    return openOperatorServices(result.config, stop.signal);
  });
}

/** A group that opens by itself what it needs of the configuration. */
function configured(
  name: string,
  load: () => Promise<CommandGroup<{ config: Config; clock: typeof clock }>>,
) {
  return group(name, load, () => {
    const result = readConfig(process.env);
    return Promise.resolve(
      result.ok
        ? { ok: true, services: { config: result.config, clock }, close: () => Promise.resolve() }
        : { ok: false, problem: result.problems.join("\n") },
    );
  });
}

/** A group that needs no configuration. */
function plain(name: string, load: () => Promise<CommandGroup<{ clock: typeof clock }>>) {
  return group(name, load, () =>
    Promise.resolve({ ok: true, services: { clock }, close: () => Promise.resolve() }),
  );
}

function group<Services>(
  name: string,
  load: () => Promise<CommandGroup<Services>>,
  open: OpenServices<Services>,
): Program["groups"][number] {
  return { name, load: async () => withServices(await load(), open) };
}

/**
 * Calls back when nothing reads the output of this program any more, as in `npm run -s understand … | head -1`. Without
 * this, the next write ends the program with a stack trace.
 */
function whenReaderLeaves(leave: () => void): void {
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
    leave();
  });
}
