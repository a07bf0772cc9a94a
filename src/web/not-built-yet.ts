/** The text of an address whose page is not built yet. */
export type NotBuiltPage = {
  title: string;
  /** What the page will be, in one sentence. */
  description: string;
  /** What people will be able to do there. */
  will: readonly string[];
  /** Number of the roadmap phase that will build it. */
  phase: 2 | 3 | 4 | 5;
};

const article = (title: string, about: string): NotBuiltPage => ({
  title,
  description: `A guide ${about}.`,
  will: [
    "Take under ten minutes to read, with no sign-up",
    "Name the source of each claim",
    "Be part of the guidebook, which you can download as one PDF",
  ],
  phase: 5,
});

const topic = (title: string, about: string): NotBuiltPage => ({
  title,
  description: `All our guides ${about}, in the order to read them.`,
  will: ["Four guides on this topic, starting with the basics", "The tools that go with them"],
  phase: 5,
});

/** Pages that are announced but not built yet, by address. When you build one, remove it here. */
export const notBuiltPages: Readonly<Record<string, NotBuiltPage>> = {
  "/resources": {
    title: "Career Resources",
    description: "Sixteen short guides in four categories, and a guidebook made from them.",
    will: ["Resume & Cover Letters", "Interview Preparation", "Career Development", "Job Search Strategies"],
    phase: 5,
  },
  "/resources/resume-tips": topic("Resume Tips", "about résumés and cover letters"),
  "/resources/interview-guides": topic("Interview Guides", "about interviews"),
  "/resources/job-search": topic("Job Search Strategies", "about finding openings"),
  "/resources/career-development": topic("Career Development", "about what comes after the first job"),
  "/resources/resume-templates": article(
    "Resume Templates",
    "to layouts that people and software can both read",
  ),
  "/resources/cover-letter-guide": article(
    "Cover Letter Guide",
    "to a letter that says something the CV does not",
  ),
  "/resources/resume-keywords": article(
    "Resume Keywords",
    "to using the words of an advert where they apply to you",
  ),
  "/resources/resume-mistakes": article(
    "Resume Mistakes",
    "to what makes a CV hard to read, and how to fix it",
  ),
  "/resources/interview-questions": article(
    "Interview Questions",
    "to the questions that almost every interview includes",
  ),
  "/resources/virtual-interviews": article("Virtual Interviews", "to interviews by video"),
  "/resources/behavioral-interviews": article(
    "Behavioral Interviews",
    "to describing what you did so that others can follow it",
  ),
  "/resources/technical-interviews": article("Technical Interviews", "to thinking aloud in front of others"),
  "/resources/career-paths": article("Career Paths", "to comparing where you could go from here"),
  "/resources/skill-development": article(
    "Skill Development",
    "to learning what adverts in your field ask for",
  ),
  "/resources/salary-negotiation": article("Salary Negotiation", "to asking for more money"),
  "/resources/remote-work": article("Remote Work", "to finding and judging remote jobs"),
  "/resources/networking": article("Networking", "to asking people for help without selling yourself"),
  "/resources/linkedin-optimization": article("LinkedIn Optimization", "to a profile that recruiters find"),
  "/resources/job-search-organization": article(
    "Job Search Organization",
    "to keeping track of many applications",
  ),
  "/resources/hidden-jobs": article("Hidden Jobs", "to openings that are never advertised"),
  "/tools/cover-letter": {
    title: "Cover Letter Generator",
    description: "A first draft made from your CV and one advert, with every sentence traced to its source.",
    will: [
      "Start from a job and one of your CVs",
      "Say only what your CV says, and show which line it comes from",
      "Export as PDF, DOCX and plain text",
    ],
    phase: 5,
  },
  "/tools/interview-coach": {
    title: "AI Interview Coach",
    description: "Practise answers aloud, and read back what you said.",
    will: [
      "Ask the questions of one job, one at a time",
      "Check answers for the parts of a good story, with the sentence that shows each",
      "Run without any AI service, and with your own if you set one up",
    ],
    phase: 5,
  },
  "/applications": {
    title: "Job Application Tracker",
    description: "Every application, its stage, and what to do next.",
    will: [
      "Take a job from the search to the board with one click",
      "Remember which CV and letter you sent",
      "Remind you of interviews, in your calendar too",
    ],
    phase: 3,
  },
  "/contacts": {
    title: "Network Relationship Manager",
    description: "Remember who you met, and when to write.",
    will: [
      "Link people to applications",
      "Import vCard, CSV and LinkedIn connections",
      "Remind you to write",
    ],
    phase: 5,
  },
};

export const notBuiltAddresses: readonly string[] = Object.keys(notBuiltPages);

/** Whether the page at an address of this site is built. */
export function isBuilt(address: string): boolean {
  return !Object.hasOwn(notBuiltPages, address);
}
