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
    credential: { label: "Credential number", half: true, optional: true, more: true },
    validUntil: {
      label: "Valid until",
      kind: "date",
      hint: "MM/YYYY",
      half: true,
      optional: true,
      more: true,
    },
  },
  entry: (row) => ({
    title: row.line("name"),
    subtitle: row.line("issuer"),
    dates: row.date("date"),
    link: row.link("url"),
    lines: [
      ...row.labelled(row.words.credential, row.line("credential")),
      ...row.labelled(row.words.validUntil, row.date("validUntil")),
    ],
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
      credential: row.text("License Number"),
      validUntil: row.date("Finished On"),
    }),
  },
});
