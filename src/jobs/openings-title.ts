/** The title of a post that names no role, only the company. It says nothing about the work. */
export const openingsTitle = (company: string): string => `Openings at ${company}`;
