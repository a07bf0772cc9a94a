import type { CSSProperties } from "react";

/**
 * Mail cannot load tokens.css. These are the sRGB values of its light roles for inline styles. `darkStyle` has the dark
 * ones for the same class names. Mail has no images, no web fonts, and nothing that tracks reading.
 */
export const colours = {
  ground: "#fafaf7",
  card: "#ffffff",
  ink: "#181e2a",
  muted: "#4a505b",
  subtle: "#626872",
  line: "#deded9",
  action: "#144dbd",
  actionEdge: "#0b3c9d",
  onAction: "#ffffff",
  accent: "#e7f162",
} as const;

export const font = "'Instrument Sans',Arial,Helvetica,sans-serif";

/** Overrides for readers that prefer dark mode, and for narrow screens. */
export const darkStyle = `
@media (prefers-color-scheme: dark) {
  .bg { background: #0f131a !important; } .card { background: #161b24 !important; }
  .ink { color: #f0f0ec !important; } .mut { color: #b9bec6 !important; } .sub { color: #959ca5 !important; }
  .line { border-color: #2f343f !important; } .lnk { color: #7db1fe !important; }
  .btn { background: #7db1fe !important; color: #061431 !important; border-bottom-color: #4f83d4 !important; }
  .good { background: #173523 !important; color: #77de96 !important; }
  .warn { background: #3f2c10 !important; color: #f7c56d !important; }
}
@media (max-width: 480px) {
  .pad { padding-left: 20px !important; padding-right: 20px !important; }
  .h1 { font-size: 25px !important; line-height: 29px !important; }
}
a:focus-visible { outline: 2px solid #144dbd; outline-offset: 2px; }
`;

/** Normal text. */
export const paragraphStyle: CSSProperties = {
  margin: "0 0 16px",
  fontFamily: font,
  fontSize: "16px",
  lineHeight: "24px",
  color: colours.muted,
};

export const smallPrint: CSSProperties = {
  fontFamily: font,
  fontSize: "13px",
  lineHeight: "20px",
  color: colours.subtle,
};

/** A table that is used only for layout. */
export const layoutTable = { role: "presentation", cellPadding: 0, cellSpacing: 0 } as const;
