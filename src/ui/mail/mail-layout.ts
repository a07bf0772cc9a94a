import { createElement as h } from "react";
import type { ReactElement, ReactNode } from "react";
import { colours, darkStyle, font, layoutTable, smallPrint } from "./mail-style.ts";

export type MailLayoutProps = {
  /** The sending site. `Config` has both values. */
  site: { productName: string; publicUrl: string };
  title: string;
  /** Text that an inbox shows next to the subject. */
  preheader: string;
  /** Says in one or two sentences why the reader gets this: "You get this because …" */
  reason: string;
  /** For optional mail: the URL that unsubscribes. It is also in `Mail.unsubscribe`. */
  unsubscribe?: string;
  /** More small print, shown after the reason. */
  footer?: ReactNode;
  children?: ReactNode;
};

/**
 * The layout of every mail: one column of 600 pixels with the site's name, the content and the small print.
 *
 * This file and every mail use `createElement`, since mail is also written outside the site's build, where nothing
 * compiles JSX.
 *
 * Write mails with `writeMail`, which puts the heading and the parts into this layout.
 */
export function MailLayout(props: MailLayoutProps): ReactElement {
  const { title, preheader } = props;
  return h(
    "html",
    { lang: "en-GB" },
    h(
      "head",
      null,
      h("meta", { charSet: "utf-8" }),
      h("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
      h("meta", { name: "color-scheme", content: "light dark" }),
      h("meta", { name: "supported-color-schemes", content: "light dark" }),
      h("title", null, title),
      h("style", null, darkStyle),
    ),
    h(
      "body",
      {
        className: "bg",
        style: { margin: 0, padding: 0, background: colours.ground, WebkitTextSizeAdjust: "100%" },
      },
      h(
        "div",
        { "data-skip-in-text": true, style: { display: "none", maxHeight: 0, overflow: "hidden" } },
        preheader,
      ),
      h("div", { role: "main" }, column(props)),
    ),
  );
}

function column({ site, reason, unsubscribe, footer, children }: MailLayoutProps): ReactElement {
  const width = { width: "100%", style: { maxWidth: "600px" } };
  return wholeWidth(
    h(
      "table",
      {
        ...layoutTable,
        ...width,
        className: "card",
        style: { ...width.style, background: colours.card, borderRadius: "11px" },
      },
      h(
        "tbody",
        null,
        row({ padding: "26px 36px 0" }, brand(site.productName)),
        row({ padding: "26px 36px 34px" }, children),
      ),
    ),
    h(
      "table",
      { ...layoutTable, ...width },
      h(
        "tbody",
        null,
        h(
          "tr",
          null,
          h(
            "td",
            { className: "sub pad", style: { ...smallPrint, padding: "20px 36px 8px" } },
            h("p", { style: { margin: "0 0 20px" } }, reason, footer && " ", footer, stop(unsubscribe)),
            h(
              "p",
              { style: { margin: 0 } },
              link(site.publicUrl, site.productName),
              " is free and open source. This message has no tracking pixel.",
            ),
          ),
        ),
      ),
    ),
  );
}

function wholeWidth(...content: ReactNode[]): ReactElement {
  return h(
    "table",
    { ...layoutTable, className: "bg", width: "100%", style: { background: colours.ground } },
    h(
      "tbody",
      null,
      h("tr", null, h("td", { align: "center", style: { padding: "28px 12px" } }, ...content)),
    ),
  );
}

function row(style: { padding: string }, content: ReactNode): ReactElement {
  return h("tr", null, h("td", { className: "pad", style }, content));
}

/** The logo is a letter on a tile, so that there is no image to load. */
function brand(productName: string): ReactElement {
  const tile = {
    width: "28px",
    height: "28px",
    background: colours.action,
    borderRadius: "7px",
    textAlign: "center",
    fontFamily: font,
    fontSize: "17px",
    lineHeight: "28px",
    fontWeight: 700,
    color: colours.onAction,
  } as const;
  const name = {
    paddingLeft: "9px",
    fontFamily: font,
    fontSize: "18px",
    fontWeight: 600,
    letterSpacing: "-0.4px",
    color: colours.ink,
  } as const;
  return h(
    "table",
    layoutTable,
    h(
      "tbody",
      null,
      h(
        "tr",
        null,
        h(
          "td",
          { style: tile, "aria-hidden": true, "data-skip-in-text": true },
          productName.match(/./u)?.[0].toUpperCase(),
        ),
        h("td", { className: "ink", style: name }, productName),
      ),
    ),
  );
}

function stop(unsubscribe: string | undefined): ReactNode {
  if (unsubscribe === undefined) return null;
  return [" ", h("span", { key: "stop" }, link(unsubscribe, "Stop these emails"), ", without signing in.")];
}

function link(href: string, words: string): ReactElement {
  return h("a", { href, className: "lnk", style: { color: colours.action } }, words);
}
