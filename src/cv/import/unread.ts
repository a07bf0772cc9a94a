import type { LeftOut } from "./import-report.ts";

/** Collects the properties with content that no field of the CV took, over all entries of a file. */
export type Unread = {
  /**
   * Adds the unread properties of an object.
   *
   * @param part "Skills"
   * @param values the texts of its properties by name
   */
  add: (part: string, values: ReadonlyMap<string, string>) => void;
  list: () => LeftOut[];
};

/** Levels in dots and bars, which other programs draw next to skills and languages. */
const levels = /^(?:level|levelnum|rating|proficiencylevel)$/i;
const longest = 60;

export function collectUnread(): Unread {
  const found = new Map<string, { part: string; name: string; texts: string[] }>();
  return {
    add(part, values) {
      for (const [name, text] of values) {
        const key = `${part} ${name}`;
        const entry = found.get(key) ?? { part, name, texts: [] };
        entry.texts.push(text);
        found.set(key, entry);
      }
    },
    list: () => [...found.values()].map(leftOut),
  };
}

function leftOut({ part, name, texts }: { part: string; name: string; texts: string[] }): LeftOut {
  if (levels.test(name)) {
    return {
      what: `${part}: levels in dots${times(texts.length)}`,
      why: "Levels are words here. Write one where it matters.",
    };
  }
  const [first = ""] = texts;
  const sample = first.length > longest ? `${first.slice(0, longest - 1)}…` : first;
  const more = texts.length > 1 ? `, and ${texts.length - 1} more` : "";
  return { what: `${part}: ${name} “${sample}”${more}`, why: "A CV here has no field for it." };
}

const times = (count: number): string => (count > 1 ? `, ${count} times` : "");
