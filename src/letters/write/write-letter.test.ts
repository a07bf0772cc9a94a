import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { analystAdvert, analystCv } from "../../../tests/support/letter-cv.ts";
import { anyCvDocument } from "../../cv/document/any-cv-document.ts";
import { letterText } from "../letter-text.ts";
import {
  wordCount,
  firstChoices,
  letterLanguages,
  lengths,
  sentencesOf,
  tones,
  type Letter,
  type LetterChoices,
} from "../letter.ts";
import { writeFirstLetter } from "../page/letter-page.tsx";
import { writeLetter } from "./write-letter.ts";
import { numberOfRuns } from "../../../tests/support/full-run.ts";

const now = new Date("2026-11-22T12:00:00Z");
const setPhrases = ["close", "thanks", "attached"];

function write(
  choices: Partial<LetterChoices> = {},
  document = analystCv(),
  advert = analystAdvert(),
): Letter {
  const cv = { id: "cv", title: "Data", document };
  const result = writeLetter({ cv, advert, choices: { ...firstChoices, ...choices }, now });
  if (!result.ok) throw new Error(result.reason);
  return result.letter;
}

test("what the person says that they do not have is answered by no sentence", () => {
  const askedOf = (said: "not" | null, name: string) => {
    const corrections = said ? { [`skill:${name}`]: said } : {};
    const letter = write({}, { ...analystCv(), corrections });
    const at = letter.asked.findIndex(({ words }) => words === name);
    return {
      verdict: letter.asked[at]?.verdict,
      isAnswered: sentencesOf(letter).some(({ answers }) => answers.includes(at)),
    };
  };
  expect(askedOf(null, "Python")).toEqual({ verdict: "met", isAnswered: true });
  expect(askedOf("not", "Python")).toEqual({ verdict: "missing", isAnswered: false });
});

test("a letter turns lines of the CV into sentences, names the job and answers its requirements", () => {
  const letter = write();
  expect(letterText(letter)).toBe(`Amara Osei
amara@example.com
Denver

22 November 2026

Northbeck Energy

Senior Data Analyst, Northbeck Energy

Dear Northbeck Energy hiring team,

As a data analyst at Front Range Transit, I cut late departures by 11% with a dispatch dashboard in SQL that 46 supervisors use. You need somebody to build three dashboards a quarter for the field crews, which is why I am applying for the position of Senior Data Analyst at Northbeck Energy.

At Front Range Transit, I own 38 dbt models and their tests.

In all, I have worked as a data analyst for five years. I also bring Python, as your advert asks. I hold a BSc in Statistics from the University of Northfield. You will find more in my CV, which is attached.

I would be glad to talk about the position at a time that suits you. Thank you for reading my application.

Kind regards,

Amara Osei
`);
  const line = sentencesOf(letter).find(({ text }) => text.includes("11%"));
  expect(line?.sources[0]).toEqual({
    from: "cv",
    text: "Cut late departures by 11% with a dispatch dashboard in SQL that 46 supervisors use.",
    where: "Experience: Data Analyst, Front Range Transit",
  });
});

test("the form adds facts that only the person knows, and a sentence can be left out or reworded", () => {
  const letter = write({
    reason: "I grew up next to the plant",
    startDate: "2027-03-01",
    contact: "Kim Weber",
    address: "ms",
  });
  const text = letterText(letter);
  expect(letter.greeting).toBe("Dear Ms Weber,");
  expect(text).toContain("I grew up next to the plant.");
  expect(text).toContain("I can start on 1 March 2027 and would be glad to meet you before then.");
  expect(text).toContain("Kim Weber\nNorthbeck Energy");
  const other = write({ variants: { years: 1 }, leftOut: ["education"] });
  expect(letterText(other)).toContain("As a data analyst I have five years of experience.");
  expect(letterText(other)).not.toContain("BSc");
});

test("a letter needs a name and a title, and names no company if there is none", () => {
  const cv = { id: null, title: "", document: analystCv({ basics: {} }) };
  const given = { advert: analystAdvert(), choices: firstChoices, now };
  expect(writeLetter({ ...given, cv })).toEqual({ ok: false, reason: "no-name" });
  const advert = analystAdvert();
  const untitled = { ...advert, job: { ...advert.job, title: " " } };
  expect(writeLetter({ ...given, advert: untitled, cv: { ...cv, document: analystCv() } })).toEqual({
    ok: false,
    reason: "no-title",
  });
  const unnamed = write({}, analystCv(), { ...advert, job: { ...advert.job, company: "" } });
  expect(letterText(unnamed)).toContain(
    "which is why I am applying for the position of Senior Data Analyst.\n",
  );
});

test("the years are left out if the summary of the CV states fewer, and posts of other titles do not count as the same work", () => {
  const basics = { name: "Amara Osei", summary: "Data Analyst with four years of experience." };
  expect(letterText(write({}, analystCv({ basics })))).not.toContain("five years");

  const post = (position: string, startDate: string, endDate?: string) => ({
    name: "Front Range Transit",
    position,
    startDate,
    ...(endDate && { endDate }),
    highlights: ["Built a dashboard in SQL."],
  });
  const work = [
    post("Data Analyst, Fleet", "2021-01"),
    post("Data Engineer, Fleet", "2016-01", "2020-12"),
    post("Data Scientist, Fleet", "2011-01", "2015-12"),
  ];
  const [occupation, ...others] = analystAdvert().requirements;
  if (occupation?.kind !== "occupation") throw new Error("no occupation");
  const names = ["data engineer", "data scientist"];
  const advert = { ...analystAdvert(), requirements: [{ ...occupation, names }, ...others] };
  const text = letterText(write({}, analystCv({ work }), advert));
  expect(text).toContain("I have done this kind of work for five years.");
});

test("a letter in another language than the CV uses only names and years", () => {
  const letter = write({ language: "de" });
  expect(letter.isNamesOnly).toBe(true);
  expect(letterText(letter)).toContain("ich bewerbe mich als Senior Data Analyst bei Northbeck Energy.");
  expect(letterText(letter)).toContain("Seit 2021 arbeite ich als Data Analyst bei Front Range Transit.");
  expect(letterText(letter)).not.toContain("dashboard");
});

test("an English CV of a few short lines is English", () => {
  const highlights = [
    "Cut late departures by 22% after mapping terminal congestion patterns.",
    "Trained 12 colleagues in SQL.",
    "Presented route data to planners.",
  ];
  const work = [{ name: "Front Range Transit", position: "Data Analyst", startDate: "2021-06", highlights }];
  const letter = write({}, analystCv({ work }));
  expect(letter.isNamesOnly).toBe(false);
  expect(letterText(letter)).toContain("I trained 12 colleagues in SQL");
});

test("the first letter is in the language of the CV, unless the person chose another one", () => {
  const cv = { id: null, title: "", document: analystCv() };
  const choices: LetterChoices = { ...firstChoices, language: "de" };
  const given = { cv, advert: analystAdvert(), choices, now };
  const own = writeFirstLetter(given, { isLanguageChosen: false });
  expect(own.ok && own.letter).toMatchObject({ choices: { language: "en-GB" }, isNamesOnly: false });
  const chosen = writeFirstLetter(given, { isLanguageChosen: true });
  expect(chosen.ok && chosen.letter).toMatchObject({ choices: { language: "de" }, isNamesOnly: true });
});

test("a CV without a line that a sentence can be made of gives no letter", () => {
  const work = [{ name: "Meadow Clinics", position: "Data Analyst", startDate: "2019", endDate: "2020" }];
  const cv = { id: null, title: "", document: analystCv({ work }) };
  const given = { cv, advert: analystAdvert(), choices: firstChoices, now };
  expect(writeLetter(given)).toEqual({ ok: false, reason: "no-lines" });
  const reason = { ...firstChoices, reason: "I grew up next to the plant." };
  expect(writeLetter({ ...given, choices: reason }).ok).toBe(true);
});

test("a letter from a CV that began as a sample has no contacts of the sample", () => {
  const basics = { name: "Amara Osei", email: "nora.sample@example.com", phone: "+44 7700 900101" };
  expect(write({}, analystCv({ basics })).sender).toMatchObject({ email: "", phone: "" });
  expect(write().sender.email).toBe("amara@example.com");
});

test("each line after the first is tied to something that the advert asks for", () => {
  const work = [
    {
      name: "Meadow Clinics",
      position: "Nurse",
      startDate: "2021-06",
      highlights: [
        "Wrote care plans for children with asthma and diabetes.",
        "Gave 1,400 vaccinations and entered each in the immunisation record.",
        "Sang in the choir of the hospital every Friday.",
      ],
    },
  ];
  const duties = [
    "Write health plans for children with diabetes",
    "Keep our immunisation records up to date",
    "Talk to parents plainly and kindly",
  ];
  const advert = {
    ...analystAdvert(),
    requirements: [],
    duties,
    job: { ...analystAdvert().job, title: "School Nurse" },
  };
  const text = letterText(write({}, analystCv({ work }), advert));
  expect(text).toContain(
    "You need somebody to write health plans for children with diabetes, which is why I am applying",
  );
  expect(text).toContain(
    "You also need somebody to keep your immunisation records up to date. At Meadow Clinics, I gave 1,400 vaccinations and entered each in the immunisation record.",
  );
  expect(text).not.toContain("choir");
  expect(text).toContain("In this role, I would like to talk to parents plainly and kindly.");
});

test("an earlier post is told only if it proves something that the advert asks for", () => {
  const post = (position: string, startDate: string, endDate: string, line: string) => ({
    name: `${position} House`,
    position,
    startDate,
    endDate,
    highlights: [line],
  });
  const work = [
    post("Baker", "2020", "2026", "Baked 300 loaves of bread a night."),
    post("Clerk", "2014", "2019", "Sold tickets to 90 visitors an hour."),
    post("Driver", "2010", "2013", "Drove a van through the old town."),
  ];
  const duties = ["Sell tickets to visitors of the museum"];
  const advert = { ...analystAdvert(), requirements: [], duties };
  const text = letterText(write({}, analystCv({ work }), advert));
  expect(text).toContain("I sold tickets to 90 visitors an hour");
  expect(text).not.toContain("van");
});

test.each([
  ["Drawing Standards", null],
  ["the role focuses on growth of tickets sold", null],
  ["Support stock arrangement and ticket sales", null],
  ["o Number of tickets sold", null],
  ["Sells tickets to visitors of the museum", "somebody who sells tickets to visitors of the museum"],
  ["can sell tickets to visitors of the museum", "somebody who can sell tickets to visitors of the museum"],
  ["You can trust us to sell tickets with you", null],
])("the duty %s is named in a whole clause, or not at all", (duty, said) => {
  const work = [
    {
      name: "Ferry",
      position: "Clerk",
      startDate: "2020",
      highlights: ["Sold tickets to 90 visitors an hour."],
    },
  ];
  const advert = { ...analystAdvert(), requirements: [], duties: [duty] };
  const text = letterText(write({}, analystCv({ work }), advert));
  if (said === null) expect(text).toContain("I am applying for the position");
  else expect(text).toContain(said);
});

/** Finite verbs of the sentences that these CVs give: of the phrases, and of the lines. */
const finite: Readonly<Record<string, RegExp>> = {
  de: /\b(?:habe|bewerbe|freue|ist|sind|gehört|gehören|kümmere|kümmerte|übernehme|übernahm|trage|trug|bringe|spreche|suchen|nennt|kann|würde|zeigt|danke|nehmen|kenne|wohne|arbeite|fragen)\b/u,
  fr: /(?:j’ai|j’assure|je|j’habite|j’aimerais|vous|mon poste|votre annonce|figurent?) /iu,
  es: /(?:\p{L}é|\p{L}í|je|encargo|encargué|ocupo|ocupé|presento|buscan|tengo|hablo|gustaría|puedo|gracias|mencion\p{L}+|piden|incluye|es|está|están|quedo|adjunto|vivo|necesitan|reduje)(?: |\.)/iu,
};

test.each([
  [
    "de",
    "Stadtwerke Leipzig",
    "den Stadtwerken",
    [
      "Leitung eines Teams von fünf Personen",
      "Budget der Abteilung erstellt und überwacht",
      "Berichte über die Auslastung für 14 Werke erstellt",
    ],
    ["Leitung der Abteilung Netze", "Erstellung von Berichten für den Vorstand"],
  ],
  [
    "fr",
    "Mairie de Voiron",
    "à la Mairie de Voiron",
    ["Gestion d’une équipe de cinq personnes", "Construit le budget de quatre sites"],
    ["Élaborer le budget du service", "Gestion des équipes"],
  ],
  [
    "es",
    "Hotel Brisa",
    "en el Hotel Brisa",
    ["Organización de turnos de ocho camareros", "Reduje las quejas un 11 % en un año"],
    ["Organizar los turnos", "Resolver quejas de los clientes"],
  ],
] as const)(
  "in %s, every sentence has a verb, and none is a fragment after a colon",
  (language, name, at, highlights, duties) => {
    const position = { de: "Leiterin Netze", fr: "Responsable de service", es: "Jefa de sala" }[language];
    const document = analystCv({
      work: [{ name, position, startDate: "2021-06", highlights }],
      education: [],
      skills: [],
    });
    const advert = {
      ...analystAdvert(),
      requirements: [],
      duties,
      language,
      job: { ...analystAdvert().job, title: position },
    };
    const letter = write({ language, startDate: "2027-03-01" }, document, advert);
    for (const { text } of sentencesOf(letter)) {
      expect(text).toMatch(finite[language] ?? /./u);
      expect(text).not.toMatch(/: /u);
    }
    expect(letterText(letter)).toMatch(new RegExp(`${at}|${at.charAt(0).toUpperCase()}${at.slice(1)}`, "u"));
  },
);

test("customs of the country: the line of the date, the subject, the close and the enclosure", () => {
  const inLanguage = (language: LetterChoices["language"]) => letterText(write({ language }));
  expect(inLanguage("de")).toMatch(/Denver, 22\. November 2026\n\nBewerbung als/u);
  expect(inLanguage("de")).toContain("Mit freundlichen Grüßen\n\nAmara Osei\n\nAnlage: Lebenslauf");
  expect(inLanguage("fr")).toMatch(/Denver, le 22 novembre 2026\n\nObjet : candidature/u);
  expect(inLanguage("fr")).toContain("Je vous prie d’agréer, Madame, Monsieur,");
  expect(inLanguage("es")).toMatch(/Denver, 22 de noviembre de 2026\n\nAsunto: candidatura/u);
});

describe.each(letterLanguages)("in %s", (language) => {
  test("every tone and length gives a letter without gaps or repetition", () => {
    for (const tone of tones)
      for (const length of lengths) {
        const contact = tone === "warm" ? "Kim Weber" : "";
        const letter = write({ language, tone, length, contact });
        const texts = sentencesOf(letter).map(({ text }) => text);
        expect(new Set(texts).size).toBe(texts.length);
        expect(texts.join(" ")).not.toMatch(/undefined|null|\$\{|[[\]{}]|\s[,.;]|\.\./);
        // No two sentences in a row begin alike.
        const begins = texts.map((text) => text.split(" ").slice(0, 2).join(" "));
        expect(begins.some((begin, at) => at > 0 && begin === begins[at - 1])).toBe(false);
        expect(wordCount(letter)).toBeLessThan(length * 1.25);
      }
  });
});

test("any CV gives a letter whose statements all have a source in it", () => {
  fc.assert(
    fc.property(
      anyCvDocument({ keepEmptyRows: true }),
      fc.constantFrom(...letterLanguages),
      (document, language) => {
        const cv = { id: null, title: "", document };
        const choices = { ...firstChoices, language };
        const given = { cv, advert: analystAdvert(), choices, now };
        const result = writeLetter(given);
        if (!result.ok) return;
        expect(writeLetter(given)).toEqual(result);
        for (const { id, sources } of sentencesOf(result.letter))
          if (!setPhrases.includes(id)) expect(sources.length).toBeGreaterThan(0);
      },
    ),
    { numRuns: numberOfRuns(100) },
  );
});
