import { achievements, address, paragraph, period } from "./recurring-fields.ts";
import { text } from "./field-lens.ts";
import { defineSection } from "./section.ts";

export const experience = defineSection({
  title: "Experience",
  add: "experience",
  unnamed: "New job",
  name: ["position", "company"],
  shared: ["company", "location", "url"],
  fields: {
    company: { label: "Company", half: true, jsonResume: text("name", ["company"]) },
    position: { label: "Position", half: true, jsonResume: text("position") },
    ...period,
    description: achievements,
    location: { label: "Location", half: true, optional: true, more: true, jsonResume: text("location") },
    url: { ...address("Company’s website"), half: true, more: true },
    summary: { ...paragraph("In a sentence", "summary"), more: true },
  },
  employer: { name: "company", post: "position", place: "location", url: "url" },
  entry: (row) => ({
    title: row.line("position"),
    subtitle: row.joined(["company", "location"]),
    dates: row.period("startDate", "endDate"),
    link: row.link("url"),
    body: [...row.blocks("summary"), ...row.blocks("description")],
  }),
  jsonResume: "work",
  reactiveResume: {
    list: "experience",
    read: (item) => ({
      company: item.text("company"),
      position: item.text("position"),
      location: item.text("location"),
      url: item.text("url", "website"),
      ...item.period(),
      ...item.achievements("summary", "description"),
    }),
  },
  linkedIn: {
    table: "Positions",
    read: (row) => ({
      company: row.text("Company Name"),
      position: row.text("Title"),
      location: row.text("Location"),
      ...row.period(),
      ...row.achievements(),
    }),
  },
});
