/** Pages that are announced and not built yet. Whoever builds one takes it off this list and out of `not-built-yet`. */
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

/** True when the page is there and works. */
export function isBuilt(address: string): boolean {
  return !notBuiltAddresses.some((notBuilt) => notBuilt === address);
}

/** Addresses somebody may have meant when they mistyped one. */
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
