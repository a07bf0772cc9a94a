import { address, oneDate, paragraph } from "./recurring-fields.ts";
import { text } from "./field-lens.ts";
import { defineSection } from "./section.ts";

export const publications = defineSection({
  title: "Publications",
  add: "publication",
  unnamed: "New publication",
  name: ["name", "publisher"],
  fields: {
    name: { label: "Title", jsonResume: text("name") },
    publisher: { label: "Publisher or journal", half: true, jsonResume: text("publisher") },
    date: oneDate("releaseDate"),
    url: address("Address"),
    summary: paragraph("Authors, pages or a note", "summary"),
  },
  entry: (row) => ({
    title: row.line("name"),
    subtitle: row.line("publisher"),
    dates: row.date("date"),
    link: row.link("url"),
    body: row.blocks("summary"),
  }),
  jsonResume: "publications",
  reactiveResume: {
    list: "publications",
    read: (item) => ({
      name: item.text("name", "title"),
      publisher: item.text("publisher"),
      date: item.date("date"),
      url: item.text("url", "website"),
      summary: item.formatted("summary", "description"),
    }),
  },
  linkedIn: {
    table: "Publications",
    read: (row) => ({
      name: row.text("Name"),
      publisher: row.text("Publisher"),
      date: row.date("Published On"),
      url: row.text("Url"),
      summary: row.formatted("Description"),
    }),
  },
});
