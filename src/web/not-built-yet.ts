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

/** Pages that are announced but not built yet, by address. When you build one, remove it here. */
export const notBuiltPages: Readonly<Record<string, NotBuiltPage>> = {
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
