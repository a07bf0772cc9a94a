import { AccountIntro } from "../../ui/account-intro.tsx";

const does = [
  "Add the people you know, or import them from LinkedIn, an address book or a CSV file",
  "Plan when to write next, and get a mail when it is due",
  "Note what happened, and the applications that a person is part of",
  "Find anybody by name, company or note",
  "Export everything as CSV or vCard at any time",
];

/** Describes contacts to visitors who are not signed in. */
export function NetworkIntro() {
  return (
    <AccountIntro
      title="Network Relationship Manager"
      lead="Who you know, when you last wrote, and what comes next. Free, with your account."
      does={does}
      to="/contacts"
    />
  );
}
