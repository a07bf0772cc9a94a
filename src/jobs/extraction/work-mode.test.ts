import { expect, test } from "vitest";
import { readWorkModeFromText } from "./work-mode.ts";

test.each([
  ["remote", "This role is fully remote."],
  ["remote", "Work Location: 100% REMOTE (must live in Ohio)"],
  ["remote", "You can work remotely from anywhere in the UK."],
  ["remote", "This role can have a Hybrid or Remote work schedule."],
  ["remote", "Possibility of remote, hybrid and on-site work in the office."],
  ["hybrid", "This is a hybrid role: three days in the office."],
  ["hybrid", "You may work from home on some days."],
  ["hybrid", "Remote work up to 3 days per week is possible."],
  ["hybrid", "#LI-Hybrid\nOur hybrid work model gives you freedom."],
  ["hybrid", "4 days a week remotely, 1 day on-site"],
  ["hybrid", "50 % remote work permitted."],
  ["hybrid", "Up to 40% of your time can be worked from home."],
  ["hybrid", "Bis zu 60 % Homeoffice nach der Einarbeitung."],
  ["hybrid", "Remote work: 50%"],
  ["hybrid", "Fully remote is not offered; hybrid 3 days."],
  ["hybrid", "Remote work is not possible. Our hybrid work model: three days in the office."],
  ["remote", "This is a 100% remote role."],
  ["on-site", "Hybrid or remote work arrangements will not be considered."],
  ["on-site", "Not a remote position."],
  ["on-site", "Full-time permanent position (no contracts, no remote)"],
  ["on-site", "This is an on-site position in Leeds."],
  ["on-site", "Location: Leeds (Onsite)"],
  ["hybrid", "Sie arbeiten bis zu 2 Tage pro Woche im Homeoffice."],
  ["hybrid", "Télétravail possible 2 jours par semaine"],
  ["hybrid", "Modelo híbrido: 3 días en oficina"],
  ["hybrid", "Lavoro ibrido, due giorni in ufficio"],
  ["hybrid", "Drie dagen op kantoor, de rest thuis"],
  ["hybrid", "Praca hybrydowa: 2 dni w biurze"],
  ["hybrid", "Wir bieten die Möglichkeit zum mobilen Arbeiten."],
  ["on-site", "Homeoffice ist leider nicht möglich."],
  ["on-site", "Pas de télétravail sur ce poste"],
  ["on-site", "Trabajo 100 % presencial"],
  ["on-site", "Praca stacjonarna w piekarni"],
  ["remote", "Die Stelle ist zu 100 % im Homeoffice."],
  ["remote", "Poste en full télétravail"],
  ["remote", "Trabajo remoto desde tu ciudad"],
  ["remote", "Praca w pełni zdalna"],
])("%s: %s", (mode, text) => {
  expect(readWorkModeFromText(text)?.value).toBe(mode);
});

test.each([
  "You will work in our office unless approved to work fully remotely.",
  "You will support remote teams on hybrid clouds.",
  "We have an on-site gym and remote monitoring.",
  "Half of our team is working full-time remotely.",
  "Experience with remote sensing is a plus.",
  "We allow some remote work.",
  "Experience leading partially remote and distributed teams",
  "We give you a learning budget, a work from home budget and discounts.",
  "A remote work stipend and a home office allowance",
  "This crew sits in Leeds, with the possibility of becoming a hybrid position as Crumb expands.",
  "Possibility of remote work.",
  "We consider exceptional candidates for remote work.",
  "Our customers work from anywhere.",
  "You help clients introduce hybrid working.",
  "Our company is 50% remote.",
  "This is not a fully remote role.",
  "Apps of all kinds (hybrid, native)",
  "Unser Team arbeitet komplett remote.",
  "Du betreust das Büro an 5 Tagen der Woche.",
  "Wir zahlen eine Ausstattung für das Homeoffice.",
  "",
])("nothing: %s", (text) => {
  expect(readWorkModeFromText(text)).toBeNull();
});

test("the words are quoted with their offsets", () => {
  const text = "We build cranes. This role is fully remote.";
  expect(readWorkModeFromText(text)?.evidence).toEqual({
    from: "description",
    text: "This role is fully remote.",
    start: 17,
    end: 43,
  });
});
