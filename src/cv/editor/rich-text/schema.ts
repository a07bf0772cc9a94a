import { Schema } from "prosemirror-model";

/** The content that the editor of long texts allows: paragraphs and bullets with bold, italics and links. */
export const schema = new Schema({
  nodes: {
    doc: { content: "(paragraph | bullet_list)+" },
    paragraph: { content: "(text | hard_break)*", toDOM: () => ["p", 0], parseDOM: [{ tag: "p" }] },
    bullet_list: { content: "list_item+", toDOM: () => ["ul", 0], parseDOM: [{ tag: "ul" }] },
    list_item: {
      content: "paragraph bullet_list?",
      defining: true,
      toDOM: () => ["li", 0],
      parseDOM: [{ tag: "li" }],
    },
    hard_break: {
      inline: true,
      selectable: false,
      leafText: () => "\n",
      toDOM: () => ["br"],
      parseDOM: [{ tag: "br" }],
    },
    text: {},
  },
  marks: {
    link: {
      attrs: { href: { validate: "string" } },
      inclusive: false,
      toDOM: ({ attrs }) => ["a", { href: String(attrs["href"]), title: String(attrs["href"]) }, 0],
    },
    bold: { toDOM: () => ["strong", 0], parseDOM: [{ tag: "strong" }, { tag: "b" }] },
    italic: { toDOM: () => ["em", 0], parseDOM: [{ tag: "em" }, { tag: "i" }] },
  },
});

export const {
  paragraph,
  bullet_list: bulletList,
  list_item: listItem,
  hard_break: hardBreak,
} = schema.nodes;
export const { bold, italic, link } = schema.marks;
