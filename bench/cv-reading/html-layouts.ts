import { page, type HtmlParts } from "./html-parts.ts";

type Layout = (parts: HtmlParts, language: string) => string;

const tongues = ({ tongues: list }: HtmlParts): string =>
  `<p>${list.map(({ language, fluency }) => `${language} (${fluency})`).join(", ")}</p>`;
const certificates = ({ certificates: list }: HtmlParts): string =>
  list.map(({ name, issuer, year }) => `<p>${name}, ${issuer}<span class="r">${year}</span></p>`).join("");
const education = (parts: HtmlParts): string =>
  parts.education
    .map((one) => `<h3>${one.title}<span class="r">${one.dates}</span></h3><p>${one.school}</p>${one.score}`)
    .join("");
const rest = (parts: HtmlParts): string =>
  parts.h2("education") +
  education(parts) +
  parts.h2("skills") +
  parts.groups +
  parts.h2("languages") +
  tongues(parts) +
  parts.h2("projects") +
  parts.projects +
  parts.h2("certificates") +
  certificates(parts);

/**
 * Layouts printed by a browser. Those with an even number are open (for tuning), the others are sealed (for measuring
 * only).
 */
export const htmlLayouts: Readonly<
  Record<number, { name: string; isColumns?: boolean; html: Layout; header?: (parts: HtmlParts) => string }>
> = {
  0: {
    name: "one column, dates right",
    html: (parts, language) => {
      const jobs = parts.work.map(
        (job) =>
          `<h3>${job.position}<span class="r">${job.dates}</span></h3><p><i>${job.company}, ${job.location}</i></p>${job.bullets}`,
      );
      return page(
        "",
        `<h1>${parts.name}</h1><p>${parts.label}</p><p>${parts.contacts.join(" · ")}</p>${parts.h2("summary")}${parts.summary}${parts.h2("experience")}${jobs.join("")}${rest(parts)}`,
        language,
      );
    },
  },
  1: {
    name: "company first, place right",
    html: (parts, language) => {
      const jobs = parts.work.map(
        (job) =>
          `<h3>${job.company}<span class="r">${job.location}</span></h3><p><i>${job.position}</i><span class="r">${job.dates}</span></p>${job.bullets}`,
      );
      return page(
        "h1,.c{text-align:center}h2{border-bottom:1px solid}",
        `<h1>${parts.name}</h1><p class=c>${parts.label}</p><p class=c>${parts.contacts.slice(0, 3).join(" | ")}</p><p class=c>${parts.contacts.slice(3).join(" | ")}</p>${parts.h2("summary")}${parts.summary}${parts.h2("experience")}${jobs.join("")}${rest(parts)}`,
        language,
      );
    },
  },
  2: { name: "sidebar left", isColumns: true, html: (parts, language) => sidebar(parts, language, "left") },
  3: { name: "sidebar right", isColumns: true, html: (parts, language) => sidebar(parts, language, "right") },
  4: {
    name: "dates in a left margin",
    html: (parts, language) => {
      const rows = (list: { dates: string; body: string }[]) =>
        list.map(({ dates, body }) => `<div class=g><div>${dates}</div><div>${body}</div></div>`).join("");
      const jobs = rows(
        parts.work.map((job) => ({
          dates: job.dates,
          body: `<b>${job.position}</b><p>${job.company}, ${job.location}</p>${job.bullets}`,
        })),
      );
      const studies = rows(
        parts.education.map((one) => ({
          dates: one.dates,
          body: `<b>${one.title}</b><p>${one.school}</p>${one.score}`,
        })),
      );
      return page(
        ".g{display:grid;grid-template-columns:42mm 1fr;gap:4mm;margin:4pt 0}",
        `<h1>${parts.name}</h1><p>${parts.label}</p>${parts.contacts.map((one) => `<p>${one}</p>`).join("")}${parts.h2("summary")}${parts.summary}${parts.h2("experience")}${jobs}${parts.h2("education")}${studies}${parts.h2("skills")}${parts.bullets(parts.skillList)}${parts.h2("languages")}${tongues(parts)}${parts.h2("projects")}${parts.projects}${parts.h2("certificates")}${certificates(parts)}`,
        language,
      );
    },
  },
  5: {
    name: "tables",
    html: (parts, language) => {
      const table = (rows: string[][]) =>
        `<table>${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`).join("")}</table>`;
      const jobs = table(
        parts.work.map((job) => [
          job.dates,
          `<b>${job.position}</b><br>${job.company}, ${job.location}${job.bullets}`,
        ]),
      );
      const studies = table(
        parts.education.map((one) => [one.dates, `<b>${one.title}</b><br>${one.school}${one.score}`]),
      );
      return page(
        "table{border-collapse:collapse;width:100%}td{border:1px solid #999;padding:3pt;vertical-align:top}td:first-child{width:36mm}",
        `<h1>${parts.name}</h1><p>${parts.label}</p>${table([
          [parts.contacts[0] ?? "", parts.contacts[1] ?? ""],
          [parts.contacts[2] ?? "", parts.contacts[3] ?? ""],
          [parts.contacts[4] ?? "", ""],
        ])}${parts.h2("summary")}${parts.summary}${parts.h2("experience")}${jobs}${parts.h2("education")}${studies}${parts.h2("skills")}${parts.groups}${parts.h2("languages")}${table(parts.tongues.map(({ language: one, fluency }) => [one, fluency]))}${parts.h2("projects")}${parts.projects}${parts.h2("certificates")}${table(parts.certificates.map(({ name, issuer, year }) => [name, issuer, year]))}`,
        language,
      );
    },
  },
  6: {
    name: "contact in page header",
    header: (parts) =>
      `<p style="font:8pt Arial;margin-left:16mm">${parts.name} | ${parts.contacts.join(" | ")}</p>`,
    html: (parts, language) => {
      const jobs = parts.work.map(
        (job) =>
          `<p>${job.dates}</p><h3>${job.position}</h3><p>${job.company} · ${job.location}</p>${job.bullets}`,
      );
      return page(
        "@page{margin:26mm 16mm}h2{text-transform:uppercase;font-size:10pt;letter-spacing:.04em}",
        `<h1>${parts.name}</h1><p>${parts.label}</p>${parts.h2("summary")}${parts.summary}${parts.h2("experience")}${jobs.join("")}${rest(parts)}`,
        language,
      );
    },
  },
  7: {
    name: "headings in a left margin",
    html: (parts, language) => {
      const section = (key: Parameters<HtmlParts["h2"]>[0], body: string) =>
        `<div class=g>${parts.h2(key)}<div>${body}</div></div>`;
      const jobs = parts.work
        .map(
          (job) =>
            `<h3>${job.position}, ${job.company}<span class="r">${job.dates}</span></h3><p>${job.location}</p>${job.bullets}`,
        )
        .join("");
      return page(
        ".g{display:grid;grid-template-columns:48mm 1fr;gap:4mm;margin:6pt 0}h2{font-size:11pt;margin:0}",
        `<h1>${parts.name}</h1><p>${parts.label}</p><p>${parts.contacts.join(" • ")}</p>${section("summary", parts.summary)}${section("experience", jobs)}${section("education", education(parts))}${section("skills", parts.groups)}${section("languages", tongues(parts))}${section("projects", parts.projects)}${section("certificates", certificates(parts))}`,
        language,
      );
    },
  },
  8: {
    name: "one line with bars",
    html: (parts, language) => {
      const jobs = parts.work.map(
        (job) =>
          `<p><b>${job.position}</b> | ${job.company} | ${job.location} | ${job.dates}</p>${job.bullets}`,
      );
      const studies = parts.education
        .map((one) => `<p>${one.title} | ${one.school} | ${one.dates}</p>${one.score}`)
        .join("");
      return page(
        "h2{border-bottom:1px solid;text-transform:uppercase}",
        `<h1>${parts.name}</h1><p>${parts.label}</p><p>${parts.contacts.join(" | ")}</p>${parts.h2("summary")}${parts.summary}${parts.h2("experience")}${jobs.join("")}${parts.h2("education")}${studies}${parts.h2("skills")}<p>${parts.skillList.join(", ")}</p>${parts.h2("languages")}${parts.tongues.map(({ language: one, fluency }) => `<p>${one}${parts.colon}${fluency}</p>`).join("")}${parts.h2("projects")}${parts.projects}${parts.h2("certificates")}${parts.bullets(parts.certificates.map(({ name, issuer, year }) => `${name} – ${issuer} (${year})`))}`,
        language,
      );
    },
  },
  9: {
    name: "dates first, then role and company",
    html: (parts, language) => {
      const jobs = parts.work.map(
        (job) =>
          `<p class=d>${job.dates}</p><h3>${job.position}, ${job.company}</h3><p>${job.location}</p>${job.bullets}`,
      );
      const studies = parts.education
        .map((one) => `<p class=d>${one.dates}</p><h3>${one.title}</h3><p>${one.school}</p>${one.score}`)
        .join("");
      return page(
        ".d{margin-top:6pt;color:#555}",
        `<h1>${parts.name}</h1><p>${parts.label}</p>${parts.contacts.map((one) => `<p>${one}</p>`).join("")}${parts.h2("summary")}${parts.summary}${parts.h2("experience")}${jobs.join("")}${parts.h2("education")}${studies}${parts.h2("skills")}${parts.bullets(parts.skillList)}${parts.h2("languages")}${parts.bullets(parts.tongues.map(({ language: one, fluency }) => `${one} – ${fluency}`))}${parts.h2("projects")}${parts.projects}${parts.h2("certificates")}${certificates(parts)}`,
        language,
      );
    },
  },
  10: {
    name: "two equal columns",
    isColumns: true,
    html: (parts, language) => {
      const jobs = parts.work
        .map(
          (job) =>
            `<h3>${job.position}</h3><p>${job.company}, ${job.location}</p><p>${job.dates}</p>${job.bullets}`,
        )
        .join("");
      return page(
        "body{font-size:9.5pt}.g{display:grid;grid-template-columns:1fr 1fr;gap:9mm}h1,.c{text-align:center}",
        `<h1>${parts.name}</h1><p class=c>${parts.label}</p><p class=c>${parts.contacts.join(" • ")}</p><div class=g><div>${parts.h2("summary")}${parts.summary}${parts.h2("experience")}${jobs}</div><div>${rest(parts)}</div></div>`,
        language,
      );
    },
  },
  11: {
    name: "like an online editor",
    html: (parts, language) => {
      const jobs = parts.work
        .map(
          (job) =>
            `<h3>${job.company}, <span style="font-weight:400">${job.location}</span> — <i style="font-weight:400">${job.position}</i></h3><p class=d>${job.dates}</p>${job.bullets}`,
        )
        .join("");
      const studies = parts.education
        .map(
          (one) =>
            `<h3>${one.school} — <i style="font-weight:400">${one.title}</i></h3><p class=d>${one.dates}</p>${one.score}`,
        )
        .join("");
      return page(
        ".d{font-size:8pt;color:#666}h2{color:#2079c7;font-size:9pt}h1{font-size:28pt}",
        `<h1>${parts.name}</h1><p>${parts.label}</p>${parts.contacts.map((one) => `<p>${one}</p>`).join("")}${parts.h2("summary")}${parts.summary}${parts.h2("experience")}${jobs}${parts.h2("education")}${studies}${parts.h2("skills")}${parts.groups}${parts.h2("languages")}${tongues(parts)}${parts.h2("projects")}${parts.projects}${parts.h2("certificates")}${certificates(parts)}`,
        language,
      );
    },
  },
};

function sidebar(parts: HtmlParts, language: string, side: "left" | "right"): string {
  const jobs = parts.work
    .map(
      (job) =>
        `<h3>${job.position}</h3><p>${job.company}, ${job.location}<span class="r">${job.dates}</span></p>${job.bullets}`,
    )
    .join("");
  const aside = `<aside>${parts.contacts.map((one) => `<p>${one}</p>`).join("")}${parts.h2("skills")}${parts.bullets(parts.skillList)}${parts.h2("languages")}${parts.tongues.map(({ language: one, fluency }) => `<p>${one} – ${fluency}</p>`).join("")}${parts.h2("certificates")}${parts.certificates.map(({ name, issuer, year }) => `<p>${name}, ${issuer}, ${year}</p>`).join("")}</aside>`;
  const main = `<main><h1>${parts.name}</h1><p>${parts.label}</p>${parts.h2("summary")}${parts.summary}${parts.h2("experience")}${jobs}${parts.h2("education")}${education(parts)}${parts.h2("projects")}${parts.projects}</main>`;
  return page(
    `.g{display:grid;grid-template-columns:${side === "left" ? "56mm 1fr" : "1fr 56mm"};gap:8mm}aside{font-size:9pt;overflow-wrap:anywhere}`,
    `<div class=g>${side === "left" ? aside + main : main + aside}</div>`,
    language,
  );
}
