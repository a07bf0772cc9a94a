import type { Phrases, ToldEvidence, Wordings } from "./phrases.ts";

const words = [
  "",
  "",
  "zwei",
  "drei",
  "vier",
  "fünf",
  "sechs",
  "sieben",
  "acht",
  "neun",
  "zehn",
  "elf",
  "zwölf",
];
const yearsText = (years: number): string => (years === 1 ? "einem Jahr" : `${words[years] ?? years} Jahren`);
const at = (company: string): string => (company === "" ? "" : ` bei ${company}`);

/** German lines are noun phrases or begin with a verb, so they follow a colon. */
function told({ clause: { text }, relation, isNow, title, place, is }: ToldEvidence): Wordings {
  const [role, where] = [title && ` als ${title}`, at(place)];
  const belongs = isNow ? "gehört" : "gehörte";
  if (is !== "post" && relation !== "same")
    return is === "project"
      ? [`Im Projekt ${place}: ${text}.`, `Aus dem Projekt ${place}: ${text}.`]
      : [`Ehrenamtlich bei ${place}: ${text}.`];
  if (relation === "same")
    return [`Ebenfalls dort: ${text}.`, `Außerdem ${belongs} dort zu meiner Arbeit: ${text}.`];
  if (relation === "earlier") return [`Davor,${where || role}: ${text}.`, `Früher,${role}${where}: ${text}.`];
  return [
    `Zu meiner Arbeit${role}${where} ${belongs}: ${text}.`,
    `Ein Beispiel aus meiner Arbeit${where || role}: ${text}.`,
  ];
}

export const de: Phrases = {
  subject: (title, company) => `Bewerbung als ${title}${at(company)}`,
  greeting(tone, { contact, address }) {
    if (contact === "") return "Sehr geehrte Damen und Herren,";
    const last = contact.split(" ").at(-1) ?? "";
    if (address === "" || tone === "warm")
      return `Guten Tag ${address === "" ? contact : `${address === "ms" ? "Frau" : "Herr"} ${last}`},`;
    return address === "ms" ? `Sehr geehrte Frau ${last},` : `Sehr geehrter Herr ${last},`;
  },
  closing: (tone) => (tone === "warm" ? "Viele Grüße" : "Mit freundlichen Grüßen"),
  apply(tone, title, company) {
    if (tone === "warm")
      return [
        `gern möchte ich als ${title}${at(company)} mitarbeiten.`,
        `ich möchte gern als ${title}${at(company)} arbeiten.`,
      ];
    if (tone === "formal")
      return [
        `hiermit bewerbe ich mich um die Stelle als ${title}${at(company)}.`,
        `auf Ihre Stelle als ${title}${at(company)} bewerbe ich mich hiermit.`,
      ];
    return [
      `ich bewerbe mich als ${title}${at(company)}.`,
      `ich bewerbe mich um die Stelle als ${title}${at(company)}.`,
    ];
  },
  subjectOfAdvert: (title, company) => `Bewerbung auf Ihre Anzeige „${title}“${at(company)}`,
  applyToAdvert: (tone, { text }, company) =>
    tone === "formal"
      ? [`hiermit bewerbe ich mich auf Ihre Anzeige „${text}“${at(company)}.`]
      : [`ich bewerbe mich auf Ihre Anzeige „${text}“${at(company)}.`],
  duty: (duty) => ("quote" in duty ? [`in Ihrer Anzeige steht über die Arbeit: „${duty.quote}“.`] : null),
  ask: (skills) => [`In Ihrer Anzeige nennen Sie ${skills}.`, `Ihre Anzeige nennt ${skills}.`],
  points: () => ["Das bringe ich dafür mit:"],
  told,
  postNow: (title, company, since) => [
    `Seit ${since} arbeite ich als ${title} bei ${company}.`,
    `Bei ${company} bin ich seit ${since} als ${title} tätig.`,
  ],
  postPast: (title, company, from, to) =>
    from === to
      ? [`Im Jahr ${from} habe ich als ${title} bei ${company} gearbeitet.`]
      : [
          `Von ${from} bis ${to} habe ich als ${title} bei ${company} gearbeitet.`,
          `Bei ${company} war ich von ${from} bis ${to} als ${title} tätig.`,
        ],
  years: (years, titles) =>
    titles === ""
      ? [
          `In dieser Arbeit habe ich Erfahrung aus ${yearsText(years)}.`,
          `Ich bringe Erfahrung aus ${yearsText(years)} in dieser Arbeit mit.`,
        ]
      : [
          `Als ${titles} bringe ich Erfahrung aus ${yearsText(years)} mit.`,
          `Ich habe Erfahrung aus ${yearsText(years)} als ${titles}.`,
        ],
  skills: (skills) => [
    `Außerdem arbeite ich mit ${skills}.`,
    `Zu meinen Kenntnissen gehören auch: ${skills}.`,
  ],
  languages: (list) => [`Meine Sprachen: ${list}.`, `An Sprachen bringe ich mit: ${list}.`],
  education({ degree, field, institution }) {
    if (degree === "" || institution === "") return null;
    return [`Zu meiner Ausbildung gehört: ${[degree, field, institution].filter(Boolean).join(", ")}.`];
  },
  certificate: (name, issuer) => [
    `Zu meinen Nachweisen gehört: ${name}${issuer === "" ? "" : name.includes("(") ? `, ${issuer}` : ` (${issuer})`}.`,
  ],
  place: (place) => [`Ich wohne in ${place}.`],
  start: (day) => [`Anfangen kann ich am ${day}.`, `Mein frühester Eintrittstermin ist der ${day}.`],
  attached: () => ["Meinen Lebenslauf finden Sie im Anhang."],
  close(tone) {
    if (tone === "formal")
      return [
        "Über die Einladung zu einem Gespräch freue ich mich.",
        "Für ein persönliches Gespräch stehe ich Ihnen gern zur Verfügung.",
      ];
    return ["Ich freue mich auf ein Gespräch mit Ihnen.", "Gern erzähle ich Ihnen mehr in einem Gespräch."];
  },
  thanks: (tone) =>
    tone === "formal"
      ? ["Für die Prüfung meiner Unterlagen danke ich Ihnen."]
      : ["Vielen Dank, dass Sie sich Zeit für meine Bewerbung nehmen."],
};
