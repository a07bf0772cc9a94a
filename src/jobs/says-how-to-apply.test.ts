import { expect, test } from "vitest";
import { saysHowToApply } from "./read-job.server.ts";

test.each([
  "How to apply: come to our office on Harbour Street.",
  "Interested applicants can bring their documents to the head office.",
  "To apply, use our website.",
  "Send your CV by post.",
  "Please submit your application before Friday.",
  "For more, call 0911 000 000.",
  "Telegram: @northbeck_jobs",
  "Bitte bewerben Sie sich über unser Portal.",
  "Merci d'envoyer votre CV.",
  "Envíe su currículum.",
  "Prosimy o przesłanie CV.",
])("an advert that says how to apply: %s", (text) => {
  expect(saysHowToApply(`You read meters. ${text}`)).toBe(true);
});

test.each([
  "",
  "You apply security rules to networks.",
  "If you are qualified and interested, please apply today!",
  "You answer calls and contact customers.",
  "We work on web applications and submit reports to authorities.",
])("an advert that does not: %s", (text) => {
  expect(saysHowToApply(text)).toBe(false);
});
