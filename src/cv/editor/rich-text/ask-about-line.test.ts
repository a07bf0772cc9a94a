import { EditorState, TextSelection } from "prosemirror-state";
import { expect, test } from "vitest";
import { readRichText } from "../../../text/blocks/read-rich-text.ts";
import { writeRichText } from "../../../text/blocks/write-rich-text.ts";
import { documentOfText } from "./document-of-text.ts";
import { lineAtCursor, replaceLine } from "./ask-about-line.tsx";
import { textOfDocument } from "./create-editor.ts";

/** The cursor is at the first occurrence of the words. */
function stateAt(markdown: string, words: string): EditorState {
  const doc = documentOfText(readRichText(markdown), "bullets");
  let place = 0;
  doc.descendants((node, at) => {
    if (node.text?.includes(words)) place ||= at + node.text.indexOf(words);
  });
  return EditorState.create({ doc, selection: TextSelection.create(doc, place) });
}

const bullets = "- Led a **team** of six.\n- Sold tea.\n- Sold tea.";

test("the line is the bullet with the cursor", () => {
  expect(lineAtCursor(stateAt(bullets, "team"))).toBe("Led a team of six.");
  expect(lineAtCursor(stateAt("", ""))).toBe("");
});

test("only that bullet is replaced, and its new text is not Markdown", () => {
  const state = stateAt(bullets, "team");
  const next = replaceLine(state, "Led a team of six.", "Six *people* [followed](https://x.example).");
  expect(
    next && textOfDocument(next.doc).map(({ spans }) => spans.map(({ text, href }) => [text, href])),
  ).toEqual([
    [["Six *people* [followed](https://x.example).", null]],
    [["Sold tea.", null]],
    [["Sold tea.", null]],
  ]);
  expect(next && readRichText(writeRichText(textOfDocument(next.doc)))[0]?.spans[0]?.href).toBeNull();
});

test("a line that has changed meanwhile is not replaced", () => {
  expect(replaceLine(stateAt(bullets, "team"), "Led a team of five.", "Anything")).toBeNull();
});
