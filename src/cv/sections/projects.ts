import { achievements, address, keywords, paragraph, period } from "./recurring-fields.ts";
import { list, text } from "./field-lens.ts";
import { defineSection } from "./section.ts";

export const projects = defineSection({
  title: "Projects",
  add: "project",
  unnamed: "New project",
  name: ["name", "organisation"],
  fields: {
    name: { label: "Name", half: true, jsonResume: text("name") },
    role: { label: "Your role", half: true, optional: true, jsonResume: list("roles", ", ") },
    ...period,
    description: achievements,
    organisation: {
      label: "Organisation",
      half: true,
      optional: true,
      more: true,
      jsonResume: text("entity"),
    },
    url: { ...address("Address"), half: true, more: true },
    summary: { ...paragraph("In a sentence", "description"), more: true },
    keywords: { ...keywords("Keywords"), more: true },
  },
  entry: (row) => ({
    title: row.line("name"),
    subtitle: row.joined(["role", "organisation"]),
    dates: row.period("startDate", "endDate"),
    link: row.link("url"),
    body: [...row.blocks("summary"), ...row.blocks("description")],
    lines: row.labelled(null, row.items("keywords")),
  }),
  jsonResume: "projects",
  reactiveResume: {
    list: "projects",
    read: (item) => {
      // Version 4 has a separate line in addition to the text. Version 5 only has the text.
      const hasLine = item.text("summary") !== "";
      return {
        name: item.text("name"),
        role: hasLine ? item.text("description") : "",
        url: item.text("url", "website"),
        keywords: item.text("keywords"),
        ...item.period(),
        ...item.achievements(hasLine ? "summary" : "description"),
      };
    },
  },
  linkedIn: {
    table: "Projects",
    read: (row) => ({
      name: row.text("Title"),
      url: row.text("Url"),
      ...row.period(),
      ...row.achievements(),
    }),
  },
});
