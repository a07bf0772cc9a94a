/** A CV to write over, as JSON Resume. It is loaded when a person chooses it. */
export type Sample = { label: string; about: string; load: () => Promise<object> };

export const samples: readonly Sample[] = [
  {
    label: "Nurse",
    about: "Eleven years, leads a ward team",
    load: async () =>
      (await import("../../../data/cv/samples/nurse.json", { with: { type: "json" } })).default,
  },
  {
    label: "Software engineer",
    about: "Dense, with projects and links",
    load: async () =>
      (await import("../../../data/cv/samples/engineer.json", { with: { type: "json" } })).default,
  },
  {
    label: "Graduate",
    about: "First job: degree and projects first",
    load: async () =>
      (await import("../../../data/cv/samples/graduate.json", { with: { type: "json" } })).default,
  },
  {
    label: "Accountant",
    about: "Month-end, audit and systems",
    load: async () =>
      (await import("../../../data/cv/samples/accountant.json", { with: { type: "json" } })).default,
  },
  {
    label: "Teacher",
    about: "Secondary school, head of year",
    load: async () =>
      (await import("../../../data/cv/samples/teacher.json", { with: { type: "json" } })).default,
  },
  {
    label: "Electrician",
    about: "Tickets and sites on one page",
    load: async () =>
      (await import("../../../data/cv/samples/electrician.json", { with: { type: "json" } })).default,
  },
  {
    label: "Warehouse worker",
    about: "Short and plain, licences first",
    load: async () =>
      (await import("../../../data/cv/samples/warehouse.json", { with: { type: "json" } })).default,
  },
  {
    label: "Sales manager",
    about: "Targets and figures, two columns",
    load: async () =>
      (await import("../../../data/cv/samples/sales.json", { with: { type: "json" } })).default,
  },
];

/** The name of a sample in the address of its picture: "software-engineer". */
export const pictureName = (label: string): string => label.toLowerCase().replaceAll(" ", "-");
