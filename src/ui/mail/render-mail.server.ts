import { render, toPlainText } from "@react-email/render";
import type { ReactElement } from "react";

/** The part of html-to-text's formatter types that is used here. Its type package is not among our dependencies. */
type Formatter = (
  element: { children: unknown; attribs: Record<string, string> },
  walk: (children: unknown, builder: Builder) => void,
  builder: Builder,
) => void;
type Builder = {
  openBlock: (options: { leadingLineBreaks: number }) => void;
  closeBlock: (options: { trailingLineBreaks: number }) => void;
  addLineBreak: () => void;
  addInline: (text: string, options: { noWordTransform: boolean }) => void;
};

/** Writes a button's label, and its URL on a line of its own, so that no other text is taken as part of it. */
const button: Formatter = (element, walk, builder) => {
  builder.openBlock({ leadingLineBreaks: 2 });
  walk(element.children, builder);
  builder.addLineBreak();
  builder.addInline(element.attribs["href"] ?? "", { noWordTransform: true });
  builder.closeBlock({ trailingLineBreaks: 2 });
};

const textOptions = {
  formatters: { button },
  selectors: [
    { selector: "h1", options: { uppercase: false } },
    { selector: "a", options: { linkBrackets: ["<", ">"], hideLinkHrefIfSameAsText: true } },
    { selector: "a.btn", format: "button" },
  ],
};

/** Renders a mail as HTML and as text. The element is a `MailLayout` with parts from `mail-parts.ts`. */
export async function renderMail(element: ReactElement): Promise<{ html: string; text: string }> {
  const html = await render(element);
  return {
    html,
    text: toPlainText(html, textOptions)
      .replaceAll(/\n{3,}/g, "\n\n")
      .trim(),
  };
}
