import { classNames } from "./class-names.ts";

/** The initials of a person in a disc. Beside their name, or in a button that says it. */
export function Avatar({ initials, large = false }: { initials: string; large?: boolean }) {
  return (
    <span className={classNames("avatar", large && "avatar-lg")} aria-hidden="true">
      {initials}
    </span>
  );
}
