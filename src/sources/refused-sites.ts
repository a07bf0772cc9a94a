/** A service that forbids programs to read it (grade X). */
type RefusedSite = { name: string; hosts: readonly string[]; reason: string };

/** The services that are never read on schedule. A page that a person adds by its address is that person's choice. */
export const refusedSites: readonly RefusedSite[] = [
  {
    name: "SmartRecruiters",
    hosts: ["smartrecruiters.com"],
    reason: "The robots.txt of its interface allows one company only.",
  },
  { name: "BambooHR", hosts: ["bamboohr.com"], reason: "Its terms forbid robots and copying." },
  { name: "LinkedIn", hosts: ["linkedin.com"], reason: "Its terms forbid it." },
  { name: "Indeed", hosts: ["indeed.com", "indeed.co.uk"], reason: "Its terms forbid it." },
  { name: "Glassdoor", hosts: ["glassdoor.com", "glassdoor.co.uk"], reason: "Its terms forbid it." },
  { name: "StepStone", hosts: ["stepstone.de", "stepstone.com"], reason: "Its terms forbid it." },
  {
    name: "Welcome to the Jungle",
    hosts: ["welcometothejungle.com"],
    reason: "Its terms forbid it.",
  },
  { name: "HelloWork", hosts: ["hellowork.com"], reason: "Its terms forbid it." },
  { name: "jobs.ac.uk", hosts: ["jobs.ac.uk"], reason: "Its terms forbid it." },
  { name: "We Work Remotely", hosts: ["weworkremotely.com"], reason: "Its terms forbid it." },
  { name: "EURES", hosts: ["eures.europa.eu"], reason: "Its terms allow its partners only." },
  {
    name: "Bundesagentur für Arbeit",
    hosts: ["arbeitsagentur.de"],
    reason: "Its terms forbid automated reading.",
  },
  { name: "Jobindex", hosts: ["jobindex.dk"], reason: "Its terms or robots.txt refuse it." },
  { name: "VDAB", hosts: ["vdab.be"], reason: "Its terms or robots.txt refuse it." },
  { name: "Le Forem", hosts: ["leforem.be"], reason: "Its terms or robots.txt refuse it." },
  {
    name: "Työmarkkinatori",
    hosts: ["tyomarkkinatori.fi"],
    reason: "Its terms or robots.txt refuse it.",
  },
  { name: "JobsIreland", hosts: ["jobsireland.ie"], reason: "Its terms or robots.txt refuse it." },
  { name: "APEC", hosts: ["apec.fr"], reason: "Its terms or robots.txt refuse it." },
  { name: "karriere.at", hosts: ["karriere.at"], reason: "Its terms or robots.txt refuse it." },
  { name: "FINN", hosts: ["finn.no"], reason: "Its terms or robots.txt refuse it." },
  { name: "Duunitori", hosts: ["duunitori.fi"], reason: "Its terms or robots.txt refuse it." },
  { name: "Oikotie", hosts: ["oikotie.fi"], reason: "Its terms or robots.txt refuse it." },
];

/** Returns the service of an address that may not be read, or null. */
export function refusedSiteOf(address: string): RefusedSite | null {
  const host = URL.parse(address)?.hostname ?? "";
  return (
    refusedSites.find(({ hosts }) => hosts.some((one) => host === one || host.endsWith(`.${one}`))) ?? null
  );
}
