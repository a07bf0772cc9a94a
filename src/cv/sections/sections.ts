import { awards } from "./awards.ts";
import { certificates } from "./certificates.ts";
import { education } from "./education.ts";
import { experience } from "./experience.ts";
import { interests } from "./interests.ts";
import { languages } from "./languages.ts";
import { projects } from "./projects.ts";
import { publications } from "./publications.ts";
import { references } from "./references.ts";
import type { Section } from "./section.ts";
import { skills } from "./skills.ts";
import { volunteering } from "./volunteering.ts";

const registry = {
  experience,
  education,
  skills,
  projects,
  certificates,
  languages,
  volunteering,
  awards,
  publications,
  interests,
  references,
};

type Registry = typeof registry;

export type SectionKind = keyof Registry;

/** Names of the fields of a section's rows. */
export type SectionField<Kind extends SectionKind> = keyof Registry[Kind]["fields"] & string;

/**
 * Every section that has rows, in the order in which a new CV shows them. The browser loads only their forms at first:
 * section-forms.constants.ts.
 */
export const sections: Readonly<Record<SectionKind, Section<string>>> = registry;
