import * as z from "zod";
import { parseJson } from "../../platform/json/parse-json.ts";
import type { Reading } from "../account/account-kind.ts";
import { longestTitle, type StoredDocument, type StoredVersion } from "../account/stored-document.ts";
import type { DocumentKind } from "../local/document-kind.ts";
import { contentVersions, type DocumentKindName } from "../local/local-document.ts";

/** The first properties of a bundle: a JSON file with documents of every kind and their versions. */
export const bundleFormat = { format: "foothold-documents", version: 1 } as const;

/** A kind of documents in a bundle. `read` checks content that comes from a file. */
export type BundleKind = { kind: DocumentKind<unknown>; read: (content: unknown) => Reading<unknown> };

export type BundledVersion = Pick<StoredVersion<unknown>, "id" | "name" | "at"> & { content: unknown };

export type BundledDocument = Pick<StoredDocument<unknown>, "id" | "title" | "changedAt"> & {
  kind: DocumentKindName;
  /** The version of the content; see `contentVersions`. */
  contentVersion: number;
  content: unknown;
  /** Newest first. */
  versions: BundledVersion[];
};

/** A document or version that was not imported, and why, as a sentence. */
export type RefusedDocument = { title: string; problem: string };

export type ReadBundle =
  | { ok: false; problem: string }
  | {
      ok: true;
      documents: BundledDocument[];
      refused: RefusedDocument[];
      /** The address of the site that wrote the file. */
      site: string | null;
      savedJobs: readonly unknown[];
    };

/** Writes a document, without its versions, and a version as a bundle has them. */
export const bundled = {
  document: (
    kind: DocumentKindName,
    { id, title, changedAt, document }: Omit<StoredDocument<unknown>, "revision">,
  ): Omit<BundledDocument, "versions"> => ({
    kind,
    id,
    title,
    changedAt,
    contentVersion: contentVersions[kind],
    content: document,
  }),
  version: ({ id, name, at, document }: StoredVersion<unknown>): BundledVersion => ({
    id,
    name,
    at,
    content: document,
  }),
};

const id = z.string().min(1).max(100);
const text = z.string().transform((long) => long.replaceAll("\0", "").slice(0, longestTitle));

const file = z.object({
  format: z.literal(bundleFormat.format),
  version: z.int().min(1),
  site: z.string().max(300).nullable().default(null),
  documents: z.array(z.unknown()).max(1_000),
  savedJobs: z.array(z.unknown()).max(500).default([]),
});

const document = z.object({
  kind: z.enum(Object.keys(contentVersions) as DocumentKindName[]),
  id,
  title: text,
  changedAt: z.iso.datetime(),
  contentVersion: z.int().min(1),
  content: z.unknown(),
  versions: z
    .array(z.object({ id, name: text.nullable(), at: z.iso.datetime(), content: z.unknown() }))
    .max(1_000)
    .default([]),
});

/** Reads a bundle of at most `largestBundle` bytes. Every document and version is checked by its kind. */
export function readBundle(json: string, kinds: readonly BundleKind[]): ReadBundle {
  const read = file.safeParse(parseJson(json));
  if (!read.success)
    return {
      ok: false,
      problem: "This is no file of documents. Choose one that was exported on this page, or documents.json.",
    };
  if (read.data.version > bundleFormat.version)
    return {
      ok: false,
      problem: "This file comes from a newer version of this site, which has to be updated first.",
    };
  const documents: BundledDocument[] = [];
  const refused: RefusedDocument[] = [];
  for (const [at, one] of read.data.documents.entries()) {
    const outcome = readOne(one, kinds);
    if (typeof outcome === "string")
      refused.push({ title: titleOf(one) ?? `Document ${at + 1}`, problem: outcome });
    else {
      documents.push(outcome.document);
      refused.push(...outcome.refused);
    }
  }
  const { site, savedJobs } = read.data;
  return { ok: true, documents, refused, site, savedJobs };
}

/** Returns the problem if the document cannot be imported. A version that cannot is left out. */
function readOne(
  value: unknown,
  kinds: readonly BundleKind[],
): { document: BundledDocument; refused: RefusedDocument[] } | string {
  const sent = document.safeParse(value);
  const found = sent.success && kinds.find(({ kind }) => kind.name === sent.data.kind);
  if (!found) return "This is no document that this site knows.";
  const { title, versions } = sent.data;
  if (sent.data.contentVersion > found.kind.version) return "It comes from a newer version of this site.";
  const content = readContent(sent.data.content, found);
  if (!content.ok) return content.problem;
  const refused: RefusedDocument[] = [];
  const valid = versions.flatMap((version): BundledVersion[] => {
    const reading = readContent(version.content, found);
    if (reading.ok) return [{ ...version, content: reading.document }];
    refused.push({ title: `${title}, version of ${version.at.slice(0, 10)}`, problem: reading.problem });
    return [];
  });
  return { document: { ...sent.data, content: content.document, versions: valid }, refused };
}

function readContent(content: unknown, { kind, read }: BundleKind): Reading<unknown> {
  // No character takes less than a byte.
  if ((JSON.stringify(content) ?? "").length > kind.largestRequest)
    return { ok: false, problem: "It is too large." };
  return read(content);
}

function titleOf(value: unknown): string | null {
  const found = z.object({ title: text }).safeParse(value);
  return found.success ? found.data.title : null;
}
