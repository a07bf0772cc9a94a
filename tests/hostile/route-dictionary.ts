import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "../../src/routes.ts";

export type RouteWords = {
  /** "/cv/:slug" */
  pattern: string;
  /** Whether the route has an action. */
  takesForms: boolean;
  /** Fields and parameters that the source of the route reads. */
  names: string[];
  /** Short quoted words in the source: intents, tabs, kinds. */
  words: string[];
};

const fieldsRead =
  /(?:\.(?:get|has|getAll)|text|fieldText)\((?:\w+, )?"([\w-]+)"\)|\bname="([\w-]+)"|^ +(\w+): (?:text|choice|secret|z)\b/gm;
const quotedWords = /"([a-z][a-z-]{1,24})"/g;
const relativeImports = /from "(\.[^"]+\.tsx?)"/g;

/** Returns a source file and the files that it imports, up to `depth` steps away. */
function sourcesOf(path: string, depth: number, found = new Map<string, string>()): Map<string, string> {
  if (found.has(path) || !existsSync(path)) return found;
  const source = readFileSync(path, "utf8");
  found.set(path, source);
  if (depth > 0) {
    for (const [, from = ""] of source.matchAll(relativeImports)) {
      sourcesOf(join(dirname(path), from), depth - 1, found);
    }
  }
  return found;
}

const captured = (sources: string[], pattern: RegExp): string[] => [
  ...new Set(
    sources.flatMap((source) =>
      [...source.matchAll(pattern)].map(([, ...groups]) => groups.find((group) => group !== undefined) ?? ""),
    ),
  ),
];

function wordsOfRoute({ path = "", file }: RouteConfigEntry): RouteWords {
  const route = join("src", file);
  const near = [...sourcesOf(route, 1).values()];
  return {
    pattern: `/${path}`,
    takesForms: /export (async )?function action/.test(readFileSync(route, "utf8")),
    names: captured([...sourcesOf(route, 3).values()], fieldsRead),
    words: captured(near, quotedWords),
  };
}

const flatten = (entries: RouteConfigEntry[]): RouteConfigEntry[] =>
  entries.flatMap((entry) => [entry, ...flatten(entry.children ?? [])]);

const ofTheServer = ["/__manifest", "/healthz", "/readyz"].map((pattern) => ({
  pattern,
  takesForms: false,
  names: ["paths", "version"],
  words: [],
}));

/**
 * Every address of the site with the words that mean something there. They are read from the source, so new routes
 * are included.
 */
export const routeDictionary: readonly RouteWords[] = [...flatten(routes).map(wordsOfRoute), ...ofTheServer];
