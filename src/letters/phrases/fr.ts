import type { Phrases, ToldEvidence, Wordings } from "./phrases.ts";

const words = [
  "",
  "un",
  "deux",
  "trois",
  "quatre",
  "cinq",
  "six",
  "sept",
  "huit",
  "neuf",
  "dix",
  "onze",
  "douze",
];
const yearsText = (years: number): string => `${words[years] ?? years} an${years === 1 ? "" : "s"}`;
/** "de Directeur", "d’Analyste". */
const de = (title: string): string => (/^[aeiouyàâéèêëîïôöùû]/iu.test(title) ? `d’${title}` : `de ${title}`);
const at = (company: string): string => (company === "" ? "" : ` chez ${company}`);

/** French lines are noun phrases as a rule, so they follow a colon. */
function told({ clause: { text }, relation, isNow, title, place, is }: ToldEvidence): Wordings {
  const [role, where] = [title && ` au poste ${de(title)}`, at(place)];
  if (is !== "post" && relation !== "same")
    return is === "project"
      ? [`Dans le projet ${place} : ${text}.`, `Un exemple tiré du projet ${place} : ${text}.`]
      : [`Bénévolement, pour ${place} : ${text}.`];
  if (relation === "same")
    return [`Également dans ce poste : ${text}.`, `Toujours${where || role} : ${text}.`];
  if (relation === "earlier")
    return [`Auparavant,${where || role} : ${text}.`, `Plus tôt,${role}${where} : ${text}.`];
  return [
    `Mon travail${role}${where} ${isNow ? "comprend" : "comprenait"} ceci : ${text}.`,
    `Un exemple de mon travail${where || role} : ${text}.`,
  ];
}

export const fr: Phrases = {
  subject: (title, company) => `Candidature au poste ${de(title)}${at(company)}`,
  greeting(_tone, { contact, address }) {
    if (contact === "") return "Madame, Monsieur,";
    if (address === "") return `Bonjour ${contact},`;
    return `${address === "ms" ? "Madame" : "Monsieur"} ${contact.split(" ").at(-1) ?? ""},`;
  },
  closing(tone) {
    if (tone === "formal") return "Je vous prie d’agréer mes salutations distinguées.";
    return tone === "warm" ? "Bien cordialement," : "Cordialement,";
  },
  apply(tone, title, company) {
    if (tone === "formal")
      return [
        `J’ai l’honneur de vous présenter ma candidature au poste ${de(title)}${at(company)}.`,
        `Par la présente, je pose ma candidature au poste ${de(title)}${at(company)}.`,
      ];
    if (tone === "warm")
      return [
        `J’aimerais rejoindre votre équipe au poste ${de(title)}${at(company)}.`,
        `C’est avec plaisir que je vous adresse ma candidature au poste ${de(title)}${at(company)}.`,
      ];
    return [
      `Je vous adresse ma candidature au poste ${de(title)}${at(company)}.`,
      `Je présente ma candidature au poste ${de(title)}${at(company)}.`,
    ];
  },
  subjectOfAdvert: (title, company) => `Candidature${at(company)} : votre annonce « ${title} »`,
  applyToAdvert: (tone, { text }, company) =>
    tone === "formal"
      ? [
          `J’ai l’honneur de vous présenter ma candidature${at(company)}, en réponse à votre annonce « ${text} ».`,
        ]
      : [`Je vous adresse ma candidature${at(company)}, en réponse à votre annonce « ${text} ».`],
  duty: (duty) => ("quote" in duty ? [`Votre annonce décrit ainsi le travail : « ${duty.quote} ».`] : null),
  ask: (skills) => [`Vous demandez : ${skills}.`, `Votre annonce demande : ${skills}.`],
  points: () => ["Voici ce que j’apporte :"],
  told,
  postNow: (title, company, since) => [
    `Depuis ${since}, j’occupe le poste ${de(title)} chez ${company}.`,
    `Chez ${company}, j’occupe le poste ${de(title)} depuis ${since}.`,
  ],
  postPast: (title, company, from, to) =>
    from === to
      ? [`En ${from}, j’ai occupé le poste ${de(title)} chez ${company}.`]
      : [
          `De ${from} à ${to}, j’ai occupé le poste ${de(title)} chez ${company}.`,
          `Chez ${company}, j’ai occupé le poste ${de(title)} de ${from} à ${to}.`,
        ],
  years: (years, titles) =>
    titles === ""
      ? [
          `J’ai ${yearsText(years)} d’expérience dans ce métier.`,
          `J’apporte ${yearsText(years)} d’expérience dans ce métier.`,
        ]
      : [
          `J’ai ${yearsText(years)} d’expérience (${titles}).`,
          `J’apporte ${yearsText(years)} d’expérience (${titles}).`,
        ],
  skills: (skills) => [`Mes compétences comprennent aussi : ${skills}.`, `À cela s’ajoutent : ${skills}.`],
  languages: (list) => [`Je parle ces langues : ${list}.`, `Mes langues : ${list}.`],
  education({ degree, field, institution }) {
    if (degree === "" || institution === "") return null;
    return [`Ma formation comprend : ${[degree, field, institution].filter(Boolean).join(", ")}.`];
  },
  certificate: (name, issuer) => [
    `Mes certifications comprennent : ${name}${issuer === "" ? "" : name.includes("(") ? `, ${issuer}` : ` (${issuer})`}.`,
  ],
  place: (place) => [`Mon lieu de résidence : ${place}.`],
  start: (day) => [`Je peux commencer le ${day}.`, `Je suis disponible à partir du ${day}.`],
  attached: () => ["Vous trouverez mon CV ci-joint."],
  close(tone) {
    if (tone === "formal")
      return [
        "Je me tiens à votre disposition pour un entretien.",
        "Je reste à votre disposition pour tout complément d’information.",
      ];
    return [
      "J’aimerais vous en dire plus lors d’un entretien.",
      "Je vous parlerais volontiers de ma candidature lors d’un entretien.",
    ];
  },
  thanks: (tone) =>
    tone === "formal"
      ? ["Je vous remercie de l’attention portée à ma candidature."]
      : ["Merci d’avoir pris le temps de lire ma candidature."],
};
