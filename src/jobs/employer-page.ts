import { companyKey } from "./extraction/company.ts";

/** Hosts where employers publish their own openings, with all their subdomains. */
// prettier-ignore
const hiringSystems = [
  "greenhouse.io", "grnh.se", "lever.co", "ashbyhq.com", "workable.com", "smartrecruiters.com", "myworkdayjobs.com",
  "myworkdaysite.com", "icims.com", "bamboohr.com", "recruitee.com", "personio.de", "personio.com", "teamtailor.com",
  "jobvite.com", "breezy.hr", "jazz.co", "applytojob.com", "taleo.net", "successfactors.com", "successfactors.eu",
  "ultipro.com", "paylocity.com", "paycomonline.net", "rippling.com", "pinpointhq.com", "homerun.co", "join.com",
  "freshteam.com", "freshhire.com", "zohorecruit.com", "hire.withgoogle.com", "hire.trakstar.com", "recruiterbox.com",
  "comeet.com", "comeet.co", "silkroad.com", "softgarden.io", "dayforcehcm.com", "eightfold.ai", "avature.net",
  "phenompeople.com", "careerpuck.com", "welcomekit.co", "kenoby.com", "gupy.io", "factorialhr.com", "dover.com",
  "oraclecloud.com", "csod.com", "brassring.com", "jobscore.com", "catsone.com", "traffit.com", "erecruiter.pl",
];

/** A company name this short is part of too many other names. */
const minPartOfName = 4;

/**
 * True if the address is on the employer's own site or in the hiring system that it publishes its openings with.
 *
 * @example isEmployersPage("https://careers.northbeck.example/7", "Northbeck Ltd") // true
 * @example isEmployersPage("https://jobboard.example/7", "Northbeck Ltd") // false
 */
export function isEmployersPage(url: string, company: string): boolean {
  if (isInHiringSystem(url)) return true;
  const host = hostOf(url);
  const name = companyKey(company);
  // The last label is the country or kind of domain: "io", "com". "www" is not a name either.
  return host
    .split(".")
    .slice(0, -1)
    .map((label) => label.replaceAll("-", ""))
    .some(
      (label) =>
        label === name || (name.length >= minPartOfName && label.startsWith(name)) || holds(name, label),
    );
}

/** True if the address is in a system where employers publish their openings: "https://crumb.breezy.hr/p/7". */
export function isInHiringSystem(url: string): boolean {
  const host = hostOf(url);
  return hiringSystems.some((system) => host === system || host.endsWith(`.${system}`));
}

const hostOf = (url: string): string => URL.parse(url)?.hostname.toLowerCase() ?? "";

/** "Northbeck Energy Group" at "northbeck.example" */
function holds(name: string, label: string): boolean {
  return label.length > minPartOfName && name.startsWith(label);
}
