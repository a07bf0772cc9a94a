import { isObject, type JsonObject } from "../../../platform/json/json-object.ts";
import { templates, readLook, type CvLook, type TemplateName } from "../../document/cv-look.ts";
import { readableOnWhite } from "../../view-model/page-look.ts";
import { languageNames } from "../../translations/form-words.constants.ts";
import type { CvLanguage } from "../../translations/translations.ts";
import type { LeftOut } from "../import-report.ts";

/** The template that is most like each of Reactive Resume, by columns and head. */
const nearest: Readonly<Record<string, TemplateName>> = {
  onyx: "ledger",
  rhyhorn: "engineer",
  kakuna: "editorial",
  bronzor: "swiss",
  nosepass: "europass",
  leafish: "band",
  azurill: "sidebar",
  castform: "sidebar",
  celebi: "sidebar",
  chikorita: "sidebar",
  ditto: "sidebar",
  ditgar: "sidebar",
  gengar: "sidebar",
  glalie: "sidebar",
  lapras: "sidebar",
  pikachu: "sidebar",
};

type Metadata = { look: CvLook; language: CvLanguage | null; notes: string[]; leftOut: LeftOut[] };

/** Reads the look and the language of a Reactive Resume of any version. */
export function readMetadata(value: unknown): Metadata {
  const metadata = isObject(value) ? value : {};
  const name = textAt(metadata, "template");
  const template = nearest[name.toLowerCase()];
  const page = isObject(metadata["page"]) ? metadata["page"] : {};
  const colour = hexOf(
    textAt(metadata, "theme", "primary") || textAt(metadata, "design", "colors", "primary"),
  );
  const locale = (textAt(metadata, "locale") || textAt(page, "locale")).slice(0, 2).toLowerCase();
  return {
    look: readLook({ template, accent: colour && readableOnWhite(colour), pageSize: textAt(page, "format") }),
    language: Object.hasOwn(languageNames, locale) ? (locale as CvLanguage) : null,
    notes: template
      ? [`The template “${name}” became ${templates[template].label}, the one most like it.`]
      : [],
    leftOut: leftOutOf(metadata),
  };
}

function leftOutOf(metadata: JsonObject): LeftOut[] {
  const css = isObject(metadata["css"]) ? metadata["css"] : {};
  const isStyled = css["visible"] === true || css["enabled"] === true;
  return [
    ...(isStyled
      ? [{ what: "Your own CSS", why: "The look is set by the template and its settings here." }]
      : []),
    ...(textAt(metadata, "notes") === ""
      ? []
      : [{ what: "Private notes", why: "They are not a part of the CV." }]),
  ];
}

function textAt(object: JsonObject, ...path: string[]): string {
  let value: unknown = object;
  for (const name of path) value = isObject(value) ? value[name] : undefined;
  return typeof value === "string" ? value.trim() : "";
}

/** "#059669" or "rgba(5, 150, 105, 1)" as #rrggbb. */
function hexOf(colour: string): string | null {
  if (/^#[\da-f]{6}$/i.test(colour)) return colour.toLowerCase();
  const [, ...channels] = /^rgba?\((\d{1,3}), *(\d{1,3}), *(\d{1,3})/.exec(colour) ?? [];
  if (channels.length !== 3) return null;
  return `#${channels.map((one) => Math.min(255, Number(one)).toString(16).padStart(2, "0")).join("")}`;
}
