import type { Rule, SourceFile, SyntaxNode } from "./source-tree.ts";
import { isTest } from "./source-tree.ts";
import { dottedName, nameOf, referredNames, walk } from "./walk-syntax.ts";

/** Globals that code may use, and the files that may use them. All other files get them as parameters. */
export const allowed = {
  "process.env": [
    "src/main.ts",
    "src/cli.ts",
    // Passes the environment on to the bundler.
    "src/platform/bundle/ensure-build.server.ts",
    // Sets NODE_ENV, by which React chooses its build.
    "src/platform/http/set-node-env.server.ts",
    // Asks which of the two bundles it is in, to leave the form without JavaScript out of the browser's.
    "src/cv/routes/cv-builder.tsx",
  ],
  "the clock": [
    "src/platform/clock/",
    // In a browser, when a person does something. There is no caller that could pass a clock.
    "src/jobs/saved/save-job-button.tsx",
    "src/jobs/ui/saved-jobs-page.tsx",
    "src/jobs/ui/use-previous-visit.ts",
    "src/platform/browser/browser-env.ts",
    "src/app/offline/reading-worker.ts",
    // Counts down to the end of a session in the browser's own time.
    "src/app/session/use-session.ts",
  ],
  chance: [],
  // The operator of a site watches the browser console for missing paths.
  console: ["src/app/errors/missing-page.tsx"],
  // A browser asks its own server.
  fetch: [
    "src/account/security/create-passkey.ts",
    "src/account/ui/passkey-button.tsx",
    "src/app/layout/sign-out-button.tsx",
    "src/jobs/saved/save-in-account.ts",
    "src/jobs/saved/move-to-account.ts",
    "src/jobs/ui/pay-currency.ts",
    "src/jobs/ui/search-nearby.tsx",
    "src/jobs/ui/suggest-input.tsx",
    "src/platform/browser/browser-env.ts",
    "src/cv/render/browser/engine-worker.ts",
    "src/app/session/use-session.ts",
  ],
} satisfies Record<string, string[]>;
type Kind = keyof typeof allowed;

/** Environment, clock, randomness, network and console are parameters, and code does not use the globals. */
export const ambient: Rule = (tree) =>
  tree
    .filter(({ path }) => !isTest(path))
    .flatMap((file) =>
      reaches(file)
        .filter(({ kind }) => !allowed[kind].some((place: string) => isWithin(file.path, place)))
        .map(({ kind, node }) => `${file.path}:${file.lineOf(node.start)} reaches for ${kind}`),
    );

export const isWithin = (path: string, place: string): boolean =>
  path === place || (place.endsWith("/") && path.startsWith(place));

export function reaches(file: SourceFile): { kind: Kind; node: SyntaxNode }[] {
  const found: { kind: Kind; node: SyntaxNode }[] = [];
  const add = (kind: Kind, node: SyntaxNode) => found.push({ kind, node });
  const bindsFetch = bindsName(file, "fetch");
  walk(file.body, (node) => {
    const called =
      node.type === "CallExpression"
        ? dottedName(node["callee"])?.replace(/^(globalThis|window)\./, "")
        : undefined;
    const path = node.type === "MemberExpression" ? dottedName(node) : null;
    if (path === "process.env" || path === "import.meta.env") add("process.env", node);
    if (called === "Date.now" || called === "Date") add("the clock", node);
    if (
      node.type === "NewExpression" &&
      nameOf(node["callee"]) === "Date" &&
      (node["arguments"] as unknown[]).length === 0
    )
      add("the clock", node);
    if (called === "Math.random") add("chance", node);
    if (path?.startsWith("console.")) add("console", node);
    if (called === "fetch" && !bindsFetch) add("fetch", node);
  });
  return found;
}

/** Whether the file itself binds the name, as a parameter or a constant does. */
function bindsName(file: SourceFile, name: string): boolean {
  let binds = false;
  walk(file.body, (node) => {
    const parameters = node["params"];
    if (Array.isArray(parameters) && parameters.some((one) => boundNames(one).has(name))) binds = true;
    if (node.type === "VariableDeclarator" && boundNames(node["id"]).has(name)) binds = true;
  });
  return binds;
}

/** Returns the names that `{ fetch }`, `{ fetch: get }` and `fetch = other` bind. */
function boundNames(pattern: unknown): Set<string> {
  return referredNames(pattern);
}
