import { translations, type CvLanguage } from "../cv/translations/translations.ts";
import { contactLabel } from "../cv/view-model/page-contacts.ts";
import { cleanLine } from "../cv/view-model/clean-text.ts";
import type { PageContact, CvPage } from "../cv/view-model/cv-page.ts";
import type { PageBlock, Run } from "../cv/sections/row-view.ts";
import { pageLook } from "../cv/view-model/page-look.ts";
import type { Letter } from "./letter.ts";
import { letterBlocks } from "./letter-text.ts";

/** Percent of the template's own size. Letters are read at a larger size than CVs. */
const size = 116;

/** Converts a letter to a page that the templates of CVs draw, so that both look the same. */
export function letterPage(letter: Letter): CvPage {
  const { sender, subject, choices, look } = letter;
  const language = choices.language.slice(0, 2) as CvLanguage;
  const { direction, script, region = null, page: words } = translations[language];
  return {
    language,
    region: choices.language === "en-US" ? "US" : choices.language === "en-GB" ? "GB" : region,
    direction,
    script,
    // Dates on the left would set the text in a narrow column.
    look: pageLook({ ...look, dates: "right", size: Math.max(look.size, size) }),
    words,
    title: cleanLine(`${sender.name} – ${subject}`),
    name: run(sender.name, "/sender/name"),
    headline: null,
    contacts: contactsOf(letter),
    photo: null,
    sections: [
      {
        key: "letter",
        column: "main",
        isOnNewPage: false,
        heading: run("", "/subject"),
        body: bodyOf(letter),
        lines: [],
        entries: [],
      },
    ],
  };
}

function bodyOf(letter: Letter): PageBlock[] {
  return letterBlocks(letter).map(({ text, is }, at) => ({
    level: 0,
    runs: [{ ...run(text, `/blocks/${at}`), ...(is === "subject" ? { bold: true as const } : {}) }],
  }));
}

function contactsOf({ sender, choices }: Letter): PageContact[] {
  const { email, phone, place } = sender;
  const contacts: PageContact[] = [
    {
      ...run(email, "/personal/email"),
      href: /^\S+@\S+$/u.test(email) ? `mailto:${email}` : null,
      label: "",
      icon: "email",
    },
    { ...run(phone, "/personal/phone"), label: "", icon: "phone" },
    { ...run(place, "/personal/location"), label: "", icon: "place" },
  ];
  const { labels } = translations[choices.language.slice(0, 2) as CvLanguage];
  return contacts
    .filter(({ text }) => text !== "")
    .map((contact) => ({ ...contact, label: contactLabel(contact, labels, "") }));
}

function run(text: string, at: string): Run {
  return { text: text.split("\n").map(cleanLine).join("\n"), at, before: "", after: "", href: null };
}
