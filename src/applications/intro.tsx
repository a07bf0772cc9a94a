import { AccountIntro } from "../ui/account-intro.tsx";
import { ButtonLink } from "../ui/button-link.tsx";

const does = [
  "Take a job from the search to the board with one click, or add any opening by hand",
  "See what is next: reminders by mail, interviews in your calendar",
  "Keep the advert, your notes, and which CV and letter you sent",
  "Compare offers, and see what gets replies",
  "Export everything as CSV or JSON at any time",
];

/** Describes the tracker to visitors who are not signed in. */
export function TrackerIntro() {
  return (
    <AccountIntro
      title="Job Application Tracker"
      lead="Every application, its stage, and what to do next. Free, with your account."
      does={does}
      to="/applications"
    >
      <ButtonLink look="quiet" to="/saved">
        Saved jobs without an account
      </ButtonLink>
    </AccountIntro>
  );
}
