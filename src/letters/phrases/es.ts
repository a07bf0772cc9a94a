import type { Phrases, ToldEvidence, Wordings } from "./phrases.ts";

const words = [
  "",
  "un",
  "dos",
  "tres",
  "cuatro",
  "cinco",
  "seis",
  "siete",
  "ocho",
  "nueve",
  "diez",
  "once",
  "doce",
];
const yearsText = (years: number): string => `${words[years] ?? years} año${years === 1 ? "" : "s"}`;
const at = (company: string): string => (company === "" ? "" : ` en ${company}`);

/** Lines that begin with a verb in the first person become sentences; noun phrases follow a colon. */
function told({ clause: { form, text }, relation, isNow, title, place, is }: ToldEvidence): Wordings {
  const [role, where] = [title && ` como ${title}`, at(place)];
  const isVerb = form === "did";
  const sign = isVerb ? "," : ":";
  if (is !== "post" && relation !== "same")
    return is === "project"
      ? [`En el proyecto ${place}${sign} ${text}.`, `Para ${place}${sign} ${text}.`]
      : [`De forma voluntaria, en ${place}${sign} ${text}.`];
  if (relation === "same")
    return [`También allí${isVerb ? "" : ":"} ${text}.`, `En el mismo puesto${sign} ${text}.`];
  if (relation === "earlier")
    return [`Antes,${where || role}${sign} ${text}.`, `Anteriormente,${role}${where}${sign} ${text}.`];
  if (isVerb && place === "") return [`Como ${title}, ${text}.`];
  if (isVerb) return [`En ${place},${title && ` como ${title},`} ${text}.`, `En ${place} ${text}.`];
  return [
    `Mi trabajo${role}${where} ${isNow ? "incluye" : "incluía"} lo siguiente: ${text}.`,
    `Un ejemplo de mi trabajo${where || role}: ${text}.`,
  ];
}

export const es: Phrases = {
  subject: (title, company) => `Candidatura al puesto de ${title}${at(company)}`,
  greeting(tone, { contact, address, company }) {
    if (contact === "")
      return tone === "warm" && company !== "" ? `Hola, equipo de ${company}:` : "A quien corresponda:";
    if (address === "") return `${tone === "warm" ? "Hola" : "Buenos días"}, ${contact}:`;
    const last = contact.split(" ").at(-1) ?? "";
    return address === "ms" ? `Estimada señora ${last}:` : `Estimado señor ${last}:`;
  },
  closing: (tone) =>
    tone === "warm" ? "Un cordial saludo," : tone === "formal" ? "Atentamente," : "Saludos cordiales,",
  apply(tone, title, company) {
    if (tone === "formal")
      return [
        `Por la presente les envío mi candidatura al puesto de ${title}${at(company)}.`,
        `Deseo presentar mi candidatura al puesto de ${title}${at(company)}.`,
      ];
    if (tone === "warm")
      return [
        `Me gustaría trabajar con ustedes como ${title}${at(company)}.`,
        `Me encantaría formar parte de su equipo como ${title}${at(company)}.`,
      ];
    return [
      `Presento mi candidatura al puesto de ${title}${at(company)}.`,
      `Les escribo para solicitar el puesto de ${title}${at(company)}.`,
    ];
  },
  subjectOfAdvert: (title, company) => `Candidatura a su oferta «${title}»${at(company)}`,
  applyToAdvert: (tone, { text }, company) =>
    tone === "formal"
      ? [`Por la presente les envío mi candidatura a su oferta «${text}»${at(company)}.`]
      : [`Presento mi candidatura a su oferta «${text}»${at(company)}.`],
  duty: (duty) => ("quote" in duty ? [`Su anuncio describe así el trabajo: «${duty.quote}».`] : null),
  ask: (skills) => [`Ustedes piden lo siguiente: ${skills}.`, `Su anuncio pide lo siguiente: ${skills}.`],
  points: () => ["Esto es lo que aporto:"],
  told,
  postNow: (title, company, since) => [
    `Desde ${since} trabajo como ${title} en ${company}.`,
    `Trabajo en ${company} como ${title} desde ${since}.`,
  ],
  postPast: (title, company, from, to) =>
    from === to
      ? [`En ${from} trabajé como ${title} en ${company}.`]
      : [
          `De ${from} a ${to} trabajé como ${title} en ${company}.`,
          `Entre ${from} y ${to} trabajé en ${company} como ${title}.`,
        ],
  years: (years, titles) =>
    titles === ""
      ? [
          `Tengo ${yearsText(years)} de experiencia en este trabajo.`,
          `Aporto ${yearsText(years)} de experiencia en este trabajo.`,
        ]
      : [
          `Tengo ${yearsText(years)} de experiencia como ${titles}.`,
          `Como ${titles}, aporto ${yearsText(years)} de experiencia.`,
        ],
  skills: (skills) => [`También trabajo con ${skills}.`, `Entre mis conocimientos están también: ${skills}.`],
  languages: (list) => [`Hablo estos idiomas: ${list}.`, `Mis idiomas: ${list}.`],
  education({ degree, field, institution }) {
    if (degree === "" || institution === "") return null;
    return [`Mi formación incluye: ${[degree, field, institution].filter(Boolean).join(", ")}.`];
  },
  certificate: (name, issuer) => [
    `Entre mis certificados está el siguiente: ${name}${issuer === "" ? "" : name.includes("(") ? `, ${issuer}` : ` (${issuer})`}.`,
  ],
  place: (place) => [`Vivo en ${place}.`],
  start: (day) => [`Puedo empezar el ${day}.`, `Mi disponibilidad empieza el ${day}.`],
  attached: () => ["Adjunto mi currículum."],
  close(tone) {
    if (tone === "formal")
      return [
        "Quedo a su disposición para una entrevista.",
        "Les agradecería la oportunidad de una entrevista.",
      ];
    return ["Me gustaría contarles más en una entrevista.", "Con gusto hablaré con ustedes sobre el puesto."];
  },
  thanks: (tone) =>
    tone === "formal"
      ? ["Les agradezco la atención prestada a mi candidatura."]
      : ["Muchas gracias por leer mi candidatura."],
};
