import table from "../../../data/cv/score/citations.json" with { type: "json" };

export type Citation = { source: string; url: string };

/** Where the rules come from. Each is advice of an employer's software, a university or a public career service. */
export const citations: Readonly<Record<keyof typeof table, Citation>> = table;
