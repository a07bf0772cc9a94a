import { extractText, getDocumentProxy } from "unpdf";
import { translations } from "../../src/cv/translations/translations.ts";

const headings = new Map<string, string>();
for (const { headings: words } of Object.values(translations))
  for (const [kind, word] of Object.entries(words)) headings.set(word.toLowerCase(), kind);
for (const [word, kind] of [
  ["work experience", "experience"],
  ["employment", "experience"],
  ["summary", "summary"],
  ["technical skills", "skills"],
  ["certifications", "certificates"],
] as const)
  headings.set(word, kind);

const date = String.raw`(?:(?:\d{1,2}[/.]|\p{L}{3,12}\.? (?:de )?)?(?:19|20)\d{2}|(?:19|20)\d{2}[-./]\d{1,2})`;
const period = new RegExp(`(${date})\\s*[-–—]\\s*(${date}|\\p{L}+)`, "u");

/**
 * A simple reader for comparison: the text in the order of the file, headings by their words, and regular expressions.
 */
export async function readPlainly(pdf: Uint8Array): Promise<Record<string, unknown>> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true });
  return readPlainText(text);
}

export function readPlainText(text: string): Record<string, unknown> {
  const sections: Record<string, string[]> = { top: [] };
  let current = "top";
  for (const line of text
    .split("\n")
    .map((one) => one.trim())
    .filter((one) => one !== "")) {
    const kind = headings.get(line.toLowerCase().replace(/:$/, ""));
    if (kind) current = kind;
    else (sections[current] ??= []).push(line);
  }
  const top = sections["top"] ?? [];
  return {
    basics: {
      name: top[0],
      label: top[1],
      email: /[\w.+-]+@[\w-]+\.[\w.-]+/.exec(text)?.[0],
      phone: /\+?\(?\d[\d\s().-]{7,}\d/.exec(text)?.[0],
      url: /(?:https?:\/\/|www\.)\S+/.exec(text)?.[0],
      profiles: [...text.matchAll(/linkedin\.com\/in\/\S+/g)].map(([url]) => ({ url })),
      summary: sections["summary"]?.join(" "),
    },
    work: entries(sections["experience"]).map(({ head, start, end, rest }) => ({
      position: head[0],
      name: head[1],
      startDate: start,
      endDate: end,
      highlights: rest,
    })),
    education: entries(sections["education"]).map(({ head, start, end }) => ({
      studyType: head[0],
      institution: head[1],
      startDate: start,
      endDate: end,
    })),
    skills: (sections["skills"] ?? [])
      .flatMap((line) => line.split(/[,;•|:]/))
      .map((name) => ({ name: name.trim() })),
    languages: (sections["languages"] ?? [])
      .flatMap((line) => line.split(/[,;•|]/))
      .map((one) => {
        const [language, fluency] = one.split(/[(:–-]/);
        return { language: language?.trim(), fluency: fluency?.replace(")", "").trim() };
      }),
    certificates: (sections["certificates"] ?? []).map((name) => ({ name })),
    projects: (sections["projects"] ?? []).slice(0, 1).map((name) => ({ name })),
  };
}

function entries(lines: readonly string[] = []) {
  const found: { head: string[]; start?: string; end?: string | undefined; rest: string[] }[] = [];
  for (const line of lines) {
    const match = period.exec(line);
    if (match) {
      const head = line
        .replace(match[0], "")
        .split(/\s[|–-]\s|,/)
        .map((one) => one.trim())
        .filter((one) => one !== "");
      found.push({
        head,
        start: plainDate(match[1] ?? ""),
        end: /\d{4}/.test(match[2] ?? "") ? plainDate(match[2] ?? "") : undefined,
        rest: [],
      });
    } else {
      const last = found.at(-1);
      if (last && last.head.length < 2 && last.rest.length === 0 && !/^[•-]/.test(line)) last.head.push(line);
      else last?.rest.push(line.replace(/^[•-]\s*/, ""));
    }
  }
  return found;
}

function plainDate(text: string): string {
  const year = /\d{4}/.exec(text)?.[0] ?? "";
  const month = /(?:^|[-./])(\d{1,2})(?=[-./]|$)/.exec(text)?.[1];
  return month ? `${year}-${month.padStart(2, "0")}` : year;
}
