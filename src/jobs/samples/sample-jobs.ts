import { nothingStated, type RawPosting } from "../posting.ts";

type Sample = Pick<RawPosting, "externalId" | "title" | "company" | "payText" | "tags"> & {
  location: string;
  type: string;
  workMode: string | null;
  daysAgo: number;
  about: string;
  tasks: readonly string[];
  asks: readonly string[];
};

/**
 * One job of each type, in different trades, so that every filter has something to show. The companies are invented.
 */
const samples: readonly Sample[] = [
  {
    externalId: "sample-full-time",
    title: "Community Nurse",
    company: "Larkfield Health",
    location: "Leeds, United Kingdom",
    type: "Full-time",
    workMode: "On-site",
    payText: "£36,000 - £43,000 per year",
    daysAgo: 1,
    about: "Larkfield Health looks after people in their own homes across the city, in teams of six.",
    tasks: [
      "Visit eight to ten patients a day, by bicycle or car",
      "Change dressings, give medicines and keep the notes up to date",
      "Agree the week's rounds with the team on Monday mornings",
    ],
    asks: ["NMC registration as an adult nurse", "A year in community or ward nursing"],
    tags: ["Nursing", "Wound care", "Patient care"],
  },
  {
    externalId: "sample-part-time",
    title: "Library Assistant",
    company: "Marlow Street Library",
    location: "Portland, OR, United States",
    type: "Part-time",
    workMode: "On-site",
    payText: "$21 - $24 per hour",
    daysAgo: 2,
    about:
      "Marlow Street Library is open seven days a week and lends tools and instruments as well as books.",
    tasks: [
      "Help visitors find what they came for, and what they did not know they wanted",
      "Run the reading hour on Saturday mornings",
      "Sort, shelve and mend",
    ],
    asks: ["Patience with people and machines", "Twenty hours a week, one weekend day among them"],
    tags: ["Customer service", "Cataloguing"],
  },
  {
    externalId: "sample-contract",
    title: "Senior Data Analyst",
    company: "Northbeck Energy",
    location: "Denver, CO, United States",
    type: "Contract",
    workMode: "Hybrid",
    payText: "$55 - $70 per hour",
    daysAgo: 3,
    about:
      "Northbeck Energy keeps the lights on in four mountain valleys and wants to know why the meters disagree.",
    tasks: [
      "Find out what half a million smart meters say about losses in the grid",
      "Build the dashboards that the control room looks at every morning",
      "Hand over so well that nobody has to call you afterwards",
    ],
    asks: [
      "SQL and Python",
      "Five years with data that was never clean",
      "Nine months, two days a week in Denver",
    ],
    tags: ["SQL", "Python", "Data analysis", "Tableau"],
  },
  {
    externalId: "sample-freelance",
    title: "Illustrator for Children's Books",
    company: "Pebble & Pine Press",
    location: "Remote, Europe",
    type: "Freelance",
    workMode: "Remote",
    payText: "€300 - €380 per day",
    daysAgo: 5,
    about: "Pebble & Pine Press prints eight picture books a year and pays its illustrators on time.",
    tasks: [
      "Draw thirty-two pages about a hedgehog who collects clouds",
      "Work with the author from the first sketch to the printer's proof",
    ],
    asks: ["A portfolio with a story told over several pages", "About forty days between now and spring"],
    tags: ["Illustration", "Adobe Photoshop", "Storytelling"],
  },
  {
    externalId: "sample-internship",
    title: "Software Engineering Intern",
    company: "Tidewater Robotics",
    location: "Berlin, Germany",
    type: "Internship",
    workMode: "On-site",
    payText: "€2,100 per month",
    daysAgo: 6,
    about: "Tidewater Robotics builds boats without crews that measure the sea, and tests them on the Spree.",
    tasks: [
      "Write the tests that a boat has to pass before it leaves the harbour",
      "Sit beside an engineer of ours every day, and beside the boat on Thursdays",
    ],
    asks: [
      "Some TypeScript or Rust, from a course or of your own making",
      "Six months, beginning when it suits you",
    ],
    tags: ["TypeScript", "Rust", "Testing"],
  },
];

const day = 86_400_000;

/** Returns the five sample jobs as a source would publish them, dated before `now`. */
export function sampleJobs(now: Date): RawPosting[] {
  return samples.map((sample) => ({
    ...nothingStated,
    externalId: sample.externalId,
    title: sample.title,
    company: sample.company,
    locations: [sample.location],
    remote: sample.workMode === "Remote" ? true : null,
    workMode: sample.workMode,
    employmentTypes: [sample.type],
    descriptionHtml: describe(sample),
    payText: sample.payText,
    postedAt: new Date(now.getTime() - sample.daysAgo * day).toISOString(),
    tags: sample.tags,
  }));
}

function describe({ about, tasks, asks }: Sample): string {
  const list = (items: readonly string[]) =>
    `<ul>${items.map((item) => `<li>${escaped(item)}</li>`).join("")}</ul>`;
  return [
    `<p>${escaped(about)}</p>`,
    `<h3>What you would do</h3>${list(tasks)}`,
    `<h3>What it would take</h3>${list(asks)}`,
  ].join("\n");
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
