import { samplePeople } from "./sample-people.ts";

export const graduate = {
  basics: {
    name: samplePeople.graduate,
    label: "Environmental science graduate",
    email: "grace.sample@example.com",
    phone: "+353 1 555 0137",
    location: { city: "Cork", region: "Ireland" },
    summary:
      "Graduate with a First in environmental science and two summers of field work. Looking for a first post in water quality or environmental monitoring.",
  },
  education: [
    {
      institution: "University of Lee Valley",
      studyType: "BSc (Hons)",
      area: "Environmental Science",
      startDate: "2022",
      endDate: "2026",
      score: "First",
      courses: ["Hydrology", "Geographic information systems", "Statistics with R", "Environmental law"],
    },
  ],
  projects: [
    {
      name: "Nitrates in twelve village wells",
      description: "Final-year project, mark 78%.",
      startDate: "2025-09",
      endDate: "2026-04",
      highlights: [
        "Took 144 samples over a winter and showed that four wells exceeded the limit after heavy rain.",
        "Presented the maps to the county council, which now tests the wells each month.",
      ],
    },
    {
      name: "River watch app",
      description: "A student team of four.",
      startDate: "2025-01",
      endDate: "2025-05",
      highlights: [
        "Designed the form with which volunteers report the state of a river; 230 reports in the first term.",
      ],
    },
  ],
  work: [
    {
      name: "Greenbank Ecology",
      position: "Field Assistant (summer)",
      location: "Cork",
      startDate: "2025-06",
      endDate: "2025-08",
      highlights: [
        "Counted birds and plants at 31 sites and entered the results the same day.",
        "Found and corrected a fault in the site numbers that had doubled 90 records.",
      ],
    },
    {
      name: "Corner House Books",
      position: "Shop Assistant (part-time)",
      location: "Cork",
      startDate: "2023-09",
      endDate: "2025-05",
      highlights: [
        "Served customers and counted the till at the end of the day.",
        "Trained two new assistants and set up the table of local books.",
      ],
    },
  ],
  volunteer: [
    {
      organization: "Lee Rowing Club",
      position: "Safety officer",
      startDate: "2023-10",
      endDate: "2026-04",
      highlights: ["Wrote the cold-water rules that all 80 members sign."],
    },
  ],
  skills: [
    { name: "R" },
    { name: "QGIS" },
    { name: "Water sampling" },
    { name: "Report writing" },
    { name: "Driving licence B" },
  ],
  languages: [
    { language: "English", fluency: "Native" },
    { language: "Irish", fluency: "B2" },
  ],
  foothold: {
    look: { template: "swiss" },
    order: ["summary", "education", "projects", "experience", "volunteering", "skills", "languages"],
  },
};
