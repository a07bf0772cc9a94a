import { text, wholeItems } from "./field-lens.ts";
import { defineSection } from "./section.ts";

export const skills = defineSection({
  title: "Skills",
  add: "skill",
  unnamed: "New skill",
  name: ["name"],
  fields: {
    /** A skill, or the name of a group. */
    name: { label: "Skill", jsonResume: text("name") },
    level: {
      label: "Level",
      hint: "For example Advanced. It appears in brackets after the name.",
      optional: true,
      more: true,
      jsonResume: text("level"),
    },
    keywords: {
      label: "Skills in this group",
      kind: "lines",
      optional: true,
      hint: "One a line, each with its level if you like: Rust (daily). The name above becomes the name of the group.",
      more: true,
      jsonResume: wholeItems("keywords"),
    },
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
