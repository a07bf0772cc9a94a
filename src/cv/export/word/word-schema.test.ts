import { strFromU8, unzipSync } from "fflate";
import { Parser } from "htmlparser2";
import { expect, test } from "vitest";
import { matrixNames, matrixPerson } from "../../../../tests/cv/matrix-people.ts";
import { pageOf } from "../../../../tests/support/engines.ts";
import { templates, type TemplateName } from "../../document/cv-look.ts";
import { toDocx } from "../to-docx.ts";
import { oneOfEachRow } from "../../../../tests/support/full-run.ts";

/**
 * The order of elements in others. Word refuses a file with another order; LibreOffice opens it.
 *
 * Source: the schemas wml.xsd and dml-wordprocessingDrawing.xsd of ECMA-376, 5th edition, transitional
 */
const orders: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries({
    "w:pPr":
      "pStyle keepNext keepLines pageBreakBefore framePr widowControl numPr suppressLineNumbers pBdr shd tabs suppressAutoHyphens kinsoku wordWrap overflowPunct topLinePunct autoSpaceDE autoSpaceDN bidi adjustRightInd snapToGrid spacing ind contextualSpacing mirrorIndents suppressOverlap jc textDirection textAlignment textboxTightWrap outlineLvl divId cnfStyle rPr sectPr pPrChange",
    "w:rPr":
      "rStyle rFonts b bCs i iCs caps smallCaps strike dstrike outline shadow emboss imprint noProof snapToGrid vanish webHidden color spacing w kern position sz szCs highlight u effect bdr shd fitText vertAlign rtl cs em lang eastAsianLayout specVanish oMath",
    "w:style":
      "name aliases basedOn next link autoRedefine hidden uiPriority semiHidden unhideWhenUsed qFormat locked personal personalCompose personalReply rsid pPr rPr tblPr trPr tcPr tblStylePr",
    "w:sectPr":
      "headerReference footerReference footnotePr endnotePr type pgSz pgMar paperSrc pgBorders lnNumType pgNumType cols formProt vAlign noEndnote titlePg textDirection bidi rtlGutter docGrid",
    "w:pBdr": "top left bottom right between bar",
    "w:numPr": "ilvl numId",
    "w:tblPr":
      "tblStyle tblpPr tblOverlap bidiVisual tblStyleRowBandSize tblStyleColBandSize tblW jc tblCellSpacing tblInd tblBorders shd tblLayout tblCellMar tblLook",
    "w:numbering": "numPicBullet abstractNum num numIdMacAtCleanup",
    "w:abstractNum": "nsid multiLevelType tmpl name styleLink numStyleLink lvl",
    "w:lvl": "start numFmt lvlRestart pStyle isLgl suff lvlText lvlPicBulletId legacy lvlJc pPr rPr",
    "w:num": "abstractNumId lvlOverride",
    "w:styles": "docDefaults latentStyles style",
    "w:settings":
      "zoom displayBackgroundShape mirrorMargins defaultTabStop autoHyphenation evenAndOddHeaders footnotePr endnotePr compat rsids themeFontLang decimalSymbol listSeparator",
    "w:font":
      "altName panose1 charset family notTrueType pitch sig embedRegular embedBold embedItalic embedBoldItalic",
    "wp:anchor":
      "simplePos positionH positionV extent effectExtent wrapNone wrapSquare wrapTight wrapThrough wrapTopAndBottom docPr cNvGraphicFramePr graphic",
    "wp:inline": "extent effectExtent docPr cNvGraphicFramePr graphic",
  }).map(([parent, children]) => [parent, children.split(" ")]),
);

/** Elements that may be there once. */
const single = new Set(["w:pPr", "w:rPr", "w:numPr", "w:pBdr", "wp:anchor", "wp:inline"]);

/** Lists the faults in the XML of a part, each once. */
function faultsOf(xml: string): string[] {
  const faults = new Set<string>();
  const open: { name: string; children: string[] }[] = [];
  const ids = new Set<string>();
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        open.at(-1)?.children.push(name.replace(/^\w+:/, ""));
        open.push({ name, children: [] });
        for (const [of, key] of identities) {
          const id = of === name ? attributes[key] : undefined;
          if (id === undefined) continue;
          if (ids.has(`${of} ${id}`)) faults.add(`${of} has the id ${id} twice`);
          ids.add(`${of} ${id}`);
        }
      },
      onclosetag: () => {
        const { name = "", children = [] } = open.pop() ?? {};
        const order = orders[name];
        if (!order) return;
        const places = children.map((child) => order.indexOf(child));
        const isInOrder = places.every((place, index) => place >= (places[index - 1] ?? 0));
        if (!isInOrder) faults.add(`${name} has ${children.join(" ")}`);
        if (single.has(name) && new Set(children).size < children.length)
          faults.add(`${name} has ${children.join(" ")}, one of them twice`);
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return [...faults];
}

/** Attributes that no other element of the same name in a part may repeat. */
const identities = [
  ["w:style", "w:styleId"],
  ["w:abstractNum", "w:abstractNumId"],
  ["w:num", "w:numId"],
  ["w:bookmarkStart", "w:id"],
  ["wp:docPr", "id"],
  ["Relationship", "Id"],
  ["Override", "PartName"],
  ["Default", "Extension"],
] as const;

const cells = (Object.keys(templates) as TemplateName[]).map((template) =>
  matrixNames.map((person) => ({ template, person })),
);

test.each(oneOfEachRow(cells))(
  "the Word file of $person in $template keeps to the schema",
  async ({ template, person }) => {
    const cv = matrixPerson(person);
    const files = unzipSync(
      await toDocx(pageOf({ ...cv, look: { ...cv.look, template, contacts: "icons" } })),
    );
    const texts = Object.entries(files)
      .filter(([name]) => /\.(xml|rels)$/.test(name))
      .map(([name, bytes]) => [name, strFromU8(bytes)] as const);
    expect(texts.flatMap(([name, xml]) => faultsOf(xml).map((fault) => `${name}: ${fault}`))).toEqual([]);

    const xml = Object.fromEntries(texts);
    const document = xml["word/document.xml"] ?? "";
    const targets = [...(xml["word/_rels/document.xml.rels"] ?? "").matchAll(/<Relationship [^>]*>/g)]
      .map(([one]) => ({
        id: / Id="([^"]*)"/.exec(one)?.[1],
        target: / Target="([^"]*)"/.exec(one)?.[1],
        one,
      }))
      .map((link) => ({ ...link, isOutside: link.one.includes('TargetMode="External"') }));
    const absent = targets.filter(({ target, isOutside }) => !isOutside && !(`word/${target}` in files));
    expect(absent).toEqual([]);
    const known = new Set(targets.map(({ id }) => id));
    const used = [...document.matchAll(/ r:(?:id|embed)="([^"]*)"/g)].map(([, id]) => id);
    expect(used.filter((id) => !known.has(id))).toEqual([]);
    const styles = new Set(
      [...(xml["word/styles.xml"] ?? "").matchAll(/w:styleId="([^"]*)"/g)].map(([, id]) => id),
    );
    const named = [...document.matchAll(/<w:[pr]Style w:val="([^"]*)"/g)].map(([, id]) => id);
    expect(named.filter((id) => !styles.has(id))).toEqual([]);
    const types = xml["[Content_Types].xml"] ?? "";
    const untyped = Object.keys(files).filter(
      (name) =>
        name !== "[Content_Types].xml" &&
        !types.includes(`PartName="/${name}"`) &&
        !types.includes(`Extension="${name.split(".").at(-1)}"`),
    );
    expect(untyped).toEqual([]);
  },
);

test("the order of elements is judged", () => {
  expect(faultsOf("<w:pPr><w:jc/><w:keepNext/></w:pPr>")).toEqual(["w:pPr has jc keepNext"]);
  expect(faultsOf("<w:rPr><w:b/><w:b/></w:rPr>")).toHaveLength(1);
  expect(faultsOf('<a><wp:docPr id="1"/><wp:docPr id="1"/></a>')).toEqual(["wp:docPr has the id 1 twice"]);
});
