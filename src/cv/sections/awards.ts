import { oneDate, paragraph } from "./recurring-fields.ts";
import { text } from "./field-lens.ts";
import { defineSection } from "./section.ts";

export const awards = defineSection({
  title: "Awards",
  add: "award",
  unnamed: "New award",
  name: ["title", "awarder"],
  fields: {
    title: { label: "Title", half: true, jsonResume: text("title") },
    awarder: { label: "Given by", half: true, jsonResume: text("awarder") },
    date: oneDate("date"),
    summary: paragraph("What it was for", "summary"),
  },
  entry: (row) => ({
    title: row.line("title"),
    subtitle: row.line("awarder"),
    dates: row.date("date"),
    body: row.blocks("summary"),
  }),
  jsonResume: "awards",
  reactiveResume: {
    list: "awards",
    read: (item) => ({
      title: item.text("title"),
      awarder: item.text("awarder"),
      date: item.date("date"),
      summary: item.formatted("summary", "description"),
    }),
  },
  linkedIn: {
    table: "Honors",
    read: (row) => ({
      title: row.text("Title"),
      date: row.date("Issued On"),
      summary: row.formatted("Description"),
    }),
  },
});
