import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { templates } from "../../src/cv/document/cv-look.ts";
import { fontFilesOf } from "../../src/cv/fonts/font-families.ts";
import { printTable } from "../measure.ts";

/** The parts that a browser loads to draw a CV, by the names of their files. */
const parts = {
  "the engine": /^typst_ts_.*\.wasm\.br$/,
  "its workers": /^(?:engine|preview|look)-worker-.*\.js\.br$/,
  "all fonts": /\.ttf\.br$/,
} as const;

/**
 * Prints how many compressed bytes the engine and the fonts have in builds of the site, and the fonts of each template.
 *
 * @param builds folders of builds, such as "build"; the first is compared with the others
 */
export function benchCvSizes(builds: readonly string[]): void {
  const listed = builds.map((build) => {
    const folder = join(build, "client/assets");
    return readdirSync(folder).map((name) => ({ name, bytes: statSync(join(folder, name)).size }));
  });
  const kilobytes = (files: (typeof listed)[number], isPart: (name: string) => boolean) => {
    const bytes = files.filter(({ name }) => isPart(name)).reduce((sum, file) => sum + file.bytes, 0);
    return Math.round(bytes / 1_000).toString();
  };
  const rows = Object.entries(parts).map(([part, pattern]) => [
    part,
    ...listed.map((files) => kilobytes(files, (name) => pattern.test(name))),
  ]);
  const ofTemplates = Object.values(templates).map(({ label, heading, text }) => {
    const fonts = [...new Set([heading, text])]
      .flatMap(fontFilesOf)
      .map((file) => file.split("/").at(-1)?.replace(".ttf", "-") ?? "");
    const isOwn = (name: string) => name.endsWith(".ttf.br") && fonts.some((font) => name.startsWith(font));
    return [`fonts of ${label}`, ...listed.map((files) => kilobytes(files, isOwn))];
  });
  printTable(["kB, compressed", ...builds], [...rows, ...ofTemplates]);
}
