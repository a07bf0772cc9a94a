/** A CV to write over, as JSON Resume. It is loaded when a person chooses it. */
export type Sample = { label: string; about: string; load: () => Promise<object> };

export const samples: readonly Sample[] = [
  {
    label: "Nurse",
    about: "Eleven years, leads a ward team",
    load: async () => (await import("./nurse.ts")).nurse,
  },
  {
    label: "Software engineer",
    about: "Dense, with projects and links",
    load: async () => (await import("./engineer.ts")).engineer,
  },
  {
    label: "Graduate",
    about: "First job: degree and projects first",
    load: async () => (await import("./graduate.ts")).graduate,
  },
  {
    label: "Accountant",
    about: "Month-end, audit and systems",
    load: async () => (await import("./accountant.ts")).accountant,
  },
  {
    label: "Teacher",
    about: "Secondary school, head of year",
    load: async () => (await import("./teacher.ts")).teacher,
  },
  {
    label: "Electrician",
    about: "Tickets and sites on one page",
    load: async () => (await import("./electrician.ts")).electrician,
  },
  {
    label: "Warehouse worker",
    about: "Short and plain, licences first",
    load: async () => (await import("./warehouse.ts")).warehouse,
  },
  {
    label: "Sales manager",
    about: "Targets and figures, two columns",
    load: async () => (await import("./sales.ts")).sales,
  },
];
