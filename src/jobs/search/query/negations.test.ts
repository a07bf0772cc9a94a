import { expect, test } from "vitest";
import { writeExclusions } from "./negations.ts";

const known = new Set([
  "spring",
  "sales",
  "doctor",
  "customer service",
  "senior",
  "vertrieb",
  "delivery",
  "java",
]);
const write = (typed: string) => writeExclusions(typed, (words) => known.has(words.toLowerCase()));

test.each([
  ["marketing no sales", "marketing -sales"],
  ["driver but not delivery", "driver -delivery"],
  ["job in a hospital but not as a doctor", "job in a hospital -doctor"],
  ["assistant without customer service", 'assistant -"customer service"'],
  ["software engineer not senior", "software engineer -senior"],
  ["Marketing ohne Vertrieb", "Marketing -Vertrieb"],
  ["python except walmart", "python -walmart"],
  ["developer no java", "developer -java"],
  ["remote jobs no programming", "remote jobs -programming"],
  ["sales no door to door", 'sales -"door to door"'],
  ["sales without commission", "sales -commission"],
  ["java without spring", "java -spring"],
  ["devops no on call", 'devops -"on call"'],
  ["developer not java no sales", "developer -java -sales"],
  ["developer not java or sales", "developer -java -sales"],
  ["doctor not java and not sales", "doctor -java and -sales"],
  ["good with people but I hate selling", "good with people but -selling"],
])("%s", (typed, written) => expect(write(typed)).toBe(written));

test.each([
  "no code developer",
  "nothing but the truth",
  "engineer without borders",
  "it job no degree",
  "accountant not full time",
  "notary",
  "not only java",
  "not sure what I want",
  "I hate my job",
])("%s excludes nothing", (typed) => expect(write(typed)).toBe(typed));

test.each([
  ["not for profit", "nonprofit"],
  ["not-for-profit fundraiser", "nonprofit fundraiser"],
  ["accountant non profit", "accountant nonprofit"],
  ["non technical project manager", "non-technical project manager"],
  ["non-clinical jobs", "non-clinical jobs"],
])("%s is a name that excludes nothing", (typed, written) => expect(write(typed)).toBe(written));
