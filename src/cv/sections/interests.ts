import { keywords } from "./recurring-fields.ts";
import { text } from "./field-lens.ts";
import { defineSection } from "./section.ts";

export const interests = defineSection({
  title: "Interests",
  add: "interest",
  unnamed: "New interest",
  name: ["name"],
  fields: {
    name: { label: "Interest", half: true, jsonResume: text("name") },
    keywords: { ...keywords("In detail"), half: true },
  },
  line: (row) => ({ label: row.line("name"), items: row.items("keywords") }),
  jsonResume: "interests",
  reactiveResume: {
    list: "interests",
    read: (item) => ({ name: item.text("name"), keywords: item.text("keywords") }),
  },
});
