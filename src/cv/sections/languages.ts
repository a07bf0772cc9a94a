import { text } from "./field-lens.ts";
import { defineSection } from "./section.ts";

export const languages = defineSection({
  title: "Languages",
  add: "language",
  unnamed: "New language",
  name: ["language", "fluency"],
  fields: {
    language: { label: "Language", half: true, jsonResume: text("language") },
    fluency: {
      label: "How well",
      half: true,
      hint: "For example Native, C1, Basics",
      jsonResume: text("fluency"),
    },
  },
  line: (row) => ({ label: row.noted("language", "fluency"), items: [] }),
  jsonResume: "languages",
  reactiveResume: {
    list: "languages",
    read: (item) => ({
      language: item.text("name", "language"),
      fluency: item.text("description", "fluency"),
    }),
  },
  linkedIn: {
    table: "Languages",
    read: (row) => ({ language: row.text("Name"), fluency: row.text("Proficiency") }),
  },
});
