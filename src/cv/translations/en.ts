/** The other languages translate the headings and page words that English has. */
export const en = {
  name: "English",
  direction: "ltr",
  script: "latin",
  region: "GB",
  headings: {
    summary: "Profile",
    experience: "Experience",
    education: "Education",
    skills: "Skills",
    projects: "Projects",
    certificates: "Certificates",
    languages: "Languages",
    volunteering: "Volunteering",
    awards: "Awards",
    publications: "Publications",
    interests: "Interests",
    references: "References",
  },
  page: {
    cv: "CV",
    pageOf: "Page {page} of {pages}",
    grade: "Grade",
    courses: "Courses",
    contact: "Contact",
    colon: ": ",
    comma: ", ",
  },
  dates: {
    present: ["Present", "now", "today", "current", "currently", "ongoing"],
    longMonths: "January February March April May June July August September October November December".split(
      " ",
    ),
    shortMonths: "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" "),
    otherMonths: "Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec".split(" "),
    startToEnd: " – ",
  },
} as const;
