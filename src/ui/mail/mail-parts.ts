import { createElement as h } from "react";
import type { ReactElement, ReactNode } from "react";
import { colours, font, layoutTable, paragraphStyle, smallPrint } from "./mail-style.ts";

/** The subject of the mail as a heading above the accent line. Use one per mail. */
export function mailHeading(words: string): ReactElement {
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
    h("h1", { className: "ink h1", style }, words),
    h(
      "table",
      { ...layoutTable, "data-skip-in-text": true, style: { margin: "12px 0 14px" } },
      h("tbody", null, h("tr", null, h("td", { style: line }, "\u00A0"))),
    ),
  );
}

export function mailParagraph(...content: readonly ReactNode[]): ReactElement {
  return h("p", { className: "mut", style: paragraphStyle }, ...content);
}

/** Emphasised words in a paragraph. */
export function mailStrong(words: string): ReactElement {
  return h("b", { className: "ink", style: { color: colours.ink, fontWeight: 600 } }, words);
}

export function mailLink(href: string, words: string): ReactElement {
  return h("a", { href, className: "lnk", style: { color: colours.action } }, words);
}

/** Small print within the content, such as how long a link works, or what to do if someone else made the request. */
export function mailNote(...content: readonly ReactNode[]): ReactElement {
  return h("p", { className: "sub", style: { ...smallPrint, margin: "0 0 12px" } }, ...content);
}

/** The main action of the mail. In the text part its URL has a line of its own. */
export function mailButton(href: string, words: string): ReactElement {
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
        h("td", { className: "btn", style: cell }, h("a", { href, className: "btn", style }, words)),
      ),
    ),
  );
}

/** Names and values, one pair per line: when, from where, what about. */
export function mailFacts(facts: readonly (readonly [name: string, value: string])[]): ReactElement {
  const lines = facts.flatMap(([name, value], nth) => [
    ...(nth === 0 ? [] : [h("br")]),
    `${name}: `,
    mailStrong(value),
  ]);
  return h("p", { className: "mut", style: paragraphStyle }, ...lines);
}

/** A user's message with its line breaks. */
export function mailQuote(text: string): ReactElement {
  const style = {
    ...paragraphStyle,
    padding: "2px 0 2px 14px",
    borderLeft: `3px solid ${colours.line}`,
    overflowWrap: "anywhere",
  } as const;
  const lines = text.split("\n").flatMap((line, nth) => (nth === 0 ? [line] : [h("br"), line]));
  return h("p", { className: "mut line", style }, ...lines);
}
