import type { LetterAdvert } from "./advert/letter-advert.ts";
import type { Letter } from "./letter.ts";

/** An earlier state of a letter. */
export type LetterVersion = {
  /** ISO 8601. */
  at: string;
  letter: Letter;
};

/** A letter as it is stored, in a browser or an account. */
export type LetterFile = {
  id: string;
  title: string;
  letter: Letter;
  /** The advert, so that the letter can be written again. */
  advert: LetterAdvert;
  /** The latest first. */
  versions: readonly LetterVersion[];
};

/** Maximum number of versions. The oldest are deleted. */
export const maxVersions = 12;

/** Two versions are at least this far apart, in milliseconds. */
const versionGap = 60_000;

/** Adds the current letter as a version, unless the last version is too recent or the same. */
export function withVersion(file: LetterFile, now: Date): LetterFile {
  const [last] = file.versions;
  const isRecent = last !== undefined && now.getTime() - Date.parse(last.at) < versionGap;
  if (isRecent || (last && JSON.stringify(last.letter) === JSON.stringify(file.letter))) return file;
  const version = { at: now.toISOString(), letter: file.letter };
  return { ...file, versions: [version, ...file.versions].slice(0, maxVersions) };
}

/** Names a letter after its job. */
export function letterTitle({ job }: Pick<Letter, "job">): string {
  return [job.title, job.company]
    .filter((text) => text !== "")
    .join(", ")
    .slice(0, 200);
}
