/** The invented people of the sample CVs. All share the surname Sample, so that a page says itself what it is. */
export const samplePeople = {
  nurse: "Nora Sample",
  engineer: "Elias Sample",
  graduate: "Grace Sample",
  accountant: "Anil Sample",
  teacher: "Tess Sample",
  electrician: "Emil Sample",
  warehouse: "Wanda Sample",
  sales: "Marco Sample",
} as const;

const names: readonly string[] = Object.values(samplePeople);

/** Whether a CV still has the name of a sample. */
export const isSampleName = (name: string): boolean => names.includes(name.trim());
