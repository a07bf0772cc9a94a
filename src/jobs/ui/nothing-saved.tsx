import type { ReactNode } from "react";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Empty } from "../../ui/empty.tsx";

/** Shown in place of an empty list of saved jobs. The children are one more sentence. */
export function NothingSaved({ children }: { children?: ReactNode }) {
  return (
    <Empty
      title="Nothing saved yet"
      actions={
        <ButtonLink look="primary" to="/jobs">
          Search Jobs
        </ButtonLink>
      }
    >
      Press Save job in a listing, and it appears here. {children}
    </Empty>
  );
}
