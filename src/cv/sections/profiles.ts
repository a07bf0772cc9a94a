import { text } from "./field-lens.ts";
import { defineContactRows } from "./section.ts";

/** Links to profiles: GitHub, ORCID, … */
export const profiles = defineContactRows({
  add: "address",
  unnamed: "New address",
  name: ["network", "username"],
  fields: {
    network: { label: "Where", half: true, placeholder: "GitHub", jsonResume: text("network") },
    username: { label: "Name there", half: true, optional: true, jsonResume: text("username") },
    url: { label: "Address", kind: "url", half: true, jsonResume: text("url") },
    shownAs: {
      label: "Text on the page",
      half: true,
      optional: true,
      hint: "In place of the address, for example “My portfolio”",
    },
  },
  // A profile without an address becomes "GitHub: amara".
  contact: (row) => {
    const [shownAs] = row.line("shownAs");
    const [network] = row.line("network");
    const [username] = row.line("username");
    const link = row.link("url");
    if (shownAs) return { ...shownAs, href: link?.href ?? null };
    if (link || !username) return link ?? network ?? null;
    return network ? { ...username, before: `${network.text}: ` } : username;
  },
});
