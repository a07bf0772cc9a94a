import { scoreKept } from "../judge-lines.ts";
import { citations } from "../citations.ts";
import { isTown } from "../words/towns.ts";
import type { JudgedCv, ScoreRule } from "../score-rule.ts";
import type { PersonalField } from "../../sections/personal.ts";

const personal = (field: PersonalField, isGood: (text: string) => boolean) => {
  return ({ contents }: JudgedCv) =>
    scoreKept(isGood(contents.document.personal[field].trim()), `/personal/${field}`);
};
const written = (text: string): boolean => text !== "";
const address = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;
/** Words that nobody has as a name, anywhere in an address. */
const nicknamePart =
  /sexy|hottie|babygirl|babyboy|vodka|ninja|rockstar|killer|crazy|cutie|xoxo|bad(?:boy|girl)|cool(?:guy|kid|girl|boy)|boss(?:man|lady)|fluffy|unicorn|party(?:girl|boy|animal)|(?:^|[^a-z])the[^a-z]?(?:legend|boss|king|queen|man|great|beast|one)(?![a-z])/;
/** Words that are also parts of names, such as "lol" in Lola: they count only as whole words. */
const nicknameWord =
  /^(?:babe|babes|party|gamer|lover|bunny|dude|swag|devil|stud|lol|legend|princess|kitten|hotty|xx|xxx)$/;

/** Whether an address reads like a nickname. A word of the person's own name is none. */
function isNickname(local: string, fullName: string): boolean {
  const name = new Set(fullName.toLowerCase().match(/\p{L}+/gu) ?? []);
  const words = (local.toLowerCase().match(/[a-z]+/g) ?? []).filter((word) => !name.has(word));
  return words.some((word) => nicknameWord.test(word)) || nicknamePart.test(words.join("_"));
}

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
    isEssential: true,
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
      const { email, fullName } = contents.document.personal;
      if (!address.test(email.trim())) return null;
      return scoreKept(!isNickname(email.trim().split("@")[0] ?? "", fullName), "/personal/email");
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
    // Readers of files often take a town under the name for the headline.
    judge: ({ contents: { document } }) =>
      scoreKept(
        written(document.personal.location.trim()) || isTown(document.personal.headline),
        "/personal/location",
      ),
  },
];
