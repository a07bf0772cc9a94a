import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "../../src/routes.ts";
import { browserImports } from "./browser-imports.ts";
import type { Import, Rule, SourceFile } from "./source-tree.ts";
import { isServerFile, isTest } from "./source-tree.ts";

/** Packages that open files, sockets and databases. */
const serverPackage =
  /^(node:.*|pg|pg-boss|kysely|openai|@electric-sql\/pglite.*|@react-router\/node|react-dom\/server)$/;

/** Programs: the entry points of processes and threads. Nothing imports them, so they cannot reach a browser. */
export const programs: ReadonlySet<string> = new Set([
  "src/main.ts",
  "src/cli.ts",
  "src/platform/database/embedded/backend-thread.ts",
  "src/cv/fonts/cut-fonts.ts",
  "src/applications/exchange/exchange-thread.ts",
  "src/ats/scan-thread.ts",
  "src/cv/read/reading-thread.ts",
  "src/cv/render/render-process.ts",
  "src/letters/write/letter-thread.ts",
  "src/contacts/import/people-thread.ts",
  "src/occupations/compile-occupations.ts",
  "src/sources/understanding/understanding-thread.ts",
]);

/** Only a program imports it, which the `layers` rule checks. */
const tasks = "src/tasks.ts";

/** React Router takes loaders and actions out of these modules before a browser gets them. */
const routeModules = new Set(["src/root.tsx", ...filesOf(routes).map((file) => `src/${file}`)]);

function filesOf(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ file, children = [] }) => [file, ...filesOf(children)]);
}

/** Only a `.server.ts` file or a program may import code that does I/O. All other files may run in a browser. */
export const serverFiles: Rule = (tree) =>
  tree.flatMap((file) => {
    if (isTest(file.path) || isServerFile(file.path)) return [];
    if (programs.has(file.path) || file.path === tasks) return [];
    return runningImports(file).flatMap((one) => {
      const at = `${file.path}:${one.line}`;
      if (one.path !== null && isServerFile(one.path))
        return [`${at} takes ${one.path} along into the browser`];
      if (one.path === null && serverPackage.test(one.from))
        return [`${at} imports ${one.from}: only .server.ts files may`];
      return [];
    });
  });

/** Programs are started, never imported. */
export const programsStandAlone: Rule = (tree) =>
  tree.flatMap(({ path, imports }) =>
    imports
      .filter((one) => one.path !== null && programs.has(one.path) && !one.isType)
      .map((one) => `${path}:${one.line} imports ${one.path}, which is a program`),
  );

function runningImports(file: SourceFile): Import[] {
  const imports = routeModules.has(file.path) ? browserImports(file) : file.imports;
  return imports.filter((one) => !one.isType);
}
