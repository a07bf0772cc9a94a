import { keywords } from "./recurring-fields.ts";
import { text } from "./field-lens.ts";
import { defineSection } from "./section.ts";

export const skills = defineSection({
  title: "Skills",
  add: "skill",
  unnamed: "New skill",
  name: ["name"],
  fields: {
    name: { label: "Skill", jsonResume: text("name") },
    level: { label: "Level", half: true, optional: true, more: true, jsonResume: text("level") },
    keywords: { ...keywords("Keywords"), half: true, more: true },
  },
  line: (row) => ({ label: row.noted("name", "level"), items: row.items("keywords") }),
  jsonResume: "skills",
  reactiveResume: {
    list: "skills",
    read: (item) => ({
      name: item.text("name"),
      level: item.text("description", "proficiency"),
      keywords: item.text("keywords"),
    }),
  },
  linkedIn: { table: "Skills", read: (row) => ({ name: row.text("Name") }) },
});
