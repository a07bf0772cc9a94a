import { createElement as h } from "react";
import type { ReactElement, ReactNode } from "react";
import { colours, font, layoutTable, paragraphStyle, smallPrint } from "./mail-style.ts";

type Content = { children?: ReactNode };

/** The subject of the mail as a heading above the accent line. Use one per mail. */
export function MailHeading({ children }: Content): ReactElement {
  const style = {
    margin: 0,
    fontFamily: font,
    fontSize: "30px",
    lineHeight: "34px",
    fontWeight: 600,
    letterSpacing: "-0.8px",
    color: colours.ink,
  };
  const line = {
    width: "72px",
    height: "6px",
    background: colours.accent,
    borderRadius: "3px",
    fontSize: 0,
    lineHeight: 0,
  };
  return h(
    "div",
    null,
    h("h1", { className: "ink h1", style }, children),
    h(
      "table",
      { ...layoutTable, "data-skip-in-text": true, style: { margin: "12px 0 14px" } },
      h("tbody", null, h("tr", null, h("td", { style: line }, "\u00A0"))),
    ),
  );
}

export function MailParagraph({ children }: Content): ReactElement {
  return h("p", { className: "mut", style: paragraphStyle }, children);
}

/** Emphasised words in a paragraph. */
export function MailStrong({ children }: Content): ReactElement {
  return h("b", { className: "ink", style: { color: colours.ink, fontWeight: 600 } }, children);
}

export function MailLink({ href, children }: Content & { href: string }): ReactElement {
  return h("a", { href, className: "lnk", style: { color: colours.action } }, children);
}

/** Small print within the content, such as how long a link works, or what to do if someone else made the request. */
export function MailNote({ children }: Content): ReactElement {
  return h("p", { className: "sub", style: { ...smallPrint, margin: "0 0 12px" } }, children);
}

/** The main action of the mail. In the text part its URL has a line of its own. */
export function MailButton({ href, children }: Content & { href: string }): ReactElement {
  const style = {
    display: "inline-block",
    padding: "12px 20px",
    fontFamily: font,
    fontSize: "16px",
    lineHeight: "22px",
    fontWeight: 600,
    color: colours.onAction,
    textDecoration: "none",
    borderRadius: "7px",
  };
  const cell = {
    background: colours.action,
    borderRadius: "7px",
    borderBottom: `2px solid ${colours.actionEdge}`,
  };
  return h(
    "table",
    { ...layoutTable, style: { margin: "6px 0 22px" } },
    h(
      "tbody",
      null,
      h(
        "tr",
        null,
        h("td", { className: "btn", style: cell }, h("a", { href, className: "btn", style }, children)),
      ),
    ),
  );
}

/** Names and values, one pair per line: when, from where, what about. */
export function MailFacts({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) {
  const lines = facts.flatMap(([name, value], nth) => [
    ...(nth === 0 ? [] : [h("br")]),
    `${name}: `,
    h(MailStrong, null, value),
  ]);
  return h("p", { className: "mut", style: paragraphStyle }, ...lines);
}

/** A user's message with its line breaks. */
export function MailQuote({ text }: { text: string }): ReactElement {
  const style = {
    ...paragraphStyle,
    padding: "2px 0 2px 14px",
    borderLeft: `3px solid ${colours.line}`,
    overflowWrap: "anywhere",
  } as const;
  const lines = text.split("\n").flatMap((line, nth) => (nth === 0 ? [line] : [h("br"), line]));
  return h("p", { className: "mut line", style }, ...lines);
}
