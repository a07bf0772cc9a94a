import type { Phrases, ToldEvidence, Wordings } from "./phrases.ts";

const words = [
  "",
  "rok",
  "dwa",
  "trzy",
  "cztery",
  "pięć",
  "sześć",
  "siedem",
  "osiem",
  "dziewięć",
  "dziesięć",
  "jedenaście",
  "dwanaście",
];
function yearsText(years: number): string {
  if (years === 1) return "rok";
  const isFew = years % 10 >= 2 && years % 10 <= 4 && (years % 100 < 12 || years % 100 > 14);
  return `${words[years] ?? years} ${isFew ? "lata" : "lat"}`;
}
/** "w firmie" keeps the name as it is. */
const at = (company: string): string => (company === "" ? "" : ` w firmie ${company}`);

const ofCompany = (company: string): string => (company === "" ? "" : ` firmy ${company}`);

/** Lines that begin with a verb in the first person become sentences; noun phrases follow a colon. */
function told({ clause: { form, text }, relation, isNow, title, place, is }: ToldEvidence): Wordings {
  const [role, where] = [title && ` na stanowisku ${title}`, at(place)];
  const isVerb = form === "did";
  const sign = isVerb ? "" : ":";
  if (is !== "post" && relation !== "same")
    return is === "project"
      ? [`W projekcie ${place}${sign} ${text}.`, `W ramach projektu ${place}${sign} ${text}.`]
      : [`W ramach wolontariatu (${place})${sign} ${text}.`];
  if (relation === "same") return [`Również tam${sign} ${text}.`, `Na tym samym stanowisku${sign} ${text}.`];
  if (relation === "earlier")
    return [
      `Wcześniej,${where || role}${isVerb ? "," : ":"} ${text}.`,
      `Wcześniej,${role}${where}${isVerb ? "," : ":"} ${text}.`,
    ];
  if (isVerb && place === "") return [`Na stanowisku ${title} ${text}.`];
  if (isVerb)
    return [
      title === "" ? `W firmie ${place} ${text}.` : `W firmie ${place}, na stanowisku ${title}, ${text}.`,
      `W firmie ${place} ${text}.`,
    ];
  return [
    `Moja praca${role}${where} ${isNow ? "obejmuje" : "obejmowała"}: ${text}.`,
    `Przykład mojej pracy${where || role}: ${text}.`,
  ];
}

export const pl: Phrases = {
  subject: (title, company) => `Aplikacja na stanowisko ${title}${at(company)}`,
  greeting(_tone, { contact, address }) {
    if (contact === "" || address === "") return "Szanowni Państwo,";
    return address === "ms" ? "Szanowna Pani," : "Szanowny Panie,";
  },
  closing: (tone) => (tone === "warm" ? "Serdecznie pozdrawiam" : "Z poważaniem"),
  apply(tone, title, company) {
    if (tone === "formal")
      return [
        `niniejszym zgłaszam swoją kandydaturę na stanowisko ${title}${at(company)}.`,
        `pragnę zgłosić swoją kandydaturę na stanowisko ${title}${at(company)}.`,
      ];
    if (tone === "warm")
      return [
        `z przyjemnością zgłaszam swoją kandydaturę na stanowisko ${title}${at(company)}.`,
        `chcę pracować z Państwem na stanowisku ${title}${at(company)}.`,
      ];
    return [
      `zgłaszam swoją kandydaturę na stanowisko ${title}${at(company)}.`,
      `aplikuję na stanowisko ${title}${at(company)}.`,
    ];
  },
  subjectOfAdvert: (title, company) => `Odpowiedź na ogłoszenie${ofCompany(company)}: „${title}”`,
  applyToAdvert: (tone, { text }, company) =>
    tone === "formal"
      ? [`niniejszym zgłaszam swoją kandydaturę w odpowiedzi na ogłoszenie${ofCompany(company)}: „${text}”.`]
      : [`zgłaszam swoją kandydaturę w odpowiedzi na ogłoszenie${ofCompany(company)}: „${text}”.`],
  duty: (duty) => ("quote" in duty ? [`w ogłoszeniu piszą Państwo o tej pracy: „${duty.quote}”.`] : null),
  ask: (skills) => [`W ogłoszeniu wymieniają Państwo: ${skills}.`, `Ogłoszenie wymienia: ${skills}.`],
  points: () => ["Oto moje doświadczenie i umiejętności:"],
  told,
  postNow: (title, company, since) => [
    `Od ${since} roku pracuję na stanowisku ${title} w firmie ${company}.`,
    `W firmie ${company} pracuję od ${since} roku na stanowisku ${title}.`,
  ],
  postPast: (title, company, from, to) =>
    from === to
      ? [`Rok ${from}: praca na stanowisku ${title} w firmie ${company}.`]
      : [
          `Lata ${from}–${to}: praca na stanowisku ${title} w firmie ${company}.`,
          `W latach ${from}–${to} moim miejscem pracy była firma ${company}, na stanowisku ${title}.`,
        ],
  years: (years, titles) =>
    titles === ""
      ? [
          `Moje doświadczenie w tej pracy to ${yearsText(years)}.`,
          `W tej pracy mam doświadczenie: ${yearsText(years)}.`,
        ]
      : [
          `Moje doświadczenie na stanowisku ${titles} to ${yearsText(years)}.`,
          `Mam doświadczenie na stanowisku ${titles}: ${yearsText(years)}.`,
        ],
  skills: (skills) => [`Moje umiejętności obejmują także: ${skills}.`, `Do tego dochodzą: ${skills}.`],
  languages: (list) => [`Moje języki: ${list}.`, `Znajomość języków: ${list}.`],
  education({ degree, field, institution }) {
    if (degree === "" || institution === "") return null;
    return [`Moje wykształcenie obejmuje: ${[degree, field, institution].filter(Boolean).join(", ")}.`];
  },
  certificate: (name, issuer) => [
    `Moje certyfikaty obejmują: ${name}${issuer === "" ? "" : name.includes("(") ? `, ${issuer}` : ` (${issuer})`}.`,
  ],
  place: (place) => [`Moje miejsce zamieszkania: ${place}.`],
  start: (day) => [`Mogę rozpocząć pracę ${day}.`, `Moja dostępność: od ${day}.`],
  attached: () => ["W załączeniu przesyłam swoje CV."],
  close(tone) {
    if (tone === "formal")
      return [
        "Pozostaję do Państwa dyspozycji w sprawie rozmowy.",
        "Z chęcią przedstawię swoją kandydaturę podczas rozmowy.",
      ];
    return ["Chętnie opowiem więcej podczas rozmowy.", "Zapraszam do kontaktu."];
  },
  thanks: () => ["Dziękuję za zapoznanie się z moją kandydaturą."],
};
