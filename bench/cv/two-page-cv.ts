import type { CvDocument } from "../../src/cv/document/cv-document.ts";
import { newRow } from "../../src/cv/document/new-cv-document.ts";
import type { CvPage } from "../../src/cv/view-model/cv-page.ts";
import { toPage } from "../../src/cv/view-model/to-page.ts";
import { sampleCv } from "../../tests/support/sample-cvs.ts";
import { seededRandom } from "../random.ts";

/** The CV of the tests with three more jobs, a project and volunteer work: two full pages at this size. */
export function twoPageCv(): CvDocument {
  const cv = sampleCv("amara");
  let ids = 0;
  const newId = () => `more-${++ids}`;
  const jobs = [
    ["Night Shift Coordinator", "Union Freight Yard", "09/2015", "12/2016"],
    ["Survey Assistant", "Larimer County Health", "02/2014", "08/2015"],
    ["Library Aide", "Aspen Grove Public Library", "06/2012", "01/2014"],
  ];
  const more = jobs.map(([position = "", company = "", startDate = "", endDate = ""], index) => ({
    ...newRow("experience", newId),
    position,
    company,
    startDate,
    endDate,
    location: "Colorado",
    description: [
      `Kept the rota of ${14 + index * 9} people without a single unstaffed shift in two winters.`,
      "Moved three paper forms into one spreadsheet that checks itself, and taught everybody who fills it in.",
      "Wrote a page a month on what had gone wrong and what was changed, which the next three people still use.",
      "Answered the questions of new colleagues, and wrote each answer down so that it had to be given once.",
    ]
      .map((line) => `- ${line}`)
      .join("\n"),
  }));
  const project = {
    ...newRow("projects", newId),
    name: "Timetables by hand",
    role: "Editor",
    url: "https://example.org/timetables",
    startDate: "04/2020",
    summary: "An archive of two hundred printed timetables, transcribed, with what each tells of its town.",
    description: [
      "Read 214 sheets with a magnifying glass and a script, and had each checked by somebody who had lived there.",
      "Gave every stop its place on a map, and every gap in the service its reason, where anybody remembered it.",
    ]
      .map((line) => `- ${line}`)
      .join("\n"),
  };
  const help = {
    ...newRow("volunteering", newId),
    organisation: "Denver Repair Evenings",
    position: "Host",
    startDate: "03/2019",
    endDate: "Present",
    description: [
      "Open a workshop twice a month where neighbours mend what others would throw away: 1,900 things so far.",
      "Keep the list of what came, what was wrong with it and whether it left working, for anybody to read.",
      "Taught the soldering course that half of today’s helpers began with.",
    ]
      .map((line) => `- ${line}`)
      .join("\n"),
  };
  return {
    ...cv,
    look: { ...cv.look, size: 92, spacing: 90 },
    sections: {
      ...cv.sections,
      experience: [...cv.sections.experience, ...more],
      projects: [...cv.sections.projects, project],
      volunteering: [help],
    },
  };
}

/** Returns the two pages during editing: each run differs from the last by a word. */
export function editedPage(run: number): CvPage {
  const cv = twoPageCv();
  const random = seededRandom(run + 5_000);
  const word = `${random.pick(["carefully", "daily", "alone", "in public", "with care"])} ${run}`;
  const job = cv.sections.experience[run % cv.sections.experience.length];
  if (run % 3 === 0) cv.personal.summary += ` Always ${word}.`;
  else if (job && run % 3 === 1) job.description = job.description.replace(/ (?=\w+\.)/, ` ${word} `);
  else if (job) job.company += ` ${word}`;
  return pageOf(cv);
}

/** Returns the two pages of a different person each time: the words of every text are in another order. */
export function strangersPage(run: number): CvPage {
  const random = seededRandom(run + 900_000);
  const shuffled = (text: string) =>
    /:\/\/|@/.test(text)
      ? text
      : text
          .split("\n")
          .map((line) => {
            const words = line.split(" ");
            for (let at = words.length - 1; at > 0; at -= 1) {
              const other = random.below(at + 1);
              [words[at], words[other]] = [words[other] ?? "", words[at] ?? ""];
            }
            return words.join(" ");
          })
          .join("\n");
  const cv = twoPageCv();
  cv.personal.fullName = shuffled(cv.personal.fullName);
  cv.personal.summary = `${shuffled(cv.personal.summary)} ${run}`;
  for (const rows of Object.values(cv.sections)) {
    for (const row of rows as Record<string, string>[])
      for (const field of [
        "position",
        "company",
        "description",
        "summary",
        "courses",
        "keywords",
        "reference",
      ])
        if (row[field]) row[field] = shuffled(row[field]);
  }
  return pageOf(cv);
}

function pageOf(cv: CvDocument): CvPage {
  const reading = toPage(cv);
  if (!reading.ok) throw new Error(`more than ${reading.most} ${reading.limit}`);
  return reading.page;
}
