import { posix } from "node:path";

/** Paths that exist only on a machine where the site was built, installed or run. */
const made = /^(?:node_modules|build|data\/(?:dumps|pgdata)|holder\.json$)/;

/** Names that a document invents for an example, and patterns of names. */
const invented =
  /your-|DOMAIN|[<…*{$]|(?:^|\/)(?:quiet\.typ|sv\.json|0022_note_of_messages\.sql|file\.json)$/;

const fileEnding = /^[^.].*\.(?:tsx?|css|json|csv|md|sql|typ|yml)$/;

/**
 * Finds the paths that a document names and that do not exist: the targets of its links, and words in backticks
 * that look like a path. A path may begin at the root, at `src`, at the document or at any folder, and may
 * leave out the ending of a TypeScript file.
 *
 * @param known the result of `knownPaths` for the repository
 */
export function missingPaths(document: string, text: string, known: ReadonlySet<string>): string[] {
  const folder = posix.dirname(document);
  const isKnown = (path: string) => known.has(path) || known.has(posix.normalize(posix.join(folder, path)));
  return namedPaths(text, known)
    .filter((path) => !made.test(path) && !invented.test(path) && !isKnown(path))
    .map((path) => `${document} names ${path}`);
}

/** Every file and folder with each end of its path: "jobs/posting.ts", "posting.ts", "posting". */
export function knownPaths(files: readonly string[]): Set<string> {
  const known = new Set<string>();
  const add = (path: string) => {
    const parts = path.split("/");
    for (const from of parts.keys()) known.add(parts.slice(from).join("/"));
  };
  for (const file of files) {
    add(file);
    add(file.replace(/(?:\.server|\.constants)?\.tsx?$/, ""));
    for (let at = file.indexOf("/"); at >= 0; at = file.indexOf("/", at + 1)) add(file.slice(0, at));
  }
  return known;
}

function namedPaths(text: string, known: ReadonlySet<string>): string[] {
  const prose = text.replaceAll(/^ *```[\s\S]*?^ *```/gm, "");
  const links = [...prose.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)].map(([, target = ""]) => target);
  const quoted = [...prose.matchAll(/`([^`\n]+)`/g)].flatMap(([, words = ""]) => words.split(/\s+/));
  const isPath = (word: string): boolean => {
    if (fileEnding.test(word)) return true;
    const [first = "", ...rest] = word.split("/");
    return rest.length > 0 && first !== "" && known.has(first) && /^[\w./-]+$/.test(word);
  };
  return [...links.filter((target) => !/^[a-z]+:/.test(target)), ...quoted.filter(isPath)].map((path) =>
    path.replace(/^\.\//, "").replace(/\/$/, ""),
  );
}
