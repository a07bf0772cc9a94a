import { join } from "node:path";
import type { Typeset, Typesetter } from "../typesetter.server.ts";

/** The words of a picture. */
export type SharingCard = {
  /** One line above the title: "Guide", the company of a job. */
  kicker: string;
  title: string;
  /** Facts below the title, one a line. */
  facts: readonly string[];
};

export type SharingPictures = {
  /** Draws a card as PNG of 1200 × 630, or takes it from memory. */
  draw: (card: SharingCard, by: { client: string; signal: AbortSignal }) => Promise<Typeset>;
};

const width = 1_200;
/** Pictures in memory; each has about 40 kB. */
const maxKept = 150;
const longest = { title: 160, line: 90 };

/** Draws the pictures that messengers and social networks show for a link. */
export function createSharingPictures(typesetter: Typesetter, productName: string): SharingPictures {
  const kept = new Map<string, Uint8Array>();
  return {
    async draw({ kicker, title, facts }, by) {
      const inputs = {
        product: productName,
        kicker: shortened(kicker, longest.line),
        title: shortened(title, longest.title),
        facts: facts.map((fact) => shortened(fact, longest.line)).join("\n"),
      };
      const key = JSON.stringify(inputs);
      const known = kept.get(key);
      if (known) return { ok: true, bytes: known };
      const file = join(import.meta.dirname, "sharing-picture.typ");
      const drawn = await typesetter.typeset({ file, inputs, as: { kind: "png", width } }, by);
      if (!drawn.ok) return drawn;
      kept.set(key, drawn.bytes);
      const [oldest] = kept.keys();
      if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest);
      return drawn;
    },
  };
}

function shortened(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`;
}
