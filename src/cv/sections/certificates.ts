import { address, oneDate } from "./recurring-fields.ts";
import { text } from "./field-lens.ts";
import { defineSection } from "./section.ts";

export const certificates = defineSection({
  title: "Certificates",
  add: "certificate",
  unnamed: "New certificate",
  name: ["name", "issuer"],
  fields: {
    name: { label: "Name", half: true, jsonResume: text("name") },
    issuer: { label: "Issued by", half: true, jsonResume: text("issuer") },
    date: oneDate("date"),
    url: { ...address("Address"), half: true, jsonResume: text("url") },
  },
  entry: (row) => ({
    title: row.line("name"),
    subtitle: row.line("issuer"),
    dates: row.date("date"),
    link: row.link("url"),
  }),
  jsonResume: "certificates",
  reactiveResume: {
    list: "certifications",
    read: (item) => ({
      name: item.text("name", "title"),
      issuer: item.text("issuer"),
      date: item.date("date"),
      url: item.text("url", "website"),
    }),
  },
  linkedIn: {
    table: "Certifications",
    read: (row) => ({
      name: row.text("Name"),
      issuer: row.text("Authority"),
      date: row.date("Started On"),
      url: row.text("Url"),
    }),
  },
});
