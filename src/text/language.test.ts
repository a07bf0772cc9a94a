import * as fc from "fast-check";
import { expect, test } from "vitest";
import { detectLanguage } from "./detect-language.ts";
import { readLanguage } from "./language.ts";
import { numberOfRuns } from "../../tests/support/full-run.ts";

test.each([
  [
    "en",
    "We are looking for a cook who will run our kitchen in the evenings. You have worked in a restaurant before and are happy to train others.",
  ],
  [
    "de",
    "Wir suchen für unsere Küche in Leipzig eine Köchin oder einen Koch. Du hast schon in einem Restaurant gearbeitet und leitest gern andere an.",
  ],
  [
    "fr",
    "Nous recherchons une personne pour diriger notre cuisine le soir. Vous avez déjà travaillé dans un restaurant et aimez former les autres.",
  ],
  [
    "es",
    "Buscamos una persona que dirija nuestra cocina por las noches. Has trabajado antes en un restaurante y te gusta enseñar a los demás.",
  ],
  [
    "it",
    "Cerchiamo una persona che guidi la nostra cucina la sera. Hai già lavorato in un ristorante e ti piace insegnare agli altri del gruppo.",
  ],
  [
    "pt",
    "Procuramos uma pessoa para dirigir a nossa cozinha à noite. Você já trabalhou em um restaurante e gosta de ensinar os outros da equipe.",
  ],
  [
    "nl",
    "Wij zoeken iemand die onze keuken in de avond leidt. Je hebt al eerder in een restaurant gewerkt en je vindt het leuk om anderen op te leiden.",
  ],
  [
    "pl",
    "Szukamy osoby, która poprowadzi naszą kuchnię wieczorami. Pracowałeś już w restauracji i lubisz uczyć innych oraz dbasz o porządek w pracy.",
  ],
  [
    "sv",
    "Vi söker dig som vill leda vårt kök på kvällarna. Du har arbetat på restaurang tidigare och tycker om att lära upp andra som är nya i yrket.",
  ],
  [
    "cs",
    "Hledáme člověka, který povede naši kuchyni ve večerních hodinách. Už jste pracovali v restauraci a rádi učíte ostatní, jak se pracuje.",
  ],
  [
    "fi",
    "Etsimme henkilöä johtamaan keittiötämme iltaisin. Olet työskennellyt ravintolassa aiemmin ja sinusta on mukavaa opettaa muita työntekijöitä.",
  ],
  [
    "uk",
    "Шукаємо людину, яка керуватиме нашою кухнею ввечері. Ви вже працювали в ресторані та любите навчати інших, дбаєте про порядок і якість.",
  ],
  [
    "ru",
    "Ищем человека, который будет руководить нашей кухней по вечерам. Вы уже работали в ресторане и любите обучать других, следите за порядком.",
  ],
  [
    "ja",
    "夜のキッチンを任せられる方を探しています。レストランで働いた経験があり、人に教えることが好きな方を歓迎します。給与は経験により決定し、交通費は全額支給します。まかないもあります。お気軽にご応募ください。未経験の方には先輩が丁寧に教えますので安心してください。",
  ],
])("%s", (language, text) => {
  expect(detectLanguage(text)).toBe(language);
});

test.each([
  ["en", "Cut late departures by a fifth after new plans for the crews.\nTrained 12 colleagues in SQL."],
  ["en", "We are looking for a cook."],
  ["de", "Leitung der Einführung von SAP in drei Werken.\nSchulung von 40 Mitarbeitern."],
  ["fr", "Mise en place du télétravail pour 300 salariés, formation des équipes."],
  ["pt", "Redução dos custos em 12% no ano e formação da equipe."],
  ["hi", "ग्राहकों की शिकायतें 30% घटाईं, SAP में टीम को प्रशिक्षित किया।"],
  ["ta", "வாடிக்கையாளர் புகார்களை 30% குறைத்தேன், SAP பயிற்சி அளித்தேன்."],
  ["am", "የደንበኞች አገልግሎት ሠራተኛ፣ Excel እና Word የሚችል"],
  ["ja", "新しいシステムを導入し、12名に教えました。"],
  ["zh", "负责新系统的上线，并培训了十二名同事。"],
  ["fa", "مسئول پشتیبانی از مشتریان و گزارش‌های چاپی"],
  ["ar", "مسؤول عن خدمة العملاء وتدريب الموظفين الجدد"],
  ["uk", "Відповідала за навчання працівників і звіти."],
  ["ru", "Отвечал за обучение сотрудников и новые отчёты."],
])("a short text in %s needs no n-grams", (language, text) => {
  expect(readLanguage(text)).toBe(language);
});

test("null for text that is too short or in no language", () => {
  expect(detectLanguage("Software Engineer")).toBeNull();
  expect(detectLanguage("SQL, Python, dbt, PostgreSQL")).toBeNull();
  expect(detectLanguage("")).toBeNull();
  expect(detectLanguage("https://a.example/1 | 12:00 | 555-0100 | ".repeat(20))).toBeNull();
  expect(detectLanguage("1234567890 ".repeat(50))).toBeNull();
});

test("foreign product names do not change the language", () => {
  const text =
    "Wir suchen für unser Team einen Entwickler mit Erfahrung in React, Node.js, Kubernetes, Continuous Integration und Test-driven Development, der die Produktentwicklung auf das nächste Level bringt.";
  expect(detectLanguage(text)).toBe("de");
});

test("any text gives two letters or null", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", minLength: 100, maxLength: 600 }), (text) => {
      expect(detectLanguage(text) ?? "xx").toMatch(/^[a-z]{2}$/);
    }),
    { numRuns: numberOfRuns(200) },
  );
});
