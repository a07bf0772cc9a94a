import type { RawPerson } from "./imported-person.ts";

type Column = keyof RawPerson | "given" | "middle" | "family" | "connectedOn";

/**
 * The columns of lists of people, by their names in lower case without punctuation, the best first: those of our own
 * export, of LinkedIn's Connections.csv, and of the address books of Google, Outlook and Apple, in English, German, French
 * and Spanish.
 */
const names: Record<Column, string> = {
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

const columns = new Map(
  Object.entries(names).flatMap(([column, all]) =>
    all.split(", ").map((name, rank) => [name, { column: column as Column, rank }] as const),
  ),
);

/** Finds the indexes of each known column in a row of headings, the best heading first. */
export function findColumns(headings: readonly string[]): Map<Column, number[]> {
  const known = headings.flatMap((heading, index) => {
    const plain = heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
      .trim();
    const column = columns.get(plain);
    return column ? [{ ...column, index }] : [];
  });
  const byColumn = Map.groupBy(
    known.toSorted((one, other) => one.rank - other.rank),
    ({ column }) => column,
  );
  return new Map([...byColumn].map(([column, all]) => [column, all.map(({ index }) => index)]));
}

/** Whether the headings include a name. */
export function namesPeople(found: ReadonlyMap<Column, readonly number[]>): boolean {
  return found.has("name") || found.has("given") || (found.has("family") && found.size > 1);
}
