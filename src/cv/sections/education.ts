import { address, period } from "./recurring-fields.ts";
import { list, text } from "./field-lens.ts";
import { defineSection } from "./section.ts";

export const education = defineSection({
  title: "Education",
  add: "education",
  unnamed: "New course of study",
  name: ["degree", "field", "institution"],
  fields: {
    institution: { label: "Institution", half: true, jsonResume: text("institution") },
    degree: { label: "Degree", half: true, jsonResume: text("studyType") },
    field: { label: "Field", jsonResume: text("area") },
    ...period,
    score: { label: "Grade", half: true, optional: true, more: true, jsonResume: text("score", ["gpa"]) },
    url: { ...address("Institution’s website"), half: true, more: true },
    thesis: { label: "Thesis", optional: true, more: true },
    courses: {
      label: "Courses",
      kind: "lines",
      optional: true,
      hint: "One a line",
      more: true,
      jsonResume: list("courses", "\n"),
    },
    description: { label: "Description", kind: "paragraphs", optional: true, more: true },
  },
  entry: (row) => ({
    // "BSc Statistics", but "Bachelor of Science, Statistics".
    title: row.joined(["degree", "field"], row.text("degree").includes(" ") ? row.words.comma : " "),
    subtitle: row.line("institution"),
    dates: row.period("startDate", "endDate"),
    link: row.link("url"),
    body: row.blocks("description"),
    lines: [
      ...row.labelled(row.words.grade, row.line("score")),
      ...row.labelled(row.words.thesis, row.line("thesis")),
      ...row.labelled(row.words.courses, row.items("courses")),
    ],
  }),
  jsonResume: "education",
  reactiveResume: {
    list: "education",
    read: (item) => ({
      institution: item.text("institution", "school"),
      degree: item.text("studyType", "degree"),
      field: item.text("area"),
      url: item.text("url", "website"),
      score: item.text("score", "grade"),
      ...item.period(),
      description: item.formatted("summary", "description"),
    }),
  },
  linkedIn: {
    table: "Education",
    read: (row) => ({
      institution: row.text("School Name"),
      degree: row.text("Degree Name"),
      startDate: row.date("Start Date"),
      endDate: row.date("End Date"),
      description: [row.formatted("Notes"), row.formatted("Activities")]
        .filter((one) => one !== "")
        .join("\n\n"),
    }),
  },
});
