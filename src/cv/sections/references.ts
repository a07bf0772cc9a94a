import { text } from "./field-lens.ts";
import { defineSection } from "./section.ts";

export const references = defineSection({
  title: "References",
  add: "reference",
  unnamed: "New reference",
  name: ["name"],
  fields: {
    name: { label: "Name", hint: "Ask the person first.", jsonResume: text("name") },
    reference: {
      label: "What they say, or how to reach them",
      kind: "paragraphs",
      jsonResume: text("reference"),
    },
  },
  entry: (row) => ({ title: row.line("name"), body: row.blocks("reference") }),
  jsonResume: "references",
  reactiveResume: {
    list: "references",
    read: (item) => ({
      name: item.text("name"),
      reference: ["position", "summary", "description"]
        .map((property) => item.formatted(property))
        .filter((one) => one !== "")
        .join("\n\n"),
    }),
  },
});
