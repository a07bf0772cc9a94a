import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import matter from "gray-matter";
import { fromReactiveResume } from "../../src/cv/import/from-reactive-resume.ts";
import { toJsonResume } from "../../src/cv/json-resume/to-json-resume.ts";
import { readText } from "../../src/cv/read/read-cv.ts";
import { lineText } from "../../src/cv/read/text-line.ts";
import { onlyVisible } from "./only-visible.ts";
import type { Case } from "./make-cases.ts";

type Json = Record<string, unknown>;

/** The files with truth among the shared data, which are not part of the project. Empty if they are not there. */
export async function sharedCases(data: string): Promise<Case[]> {
  const folder = join(data, "resumes");
  if (!existsSync(folder)) return [];
  const read = (path: string) => readFile(join(folder, path), "utf8");
  const cases: Case[] = [];
  const add = async (path: string, truth: unknown, isColumns = false) => {
    const file = new Uint8Array(await readFile(join(folder, path)));
    const reading = await readText(file, path);
    const text = reading.ok ? [...reading.text.lines.map(lineText), ...reading.text.links].join(" ") : "";
    cases.push({
      name: path,
      group: path,
      isColumns,
      isSealed: false,
      language: "en",
      isPartial: true,
      file,
      fileName: path,
      truth: onlyVisible(truth, text),
    });
  };
  for (const theme of ["classic", "harvard", "sb2nov"])
    await add(
      `rendercv/${theme}.pdf`,
      fromRenderCv(matter(`---\n${await read(`rendercv/${theme}.truth.yaml`)}\n---\n`).data["cv"] as Json),
    );
  let ids = 0;
  const bronzor = fromReactiveResume(JSON.parse(await read("reactive-resume/bronzor.truth.json")), () =>
    String((ids += 1)),
  );
  if (bronzor) {
    // The theme prints the summary without bold type.
    bronzor.document.personal.summary = String(plain(bronzor.document.personal.summary));
    await add("reactive-resume/bronzor.pdf", toJsonResume(bronzor.document), true);
  }
  await add(
    "jsonresume-pairs/hackmyresume_modern.pdf",
    fromOldJsonResume(JSON.parse(await read("jsonresume-pairs/hackmyresume_modern.truth.json")) as Json),
  );
  return cases;
}

const list = (value: unknown): Json[] => (Array.isArray(value) ? (value as Json[]) : []);
const plain = (value: unknown): unknown =>
  typeof value === "string"
    ? value.replaceAll(/\*\*|__/g, "").replaceAll(/\[([^\]]+)\]\([^)]+\)/g, "$1")
    : value;
const date = (value: unknown): string | undefined => {
  if (value instanceof Date) return value.toISOString().slice(0, 7);
  return typeof value === "string" && value !== "present" ? value.slice(0, 7) : undefined;
};

/** YAML has folded a list within an item into the item's text. */
const highlightsOf = (one: Json): string[] =>
  list(one["highlights"]).flatMap((text) => String(plain(text)).split(/\s+- /));

const profileOf = ({ network, username }: Json): string =>
  network === "LinkedIn"
    ? `linkedin.com/in/${String(username)}`
    : `${String(network).toLowerCase()}.com/${String(username)}`;

function fromRenderCv(cv: Json): Json {
  const sections = cv["sections"] as Record<string, unknown>;
  const entry = (one: Json): Json => ({
    startDate: date(one["start_date"] ?? one["date"]),
    endDate: date(one["end_date"]),
    highlights: highlightsOf(one),
  });
  return {
    basics: {
      name: cv["name"],
      email: cv["email"],
      url: cv["website"],
      location: { city: cv["location"] },
      profiles: list(cv["social_networks"]).map((one) => ({ url: profileOf(one) })),
    },
    work: list(sections["experience"]).map((one) => ({
      ...entry(one),
      name: one["company"],
      position: one["position"],
      location: one["location"],
    })),
    education: list(sections["education"]).map((one) => ({
      ...entry(one),
      institution: one["institution"],
      studyType: one["degree"],
      area: one["area"],
      score: /GPA: ([\d./]+)/.exec(highlightsOf(one).join(" "))?.[1],
      highlights: undefined,
    })),
    projects: list(sections["projects"]).map((one) => ({
      ...entry(one),
      name: plain(one["name"]),
      description: plain(one["summary"]),
    })),
    skills: list(sections["skills"]).map((one) => ({
      name: one["label"],
      keywords: String(one["details"]).split(", "),
    })),
  };
}

function fromOldJsonResume(resume: Json): Json {
  // The theme prints no address; the state is in the summary by chance.
  const basics = {
    ...(resume["basics"] as Json),
    summary: plain((resume["basics"] as Json)["summary"]),
    location: undefined,
  };
  return {
    ...resume,
    basics,
    work: list(resume["work"]).map((one) => ({ ...one, name: one["company"], summary: undefined })),
  };
}
