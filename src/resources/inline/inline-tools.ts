/** The small tools that a guide may have in its text, named in its front matter. */
export const inlineTools = ["date-check", "keyword-comparison", "pay-conversion"] as const;
export type InlineToolName = (typeof inlineTools)[number];
