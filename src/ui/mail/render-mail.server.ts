import { render, toPlainText } from "@react-email/render";
import type { ReactElement } from "react";

/** As much as is needed here of what html-to-text hands to a formatter; its types are not among our packages. */
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

/** A button's words, and under them its address, where nothing can be taken for a part of it. */
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

/** Writes a mail in both its forms. The element is a `MailLayout` with parts from `mail-parts.ts`. */
export async function renderMail(element: ReactElement): Promise<{ html: string; text: string }> {
  const html = await render(element);
  return {
    html,
    text: toPlainText(html, textOptions)
      .replaceAll(/\n{3,}/g, "\n\n")
      .trim(),
  };
}
