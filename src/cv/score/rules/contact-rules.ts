import { scoreKept } from "../judge-lines.ts";
import { citations } from "../citations.ts";
import type { JudgedCv, ScoreRule } from "../score-rule.ts";
import type { PersonalField } from "../../sections/personal.ts";

const personal = (field: PersonalField, isGood: (text: string) => boolean) => {
  return ({ contents }: JudgedCv) =>
    scoreKept(isGood(contents.document.personal[field].trim()), `/personal/${field}`);
};
const written = (text: string): boolean => text !== "";
const address = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;
const nickname =
  /sexy|hott?ie|babe|babyg|princess|party|beer|vodka|420|69(?!\d)|gamer|ninja|rockstar|killer|crazy|lover|cutie|bunny|dude|swag|bad(?:boy|girl)|kitten|stud(?!ent|io|y)|devil|lol|xox|xx|cool(?:guy|kid|girl|boy)|boss(?:man|lady)|fluffy|unicorn/i;

/** How an employer reaches the person. */
export const contactRules: readonly ScoreRule[] = [
  {
    id: "name",
    level: "fatal",
    part: "contact",
    weight: 4,
    title: "Your name is missing",
    detail: "It heads the page, names the file and is the first thing a parser looks for.",
    citation: citations.textkernel,
    judge: personal("fullName", written),
  },
  {
    id: "email",
    level: "fatal",
    part: "contact",
    weight: 4,
    title: "No email address to answer to",
    detail: "Write it in full, for example amara@example.com.",
    citation: citations.harvard,
    judge: personal("email", (text) => address.test(text)),
  },
  {
    id: "email-sober",
    level: "suggested",
    part: "contact",
    weight: 3,
    title: "The email address reads like a nickname",
    detail: "An address made of your name is safer. A new one costs nothing.",
    citation: citations.openLearn,
    after: "email",
    judge: ({ contents }) => {
      const email = contents.document.personal.email.trim();
      if (!address.test(email)) return null;
      return scoreKept(!nickname.test(email.split("@")[0] ?? ""), "/personal/email");
    },
  },
  {
    id: "phone",
    level: "missing",
    part: "contact",
    weight: 2,
    title: "No phone number that can be called",
    detail: "Many employers call first. Begin with the country code, for example +44.",
    citation: citations.e164,
    judge: personal("phone", (text) => {
      const digits = (text.match(/\p{Nd}/gu) ?? []).length;
      return digits >= 7 && digits <= 18;
    }),
  },
  {
    id: "location",
    level: "missing",
    part: "contact",
    weight: 2,
    title: "No place",
    detail: "City and region or country are enough; a street is not needed.",
    citation: citations.nationalCareers,
    judge: personal("location", written),
  },
];
