import { expect, test } from "vitest";
import { jobVectors } from "./job-vectors.server.ts";

const job = {
  title: "Developer",
  company: "Ostrava Holding",
  descriptionText: "",
  skills: [],
  locationText: null,
  rawLocation: null,
  places: [],
  language: "en",
};
const head = (facts: Partial<Parameters<typeof jobVectors>[0]>) =>
  jobVectors({ ...job, ...facts }, null).head;

test("only a title in the language of the advert names an occupation in that language", () => {
  const foreign = /'@[\d.]+\/'/;
  expect(head({ title: "Krankenpfleger", language: "de" })).toMatch(foreign);
  expect(head({ title: "Cyber Security Consultant", language: "de" })).not.toMatch(foreign);
  expect(head({ title: "Accountant", language: "am" })).not.toMatch(foreign);
});

test("a skill that a long description names once is no skill of the job, unless the title names it", () => {
  const long = "We look after many machines together. ".repeat(100);
  const skills = ["Terraform"];
  expect(head({ skills, descriptionText: `${long} Terraform` })).not.toContain("terraform");
  expect(head({ skills, descriptionText: `${long} Terraform, and again Terraform` })).toContain("terraform");
  expect(head({ skills, descriptionText: "We use Terraform." })).toContain("terraform");
  expect(head({ skills, title: "Terraform Engineer", descriptionText: `${long} Terraform` })).toContain(
    "terraform",
  );
});

test.each(["Remote, US (not California or New York)", "Remote - US (not available in California)"])(
  "%s is no job in California",
  (text) => {
    expect(head({ locationText: text })).toContain("us");
    expect(head({ locationText: text })).not.toContain("california");
    expect(head({ rawLocation: text })).not.toContain("california");
  },
);
