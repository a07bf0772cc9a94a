/** Areas of work. As a skill, nearly every advert has one of them: an accountant with "sales" is no sales job. */
const areas: ReadonlySet<string> = new Set(
  `sales, selling, marketing, accounting, accountancy, bookkeeping, finance, hr, human resources, recruitment,
  customer service, customer support, customer care, administration, management, teaching, nursing, security, engineering,
  design, logistics, supply chain, procurement, driving, cleaning, cooking, research, education, healthcare, retail,
  hospitality, construction, legal, it, qa, quality assurance, reception, translation, business development, real estate,
  call center, call centre, contact center, contact centre, frontend, front end, backend, back end, fullstack, full stack,
  data science, office, carpentry, plumbing, welding, tailoring, journalism, telesales, telemarketing, telephone sales, cold calling, laboratory, lab, cybersecurity, cyber security, information security, information technology`
    .split(",")
    .map((area) => area.trim()),
);

/** Checks whether words name an area of work, which is looked for in titles. */
export function isAreaOfWork(words: string): boolean {
  return areas.has(words);
}
