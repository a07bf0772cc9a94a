import { classNames } from "./class-names.ts";

/** A person's initials in a disc. Use it next to the name, or in a button that contains the name. */
export function Avatar({ initials, large = false }: { initials: string; large?: boolean }) {
  return (
    <span className={classNames("avatar", large && "avatar-lg")} aria-hidden="true">
      {initials}
    </span>
  );
}
