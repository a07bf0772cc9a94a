import type { Phrases, ToldEvidence, Wordings } from "./phrases.ts";

const words = [
  "",
  "één",
  "twee",
  "drie",
  "vier",
  "vijf",
  "zes",
  "zeven",
  "acht",
  "negen",
  "tien",
  "elf",
  "twaalf",
];
const yearsText = (years: number): string => `${words[years] ?? years} jaar`;
const at = (company: string): string => (company === "" ? "" : ` bij ${company}`);

/** Dutch lines are noun phrases or begin with a verb, so they follow a colon. */
function told({ clause: { text }, relation, isNow, title, place, is }: ToldEvidence): Wordings {
  const [role, where] = [title && ` als ${title}`, at(place)];
  if (is !== "post" && relation !== "same")
    return is === "project"
      ? [`In het project ${place}: ${text}.`, `Uit het project ${place}: ${text}.`]
      : [`Als vrijwilliger bij ${place}: ${text}.`];
  if (relation === "same") return [`Ook daar: ${text}.`, `In dezelfde functie: ${text}.`];
  if (relation === "earlier")
    return [`Daarvoor,${where || role}: ${text}.`, `Eerder,${role}${where}: ${text}.`];
  return [
    `Bij mijn werk${role}${where} ${isNow ? "hoort" : "hoorde"}: ${text}.`,
    `Een voorbeeld van mijn werk${where || role}: ${text}.`,
  ];
}

export const nl: Phrases = {
  subject: (title, company) => `Sollicitatie: ${title}${at(company)}`,
  greeting(tone, { contact, address, company }) {
    if (contact === "")
      return tone === "warm" && company !== "" ? `Beste team van ${company},` : "Geachte heer, mevrouw,";
    if (tone === "warm" || address === "") return `Beste ${contact},`;
    const last = contact.split(" ").at(-1) ?? "";
    return address === "ms" ? `Geachte mevrouw ${last},` : `Geachte heer ${last},`;
  },
  closing: (tone) => (tone === "formal" ? "Hoogachtend," : "Met vriendelijke groet,"),
  apply(tone, title, company) {
    if (tone === "formal")
      return [
        `Hierbij solliciteer ik naar de functie van ${title}${at(company)}.`,
        `Met deze brief solliciteer ik naar de functie van ${title}${at(company)}.`,
      ];
    if (tone === "warm")
      return [
        `Graag kom ik werken als ${title}${at(company)}.`,
        `Ik wil graag aan de slag als ${title}${at(company)}.`,
      ];
    return [
      `Ik solliciteer naar de functie van ${title}${at(company)}.`,
      `Graag solliciteer ik naar de functie van ${title}${at(company)}.`,
    ];
  },
  subjectOfAdvert: (title, company) => `Sollicitatie${at(company)}: uw vacature “${title}”`,
  applyToAdvert: (tone, { text }, company) =>
    tone === "formal"
      ? [`Hierbij solliciteer ik${at(company)} naar aanleiding van uw vacature “${text}”.`]
      : [`Ik solliciteer${at(company)} naar aanleiding van uw vacature “${text}”.`],
  duty: (duty) => ("quote" in duty ? [`In uw vacature staat over het werk: “${duty.quote}”.`] : null),
  ask: (skills) => [`In uw vacature vraagt u om ${skills}.`, `Uw vacature noemt ${skills}.`],
  points: () => ["Dit breng ik daarvoor mee:"],
  told,
  postNow: (title, company, since) => [
    `Sinds ${since} werk ik als ${title} bij ${company}.`,
    `Bij ${company} werk ik sinds ${since} als ${title}.`,
  ],
  postPast: (title, company, from, to) =>
    from === to
      ? [`In ${from} werkte ik als ${title} bij ${company}.`]
      : [
          `Van ${from} tot ${to} werkte ik als ${title} bij ${company}.`,
          `Bij ${company} werkte ik van ${from} tot ${to} als ${title}.`,
        ],
  years: (years, titles) =>
    titles === ""
      ? [
          `Ik heb ${yearsText(years)} ervaring in dit werk.`,
          `Ik breng ${yearsText(years)} ervaring in dit werk mee.`,
        ]
      : [
          `Ik heb ${yearsText(years)} ervaring als ${titles}.`,
          `Als ${titles} breng ik ${yearsText(years)} ervaring mee.`,
        ],
  skills: (skills) => [`Ik werk ook met ${skills}.`, `Tot mijn kennis horen ook: ${skills}.`],
  languages: (list) => [`Mijn talen zijn: ${list}.`, `Ik spreek deze talen: ${list}.`],
  education({ degree, field, institution }) {
    if (degree === "" || institution === "") return null;
    return [`Tot mijn opleiding hoort: ${[degree, field, institution].filter(Boolean).join(", ")}.`];
  },
  certificate: (name, issuer) => [
    `Tot mijn certificaten hoort: ${name}${issuer === "" ? "" : name.includes("(") ? `, ${issuer}` : ` (${issuer})`}.`,
  ],
  place: (place) => [`Ik woon in ${place}.`],
  start: (day) => [`Ik kan beginnen op ${day}.`, `Ik ben beschikbaar vanaf ${day}.`],
  attached: () => ["Mijn cv vindt u in de bijlage."],
  close(tone) {
    if (tone === "formal")
      return [
        "Graag licht ik mijn sollicitatie toe in een gesprek.",
        "Voor een gesprek ben ik graag beschikbaar.",
      ];
    return ["Ik vertel u graag meer in een gesprek.", "Ik kijk uit naar een gesprek met u."];
  },
  thanks: (tone) =>
    tone === "formal"
      ? ["Ik dank u voor uw aandacht voor mijn sollicitatie."]
      : ["Dank u voor het lezen van mijn sollicitatie."],
};
