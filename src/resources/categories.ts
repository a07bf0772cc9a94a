/** The four categories of articles, in the order of the page, each with the articles in reading order. */
export const categories = [
  {
    key: "resume-and-cover-letters",
    name: "Resume & Cover Letters",
    about: "Write what you did so that software can read it and people remember it.",
    topic: { path: "/resources/resume-tips", title: "Resume Tips" },
    articles: ["resume-templates", "cover-letter-guide", "resume-keywords", "resume-mistakes"],
  },
  {
    key: "interview-preparation",
    name: "Interview Preparation",
    about: "Know what is coming, and have two good stories ready for it.",
    topic: { path: "/resources/interview-guides", title: "Interview Guides" },
    articles: ["interview-questions", "virtual-interviews", "behavioral-interviews", "technical-interviews"],
  },
  {
    key: "career-development",
    name: "Career Development",
    about: "Grow in the job you have, or towards the one you want.",
    topic: { path: "/resources/career-development", title: "Career Development" },
    articles: ["career-paths", "skill-development", "salary-negotiation", "remote-work"],
  },
  {
    key: "job-search-strategies",
    name: "Job Search Strategies",
    about: "A search that you can keep up for longer than a week.",
    topic: { path: "/resources/job-search", title: "Job Search Strategies" },
    articles: ["networking", "linkedin-optimization", "job-search-organization", "hidden-jobs"],
  },
] as const;
export type Category = (typeof categories)[number];
export type ArticleSlug = Category["articles"][number];

/** The slugs of all sixteen articles. */
export const articleSlugs: readonly ArticleSlug[] = categories.flatMap(({ articles }) => [...articles]);
