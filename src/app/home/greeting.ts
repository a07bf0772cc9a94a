import type { Viewer } from "../../account/viewer.ts";

const day = 24 * 60 * 60 * 1000;

/** Greets a person by the first word of their name. On the first day of an account, "back" is left out. */
export function greetingFor({ name, memberSince }: Pick<Viewer, "name" | "memberSince">, now: Date): string {
  const isNew = now.getTime() - memberSince.getTime() < day;
  return `${isNew ? "Welcome" : "Welcome back"}, ${firstName(name)}`;
}

/** A name with a comma has the family name first, so it is kept whole, as is one that begins with a title: "Dr. Osei". */
function firstName(name: string): string {
  const [first = name] = name.trim().split(/\s+/u);
  return /,/u.test(name) || first.endsWith(".") ? name : first;
}
