import { columnFinder, type ImportList } from "../../table-import/import-table.ts";

/** The columns that are read, with their headings in the review. */
export const peopleColumns = {
  name: "Name",
  given: "First name",
  middle: "Middle name",
  family: "Last name",
  company: "Company",
  role: "Role",
  metThrough: "Met through",
  connectedOn: "Connected on LinkedIn",
  email: "Email",
  phone: "Phone",
  links: "Links",
  canHelp: "Can help with",
  touchWeeks: "Keep in touch (weeks)",
  notes: "Notes",
} as const;

export type PeopleColumn = keyof typeof peopleColumns;

/** What a column is read as: a column of ours, or nothing. */
export type PeopleUse = PeopleColumn | "";

/**
 * The names of the columns in lists of people, the best first: those of our own export, of LinkedIn's Connections.csv, and
 * of the address books of Google, Outlook and Apple, in English, German, French and Spanish.
 */
const names: Record<PeopleColumn, string> = {
  name: "name, full name, display name, file as, contact name, nom complet, nombre completo",
  given: "first name, given name, vorname, prénom, nombre",
  middle: "middle name, additional name, weitere vornamen, deuxième prénom, segundo nombre",
  family: "last name, family name, surname, nachname, nom, apellidos, apellido",
  company:
    "company, organization, organisation, organization name, organization 1 name, employer, firma, unternehmen, société, entreprise, empresa, organización",
  // In Outlook, "title" is Dr or Ms.
  role: "position, job title, role, organization title, organization 1 title, title, fonction, poste, puesto, cargo",
  metThrough: "met through, how known, how we met",
  email:
    "email, e mail, email address, e mail address, e mail 1 value, email 1 value, primary email, e mail 2 address, e mail 2 value, e mail adresse, adresse de messagerie, adresse e mail, courriel, correo electrónico, dirección de correo electrónico",
  phone:
    "phone, mobile, mobile phone, primary phone, phone 1 value, telephone, business phone, phone number, home phone, phone 2 value, telefon, mobiltelefon, handy, telefon geschäftlich, téléphone, tél mobile, téléphone mobile, tél bureau, téléphone bureau, teléfono, teléfono móvil, móvil",
  links:
    "url, links, link, website, web page, website 1 value, linkedin, linkedin url, profile url, webseite, site web",
  canHelp: "can help with, can help",
  notes: "notes, note, comment, comments, notizen, notiz, bemerkungen, remarques, notas",
  touchWeeks: "keep in touch weeks",
  connectedOn: "connected on",
};

const find = columnFinder(
  Object.fromEntries(Object.entries(names).map(([key, all]) => [key, all.split(", ")])) as Record<
    PeopleColumn,
    string[]
  >,
);

/** Columns of which a person can have several. All of them are read. */
export const joinedColumns: ReadonlySet<PeopleUse> = new Set(["email", "phone", "links", "notes"]);

/** The place of a column among those for the same use: the best first, and those with unknown names last. */
export const rankOf = (name: string): number => find(name)?.rank ?? 1_000;

/** Guesses by their names what columns are read as. Of several columns for one use, the best is read. */
function guessUses(all: readonly string[]): PeopleUse[] {
  const found = all.map((name) => find(name));
  const keys = new Set(found.map((one) => one?.key));
  // "Name;Vorname"
  const isFamily = keys.has("given") && !keys.has("family");
  return found.map((one, at): PeopleUse => {
    if (!one) return "";
    const isBetter = (other: typeof one | null, otherAt: number) =>
      other?.key === one.key && (other.rank < one.rank || (other.rank === one.rank && otherAt < at));
    if (!joinedColumns.has(one.key) && found.some(isBetter)) return "";
    return one.key === "name" && isFamily ? "family" : one.key;
  });
}

export const isPeopleColumn = (name: string): boolean => find(name) !== null;

export const peopleImports: ImportList<PeopleUse> = {
  name: "contacts",
  isUse: (text): text is PeopleUse => text === "" || Object.hasOwn(peopleColumns, text),
  guessUses,
};

/** Whether some column has a name, or a part of one. */
export const hasName = (uses: readonly PeopleUse[]): boolean =>
  uses.some((use) => use === "name" || use === "given" || use === "family");
