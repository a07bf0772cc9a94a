export const contactFields = [
  "name",
  "company",
  "role",
  "metThrough",
  "email",
  "phone",
  "links",
  "canHelp",
  "notes",
  "touchWeeks",
] as const;
export type ContactField = (typeof contactFields)[number];
