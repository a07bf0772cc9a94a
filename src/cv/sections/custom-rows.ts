import { achievements, address, period } from "./recurring-fields.ts";
import { defineCustomRows } from "./section.ts";

/** JSON Resume has no place for these rows, so our extension of it stores them. */
export const customRows = defineCustomRows({
  add: "entry",
  unnamed: "New entry",
  name: ["title", "subtitle"],
  fields: {
    title: { label: "Title", half: true },
    subtitle: { label: "Subtitle", half: true, optional: true },
    ...period,
    description: achievements,
    url: { ...address("Address"), more: true },
  },
  entry: (row) => ({
    title: row.line("title"),
    subtitle: row.line("subtitle"),
    dates: row.period("startDate", "endDate"),
    link: row.link("url"),
    body: row.blocks("description"),
  }),
  reactiveResume: (item) => ({
    title: item.text("name", "title", "company", "school", "organization"),
    subtitle: item.text("position", "location", "awarder", "issuer", "publisher"),
    url: item.text("url", "website"),
    ...item.period(),
    description: item.formatted("summary", "description", "content"),
  }),
});
