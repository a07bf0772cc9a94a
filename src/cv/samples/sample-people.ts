/** The invented people of the sample CVs. All share the surname Sample, so that each page shows that it is a sample. */
const names: readonly string[] = [
  "Nora Sample",
  "Elias Sample",
  "Grace Sample",
  "Anil Sample",
  "Tess Sample",
  "Emil Sample",
  "Wanda Sample",
  "Marco Sample",
];

/** Whether a CV still has the name of a sample. */
export const isSampleName = (name: string): boolean => names.includes(name.trim());
