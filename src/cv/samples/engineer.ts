import { samplePeople } from "./sample-people.ts";

export const engineer = {
  basics: {
    name: samplePeople.engineer,
    label: "Senior Software Engineer",
    email: "elias.sample@example.com",
    phone: "+49 30 5550 0142",
    url: "https://elias.example.com",
    location: { city: "Berlin", region: "Germany" },
    summary:
      "Backend engineer with nine years in payments and logistics. I design services that are simple to run, measure before I optimise and leave documentation that people read.",
  },
  work: [
    {
      name: "Kestrel Parcel Systems",
      position: "Senior Software Engineer",
      location: "Berlin",
      startDate: "2021-02",
      highlights: [
        "Own the routing service, which plans 1.4 million parcels a day in Go and PostgreSQL.",
        "Reduced the time to plan a depot from 40 to 6 minutes by replacing a nested loop with one indexed query.",
        "Introduced on-call reviews; pages at night fell from eleven a month to two.",
        "Mentor three engineers, two of whom were promoted.",
      ],
    },
    {
      name: "Lantern Payments",
      position: "Software Engineer",
      location: "Hamburg",
      startDate: "2018-05",
      endDate: "2021-01",
      highlights: [
        "Built the refund service in Kotlin, from design to 99.98% availability in its first year.",
        "Moved 60 build jobs to one pipeline and cut the median build from 18 to 7 minutes.",
        "Wrote the rules for reconciling card payments with the bank, tested with generated cases.",
      ],
    },
    {
      name: "Oakdesk Software",
      position: "Junior Developer",
      location: "Bremen",
      startDate: "2016-09",
      endDate: "2018-04",
      highlights: [
        "Maintained the booking system of 40 clinics in Java and removed 12,000 lines of dead code.",
        "Added the first automated tests; releases went from quarterly to every two weeks.",
      ],
    },
  ],
  projects: [
    {
      name: "tidy-logs",
      description: "A command-line tool that groups similar log lines. 1,900 stars, 23 contributors.",
      url: "https://tidy-logs.example.com",
      roles: ["Author"],
      startDate: "2020-03",
      highlights: ["Written in Rust; reads a gigabyte in four seconds on a laptop."],
    },
  ],
  education: [
    {
      institution: "Bremen Technical University",
      studyType: "MSc",
      area: "Computer Science",
      startDate: "2014",
      endDate: "2016",
      score: "1.4",
    },
    {
      institution: "Bremen Technical University",
      studyType: "BSc",
      area: "Computer Science",
      startDate: "2011",
      endDate: "2014",
      score: "1.7",
    },
  ],
  skills: [
    { name: "Languages", keywords: ["Go", "Kotlin", "SQL", "Rust", "TypeScript"] },
    { name: "Data", keywords: ["PostgreSQL", "Kafka", "Redis"] },
    { name: "Running it", keywords: ["Kubernetes", "Terraform", "Prometheus"] },
  ],
  languages: [
    { language: "German", fluency: "Native" },
    { language: "English", fluency: "C2" },
  ],
  foothold: {
    look: { template: "engineer" },
    order: ["summary", "experience", "projects", "education", "skills", "languages"],
  },
};
