import type { Phrases, ToldEvidence, Wordings } from "./phrases.ts";

const words = [
  "",
  "um",
  "dois",
  "três",
  "quatro",
  "cinco",
  "seis",
  "sete",
  "oito",
  "nove",
  "dez",
  "onze",
  "doze",
];
const yearsText = (years: number): string => `${words[years] ?? years} ano${years === 1 ? "" : "s"}`;
/** "na empresa" avoids the gender of the name. */
const at = (company: string): string => (company === "" ? "" : ` na empresa ${company}`);

const ofCompany = (company: string): string => (company === "" ? "" : ` da empresa ${company}`);

/** Lines that begin with a verb in the first person become sentences; noun phrases follow a colon. */
function told({ clause: { form, text }, relation, isNow, title, place, is }: ToldEvidence): Wordings {
  const [role, where] = [title && ` como ${title}`, at(place)];
  const isVerb = form === "did";
  const sign = isVerb ? "," : ":";
  if (is !== "post" && relation !== "same")
    return is === "project"
      ? [`No projeto ${place}${sign} ${text}.`, `Para ${place}${sign} ${text}.`]
      : [`Como voluntariado, em ${place}${sign} ${text}.`];
  if (relation === "same") return [`Também ali${sign} ${text}.`, `Na mesma função${sign} ${text}.`];
  if (relation === "earlier")
    return [`Antes,${where || role}${sign} ${text}.`, `Anteriormente,${role}${where}${sign} ${text}.`];
  if (isVerb && place === "") return [`Como ${title}, ${text}.`];
  if (isVerb)
    return [`Na empresa ${place},${title && ` como ${title},`} ${text}.`, `Na empresa ${place}, ${text}.`];
  return [
    `O meu trabalho${role}${where} ${isNow ? "inclui" : "incluía"} o seguinte: ${text}.`,
    `Um exemplo do meu trabalho${where || role}: ${text}.`,
  ];
}

export const pt: Phrases = {
  subject: (title, company) => `Candidatura à vaga de ${title}${at(company)}`,
  greeting(tone, { contact, address, company }) {
    if (contact === "")
      return tone === "warm" && company !== ""
        ? `Olá, equipa da empresa ${company},`
        : "A quem possa interessar,";
    if (address === "") return `${tone === "warm" ? "Olá" : "Bom dia"}, ${contact},`;
    const last = contact.split(" ").at(-1) ?? "";
    return address === "ms" ? `Prezada Senhora ${last},` : `Prezado Senhor ${last},`;
  },
  closing: (tone) =>
    tone === "formal"
      ? "Atenciosamente,"
      : tone === "warm"
        ? "Cordialmente,"
        : "Com os melhores cumprimentos,",
  apply(tone, title, company) {
    if (tone === "formal")
      return [
        `Venho por este meio apresentar a minha candidatura à vaga de ${title}${at(company)}.`,
        `Desejo apresentar a minha candidatura à vaga de ${title}${at(company)}.`,
      ];
    if (tone === "warm")
      return [
        `Gostaria muito de trabalhar como ${title}${at(company)}.`,
        `É com gosto que apresento a minha candidatura à vaga de ${title}${at(company)}.`,
      ];
    return [
      `Apresento a minha candidatura à vaga de ${title}${at(company)}.`,
      `Escrevo para me candidatar à vaga de ${title}${at(company)}.`,
    ];
  },
  subjectOfAdvert: (title, company) => `Candidatura ao anúncio “${title}”${ofCompany(company)}`,
  applyToAdvert: (tone, { text }, company) =>
    tone === "formal"
      ? [`Venho por este meio apresentar a minha candidatura ao anúncio “${text}”${ofCompany(company)}.`]
      : [`Apresento a minha candidatura ao anúncio “${text}”${ofCompany(company)}.`],
  duty: (duty) => ("quote" in duty ? [`O anúncio descreve assim o trabalho: “${duty.quote}”.`] : null),
  ask: (skills) => [`O anúncio pede o seguinte: ${skills}.`, `No anúncio pedem o seguinte: ${skills}.`],
  points: () => ["Eis o que trago:"],
  told,
  postNow: (title, company, since) => [
    `Desde ${since} trabalho como ${title} na empresa ${company}.`,
    `Trabalho na empresa ${company} como ${title} desde ${since}.`,
  ],
  postPast: (title, company, from, to) =>
    from === to
      ? [`Em ${from} trabalhei como ${title} na empresa ${company}.`]
      : [
          `De ${from} a ${to} trabalhei como ${title} na empresa ${company}.`,
          `Entre ${from} e ${to} trabalhei na empresa ${company} como ${title}.`,
        ],
  years: (years, titles) =>
    titles === ""
      ? [
          `Tenho ${yearsText(years)} de experiência neste trabalho.`,
          `Trago ${yearsText(years)} de experiência neste trabalho.`,
        ]
      : [
          `Tenho ${yearsText(years)} de experiência como ${titles}.`,
          `Como ${titles}, trago ${yearsText(years)} de experiência.`,
        ],
  skills: (skills) => [`Também trabalho com ${skills}.`, `Os meus conhecimentos incluem também: ${skills}.`],
  languages: (list) => [`Falo estas línguas: ${list}.`, `As minhas línguas: ${list}.`],
  education({ degree, field, institution }) {
    if (degree === "" || institution === "") return null;
    return [`A minha formação inclui: ${[degree, field, institution].filter(Boolean).join(", ")}.`];
  },
  certificate: (name, issuer) => [
    `Os meus certificados incluem: ${name}${issuer === "" ? "" : name.includes("(") ? `, ${issuer}` : ` (${issuer})`}.`,
  ],
  place: (place) => [`Moro em ${place}.`],
  start: (day) => [`Posso começar em ${day}.`, `A minha disponibilidade começa em ${day}.`],
  attached: () => ["O meu currículo segue em anexo."],
  close(tone) {
    if (tone === "formal")
      return [
        "Fico à disposição para uma entrevista.",
        "Agradeço desde já a oportunidade de uma entrevista.",
      ];
    return ["Gostaria de contar mais numa entrevista.", "Terei todo o gosto em falar sobre a vaga."];
  },
  thanks: () => ["Agradeço a leitura da minha candidatura."],
};
