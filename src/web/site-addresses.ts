/**
 * Pages that are announced but not built yet. When you build one, remove it from this list and from `not-built-yet`.
 */
export const notBuiltAddresses = [
  "/resources",
  "/resources/resume-tips",
  "/resources/interview-guides",
  "/resources/job-search",
  "/resources/career-development",
  "/resources/resume-templates",
  "/resources/cover-letter-guide",
  "/resources/resume-keywords",
  "/resources/resume-mistakes",
  "/resources/interview-questions",
  "/resources/virtual-interviews",
  "/resources/behavioral-interviews",
  "/resources/technical-interviews",
  "/resources/career-paths",
  "/resources/skill-development",
  "/resources/salary-negotiation",
  "/resources/remote-work",
  "/resources/networking",
  "/resources/linkedin-optimization",
  "/resources/job-search-organization",
  "/resources/hidden-jobs",
  "/tools",
  "/tools/ats-scanner",
  "/tools/cover-letter",
  "/tools/salary-calculator",
  "/tools/interview-questions",
] as const;
export type NotBuiltAddress = (typeof notBuiltAddresses)[number];

/** Whether the page exists. */
export function isBuilt(address: string): boolean {
  return !notBuiltAddresses.some((notBuilt) => notBuilt === address);
}

/** Addresses that a mistyped address may have meant. */
export const siteAddresses: readonly string[] = [
  "/jobs",
  "/cv-builder",
  "/roadmap",
  "/about",
  "/status",
  "/privacy",
  "/terms",
  "/contact",
  "/auth",
  ...notBuiltAddresses,
];
