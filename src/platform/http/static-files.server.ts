import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { Readable } from "node:stream";
import { chooseCoding } from "./content-coding.ts";
import type { ContentCoding } from "./content-coding.ts";
import { mediaType } from "./media-types.ts";

/** Answers with a file of the build, or returns undefined when the path has none. */
export type StaticFiles = (request: Request) => Response | undefined;

type StaticFile = {
  path: string;
  type: string;
  etag: string;
  sizes: Partial<Record<ContentCoding | "identity", number>>;
};

const ending: Record<ContentCoding, string> = { br: ".br", gzip: ".gz" };

/**
 * Serves the files that a folder holds at start. Only paths of that list are ever opened, so a path cannot lead
 * outside. Compressed siblings (`app.js.br`, `app.js.gz`) made by the build are preferred. Files under `/assets/` have
 * a content hash in their names, so browsers keep them for a year.
 */
export async function readStaticFiles(folder: string): Promise<StaticFiles> {
  const files = await listFiles(folder);
  return (request) => {
    if (request.method !== "GET" && request.method !== "HEAD") return undefined;
    const { pathname } = new URL(request.url);
    const file = files.get(decodeURIComponent(pathname));
    return file && answer(request, pathname, file);
  };
}

function answer(request: Request, pathname: string, file: StaticFile): Response {
  const coding = chooseCoding(request.headers.get("accept-encoding") ?? undefined);
  const chosen = coding && file.sizes[coding] !== undefined ? coding : undefined;
  const etag = chosen ? file.etag.replace(/"$/, `-${chosen}"`) : file.etag;
  const headers = new Headers({
    "content-type": file.type,
    "cache-control": hasContentInName(pathname)
      ? "public, max-age=31536000, immutable"
      : "public, max-age=3600",
    etag,
  });
  if (Object.keys(file.sizes).length > 1) headers.set("vary", "Accept-Encoding");
  const known = request.headers.get("if-none-match")?.split(/\s*,\s*/) ?? [];
  if (known.includes(etag) || known.includes(`W/${etag}`)) {
    return new Response(null, { status: 304, headers });
  }
  if (chosen) headers.set("content-encoding", chosen);
  headers.set("content-length", String(file.sizes[chosen ?? "identity"]));
  if (request.method === "HEAD") return new Response(null, { headers });
  const stream = createReadStream(file.path + (chosen ? ending[chosen] : ""));
  return new Response(Readable.toWeb(stream) as ReadableStream<Uint8Array<ArrayBuffer>>, { headers });
}

function hasContentInName(pathname: string): boolean {
  return pathname.startsWith("/assets/");
}

/** Names that begin with a dot belong to the build, except those that web standards define. */
function isInternal(path: string): boolean {
  return path.startsWith(".") && !path.startsWith(`.well-known${sep}`);
}

async function listFiles(folder: string): Promise<Map<string, StaticFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !isInternal(relative(folder, path)));
  const all = new Set(paths);
  const files = new Map<string, StaticFile>();
  for (const path of paths) {
    if (Object.values(ending).some((end) => path.endsWith(end) && all.has(path.slice(0, -end.length))))
      continue;
    const sizes: StaticFile["sizes"] = { identity: (await stat(path)).size };
    for (const coding of ["br", "gzip"] as const) {
      const sibling = path + ending[coding];
      if (all.has(sibling)) sizes[coding] = (await stat(sibling)).size;
    }
    const name = `/${relative(folder, path).split(sep).join("/")}`;
    // Fonts and engines are tens of megabytes, too much to read at each start.
    const content = hasContentInName(name) ? name : await readFile(path);
    const etag = `"${createHash("sha256").update(content).digest("base64url").slice(0, 22)}"`;
    files.set(name, { path, type: mediaType(path), etag, sizes });
  }
  return files;
}
