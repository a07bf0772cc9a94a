import type { Tone } from "../letter.ts";
import type { Phrases, ToldEvidence, Wordings } from "./phrases.ts";

/** A phrase for each tone. `other` is for tones that have none of their own. */
export type ByTone<Phrase> = Readonly<Partial<Record<Tone, Phrase>> & { other: Phrase }>;

/** Wordings with places for texts in braces: "Ich wohne in {place}." `{now|then}` chooses by whether a post has ended. */
type Templates = readonly string[];

/** The set phrases of a language: a file of `data/letters/phrases`. Its README names the places of each phrase. */
export type PhraseFile = {
  /** Follows other words where there is a company, with the space before it: " bei {company}", " firmy {company}". */
  atCompany: string;
  ofCompany: string;
  /** A number of years by its plural category, and small numbers in words. */
  years: Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;
  numbers: Readonly<Record<string, string>>;
  subject: string;
  subjectOfAdvert: string;
  greeting: Readonly<Record<"nobody" | "contact" | "ms" | "mr", ByTone<string>>> & { team?: ByTone<string> };
  closing: ByTone<string>;
  closingToNobody?: ByTone<string>;
  /** A quotation of the advert, or a duty of it as words of a sentence. */
  quote: Templates;
  duty?: Templates;
  /** One post that began and ended in the same year, or in different years. */
  postInOneYear: Templates;
  postPast: Templates;
  /** Years of the same work, without and with the titles of the posts. */
  experience: Templates;
  experienceAsTitle: Templates;
  skills: Templates;
  /** Skills after others that have been named. */
  moreSkills?: Templates;
  closeWithDuty?: Templates;
} & Readonly<Record<"apply" | "applyToAdvert" | "points" | "close" | "thanks", ByTone<Templates>>> &
  Readonly<
    Record<
      "ask" | "postNow" | "languages" | "education" | "certificate" | "place" | "start" | "attached",
      Templates
    >
  >;

type ToldTemplates = Readonly<Record<"project" | "volunteering" | "same" | "earlier" | "post", Templates>>;

/** Phrases that also tell of the work. `toldAsDeed` is for lines that begin with a verb in the first person. */
export type ToldPhraseFile = PhraseFile & {
  asTitle: string;
  told: ToldTemplates;
  toldAsDeed?: ToldTemplates & Readonly<Record<"postWithoutTitle" | "postWithoutCompany", Templates>>;
};

type Texts = Readonly<Record<string, string>>;

/** Puts texts into their places. A place without a text stays, so that a test sees it. */
const fill = (template: string, texts: Texts, isNow = true): string =>
  template.replaceAll(/\{([^{}|]+)(?:\|([^{}]+))?\}/gu, (place, name: string, past?: string) =>
    past === undefined ? (texts[name] ?? place) : isNow ? name : past,
  );

export function fillAll([first = "", ...others]: Templates, texts: Texts = {}, isNow = true): Wordings {
  return [fill(first, texts, isNow), ...others.map((one) => fill(one, texts, isNow))];
}

export const forTone = <Phrase>(phrases: ByTone<Phrase>, tone: Tone): Phrase =>
  phrases[tone] ?? phrases.other;

/**
 * Makes the phrases that are filled in the same way in every language.
 *
 * @param formsOf other forms of a title by the names of their places: "d’Analyste" for {ofTitle}
 */
export function setPhrases(
  file: PhraseFile,
  language: string,
  formsOf: (title: string) => Texts = () => ({}),
): Omit<Phrases, "told" | "education" | "certificate"> {
  const plurals = new Intl.PluralRules(language);
  const ofJob = (title: string, company: string): Texts => ({
    title,
    company,
    atCompany: company === "" ? "" : fill(file.atCompany, { company }),
    ofCompany: company === "" ? "" : fill(file.ofCompany, { company }),
    ...formsOf(title),
  });
  return {
    subject: (title, company) => fill(file.subject, ofJob(title, company)),
    subjectOfAdvert: (title, company) => fill(file.subjectOfAdvert, ofJob(title, company)),
    greeting(tone, { contact, address, company }) {
      const { nobody, team } = file.greeting;
      const greeting =
        contact !== "" ? file.greeting[address || "contact"] : (company !== "" && team) || nobody;
      return fill(forTone(greeting, tone), { contact, company, lastName: contact.split(" ").at(-1) ?? "" });
    },
    closing: (tone, isNamed) =>
      forTone(isNamed ? file.closing : (file.closingToNobody ?? file.closing), tone),
    apply: (tone, title, company) => fillAll(forTone(file.apply, tone), ofJob(title, company)),
    applyToAdvert: (tone, { text }, company) =>
      fillAll(forTone(file.applyToAdvert, tone), ofJob(text, company)),
    duty(duty, title) {
      if ("quote" in duty) return fillAll(file.quote, { quote: duty.quote, title });
      return file.duty && duty.clause.form === "do" ? fillAll(file.duty, { duty: duty.clause.text }) : null;
    },
    ask: (skills) => fillAll(file.ask, { skills }),
    points: (tone) => fillAll(forTone(file.points, tone)),
    postNow: (title, company, since) =>
      fillAll(file.postNow, { ...ofJob(title, company), since: `${since}` }),
    postPast: (title, company, from, to) =>
      fillAll(from === to ? file.postInOneYear : file.postPast, {
        ...ofJob(title, company),
        from: `${from}`,
        to: `${to}`,
      }),
    years(years, title) {
      const counted = file.years[plurals.select(years)] ?? file.years.other;
      const written = fill(counted, { number: file.numbers[years] ?? `${years}` });
      return fillAll(title === "" ? file.experience : file.experienceAsTitle, {
        ...ofJob(title, ""),
        years: written,
      });
    },
    skills: (skills, isMore) => fillAll((isMore && file.moreSkills) || file.skills, { skills }),
    languages: (languages) => fillAll(file.languages, { languages }),
    place: (place) => fillAll(file.place, { place }),
    start: (day) => fillAll(file.start, { day }),
    attached: () => fillAll(file.attached),
    close: (tone) => fillAll(forTone(file.close, tone)),
    ...(file.closeWithDuty && { closeWith: withDuty(file.closeWithDuty) }),
    thanks: (tone) => fillAll(forTone(file.thanks, tone)),
  };
}

const withDuty = (templates: Templates) => (duty: string) => fillAll(templates, { duty });

/** Makes all phrases of a language whose lines of CVs follow a colon, or are sentences with a verb in the first person. */
export function allPhrases(
  file: ToldPhraseFile,
  language: string,
  formsOf: (title: string) => Texts = () => ({}),
): Phrases {
  return {
    ...setPhrases(file, language, formsOf),
    told: (told) => tellWork(file, told, formsOf),
    education({ degree, field, institution }) {
      if (degree === "" || institution === "") return null;
      return fillAll(file.education, { studies: [degree, field, institution].filter(Boolean).join(", ") });
    },
    certificate(name, issuer) {
      const by = issuer === "" ? "" : name.includes("(") ? `, ${issuer}` : ` (${issuer})`;
      return fillAll(file.certificate, { certificate: name + by });
    },
  };
}

function tellWork(
  file: ToldPhraseFile,
  { clause: { form, text }, relation, isNow, title, place, is }: ToldEvidence,
  formsOf: (title: string) => Texts,
): Wordings {
  const asTitle = title === "" ? "" : fill(file.asTitle, { title, ...formsOf(title) });
  const atPlace = place === "" ? "" : fill(file.atCompany, { company: place });
  const texts = { text, title, place, asTitle, atPlace, atPlaceOrAsTitle: atPlace || asTitle };
  const deed = form === "did" ? file.toldAsDeed : undefined;
  const told = deed ?? file.told;
  const templates =
    relation === "same"
      ? told.same
      : is !== "post"
        ? told[is]
        : relation === "earlier"
          ? told.earlier
          : deed && place === ""
            ? deed.postWithoutCompany
            : deed && title === ""
              ? deed.postWithoutTitle
              : told.post;
  return fillAll(templates, texts, isNow);
}
