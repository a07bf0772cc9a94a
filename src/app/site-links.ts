export type SiteLink = {
  label: string;
  to: string;
  /** Other pages that belong to it. */
  also?: readonly string[];
};

/** The top navigation. */
export const mainLinks: readonly SiteLink[] = [
  { label: "Home", to: "/" },
  { label: "Jobs", to: "/jobs" },
  { label: "CV Builder", to: "/cv-builder" },
  { label: "Resources", to: "/resources" },
  { label: "Tools", to: "/tools", also: ["/applications", "/contacts"] },
  { label: "Roadmap", to: "/roadmap" },
];

/** Works without signing in too: saved jobs are stored in the browser. */
export const savedJobsLink: SiteLink = { label: "Saved jobs", to: "/saved" };

export const signInLink: SiteLink = { label: "Sign In", to: "/auth" };
export const signUpLink: SiteLink = { label: "Sign Up", to: "/auth?tab=register" };

/** Links to the pages of a signed-in person. */
export const accountLinks = [
  { label: "Applications", to: "/applications" },
  { label: "Contacts", to: "/contacts" },
  { label: "Saved searches", to: "/saved-searches" },
  { label: "Profile", to: "/profile" },
  { label: "Settings", to: "/settings" },
] as const satisfies readonly SiteLink[];

export const aboutLinks: readonly SiteLink[] = [
  { label: "About", to: "/about" },
  { label: "Status of sources", to: "/status" },
  { label: "Privacy Policy", to: "/privacy" },
  { label: "Terms of Service", to: "/terms" },
  { label: "Contact", to: "/contact" },
];

/** A group of footer links. The heading links to the page above the group, if there is one. */
export type FooterGroup = { heading: string; to?: string; links: readonly SiteLink[] };

export const footerGroups: readonly FooterGroup[] = [
  {
    heading: "Resources",
    to: "/resources",
    links: [
      { label: "Resume Tips", to: "/resources/resume-tips" },
      { label: "Interview Guides", to: "/resources/interview-guides" },
      { label: "Job Search Strategies", to: "/resources/job-search" },
      { label: "Career Development", to: "/resources/career-development" },
    ],
  },
  {
    heading: "Tools",
    to: "/tools",
    links: [
      { label: "Resume Builder", to: "/cv-builder" },
      { label: "ATS Scanner", to: "/tools/ats-scanner" },
      { label: "Cover Letter Generator", to: "/tools/cover-letter" },
      { label: "Salary Calculator", to: "/tools/salary-calculator" },
    ],
  },
  {
    heading: "Company",
    links: aboutLinks,
  },
];

/** Shown without links until the operator configures addresses. */
export const socialLabels = { twitter: "Twitter", linkedin: "LinkedIn", instagram: "Instagram" } as const;

export type SocialAddresses = Partial<Record<keyof typeof socialLabels, string>>;
