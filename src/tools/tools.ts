export type Tool = {
  /** The last part of the address. */
  slug: string;
  name: string;
  /** The address on this site. */
  to: string;
  /** The question that the tool answers. */
  question: string;
  /** The tool's input and output, in one sentence. */
  note: string;
};

/** The four free tools, in the order of the page. */
export const tools = [
  {
    slug: "ats-scanner",
    name: "ATS Resume Scanner",
    to: "/tools/ats-scanner",
    question: "What does the software read in my CV, and what does this advert want to see?",
    note: "CV and advert in, list of fixes out",
  },
  {
    slug: "cover-letter",
    name: "Cover Letter Generator",
    to: "/tools/cover-letter",
    question: "How do I say, in three paragraphs, why this job and why me?",
    note: "A draft from your CV, yours to edit",
  },
  {
    slug: "salary-calculator",
    name: "Salary Calculator",
    to: "/tools/salary-calculator",
    question: "What do people in this job, in this place, get paid?",
    note: "Counted from adverts that state pay",
  },
  {
    slug: "interview-questions",
    name: "Interview Question Generator",
    to: "/tools/interview-questions",
    question: "What are they likely to ask me, and what is each question really for?",
    note: "Questions from an advert and your CV",
  },
] as const satisfies readonly Tool[];

/** The tools that cost money elsewhere. */
export const premiumTools = [
  {
    slug: "application-tracker",
    name: "Job Application Tracker",
    to: "/applications",
    question: "Every application, its stage, and what to do next.",
    note: "",
  },
  {
    slug: "interview-coach",
    name: "AI Interview Coach",
    to: "/tools/interview-coach",
    question: "Practise aloud, then read back what you said.",
    note: "",
  },
  {
    slug: "network-manager",
    name: "Network Relationship Manager",
    to: "/contacts",
    question: "Remember who you met, and when to write.",
    note: "",
  },
] as const satisfies readonly Tool[];

export const allTools: readonly Tool[] = [...tools, ...premiumTools];
