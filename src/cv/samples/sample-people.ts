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

/** The addresses and the telephone numbers of the samples, which belong to nobody. */
const sampleContact = /\.sample@example\.com$|^\+(?:44 7700 900|49 30 5550 |353 1 555 )/iu;

/** A contact of a CV; empty if it is still that of a sample. */
export const ownContact = (contact: string): string =>
  sampleContact.test(contact.trim()) ? "" : contact.trim();

/** Whether a CV still has the name of a sample. */
export const isSampleName = (name: string): boolean => names.includes(name.trim());
