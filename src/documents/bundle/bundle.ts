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

export type BundledDocument = Omit<StoredDocument<unknown>, "revision"> & {
  kind: DocumentKindName;
  /** The version of the content; see `contentVersions`. */
  contentVersion: number;
  /** Newest first. */
  versions: StoredVersion<unknown>[];
};

/** A document or version that was not imported, and why, as a sentence. */
export type RefusedDocument = { title: string; problem: string };

const id = z.string().min(1).max(100);
const text = z.string().transform((long) => long.replaceAll("\0", "").slice(0, longestTitle));

const bundle = z.object({
  format: z.literal(bundleFormat.format),
  version: z.literal(bundleFormat.version),
  /** The address of the site that wrote the file. */
  site: z.string().max(300).nullable().default(null),
  documents: z.array(z.unknown()).max(1_000),
  savedJobs: z.array(z.unknown()).max(500).default([]),
});

const bundledDocument = z.object({
  kind: z.enum(Object.keys(contentVersions) as DocumentKindName[]),
  id,
  title: text,
  changedAt: z.iso.datetime(),
  contentVersion: z.int().min(1),
  document: z.unknown(),
  versions: z
    .array(z.object({ id, name: text.nullable(), at: z.iso.datetime(), document: z.unknown() }))
    .max(1_000)
    .default([]),
});

/**
 * Reads a bundle of at most `largestBundle` bytes. Every document and version is checked by its kind, and left out if it
 * is refused. Returns null for any other file.
 */
export function readBundle(json: string, kinds: readonly BundleKind[]) {
  const file = bundle.safeParse(parseJson(json));
  if (!file.success) return null;
  const documents: BundledDocument[] = [];
  const refused: RefusedDocument[] = [];
  for (const sent of file.data.documents) {
    const { data: one } = bundledDocument.safeParse(sent);
    const kind = kinds.find(({ kind: { name } }) => name === one?.kind);
    const title = z.object({ title: text }).safeParse(sent).data?.title ?? "A document";
    if (!one || !kind) {
      refused.push({ title, problem: "This is not a document of this site." });
      continue;
    }
    const content = readContent(one, one.contentVersion, kind);
    if (!content.ok) {
      refused.push({ title, problem: content.problem });
      continue;
    }
    const versions = one.versions.flatMap((version) => {
      const reading = readContent(version, one.contentVersion, kind);
      if (reading.ok) return [{ ...version, document: reading.document }];
      refused.push({
        title: `${one.title}, version of ${version.at.slice(0, 10)}`,
        problem: reading.problem,
      });
      return [];
    });
    documents.push({ ...one, document: content.document, versions });
  }
  return { ...file.data, documents, refused };
}

function readContent(
  { document }: { document?: unknown },
  version: number,
  { kind, read }: BundleKind,
): Reading<unknown> {
  if (version > kind.version) return { ok: false, problem: "It comes from a newer version of this site." };
  // No character takes less than a byte.
  const isTooLarge = (JSON.stringify(document) ?? "").length > kind.largestRequest;
  return isTooLarge ? { ok: false, problem: "It is too large." } : read(document);
}
