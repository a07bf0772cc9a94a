import { achievements, address, paragraph, period } from "./recurring-fields.ts";
import { text } from "./field-lens.ts";
import { defineSection } from "./section.ts";

export const volunteering = defineSection({
  title: "Volunteering",
  add: "volunteering",
  unnamed: "New volunteering",
  name: ["position", "organisation"],
  shared: ["organisation", "url"],
  fields: {
    organisation: { label: "Organisation", half: true, jsonResume: text("organization") },
    position: { label: "What you did", half: true, jsonResume: text("position") },
    ...period,
    description: achievements,
    url: { ...address("Organisation’s website"), more: true },
    summary: { ...paragraph("In a sentence", "summary"), more: true },
  },
  employer: { name: "organisation", post: "position", url: "url" },
  entry: (row) => ({
    title: row.line("position"),
    subtitle: row.line("organisation"),
    dates: row.period("startDate", "endDate"),
    link: row.link("url"),
    body: [...row.blocks("summary"), ...row.blocks("description")],
  }),
  jsonResume: "volunteer",
  reactiveResume: {
    list: "volunteer",
    read: (item) => ({
      organisation: item.text("organization"),
      position: item.text("position"),
      url: item.text("url", "website"),
      ...item.period(),
      ...item.achievements("summary", "description"),
    }),
  },
  linkedIn: {
    table: "Volunteering",
    read: (row) => ({
      organisation: row.text("Company Name"),
      position: row.text("Role"),
      ...row.period(),
      ...row.achievements(),
    }),
  },
});
