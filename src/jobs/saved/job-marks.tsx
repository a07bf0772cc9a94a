import { createContext, use, type ReactNode } from "react";
import { useLocation } from "react-router";

/** The ids of the jobs of a page that a signed-in person saved, applied for or hid. They come from other domains. */
export type JobMarks = {
  saved: readonly string[];
  /** Jobs beyond the stage of saving. */
  applied: readonly string[];
  /** Jobs that they hid, or whose company they hid. */
  hidden: readonly string[];
};

const MarksContext = createContext<JobMarks | null>(null);

/** Null for a visitor. */
export const useJobMarks = (): JobMarks | null => use(MarksContext);

/** The form of all buttons that change the marks of jobs. Each button names its own action. */
export const marksFormId = "own-jobs";

/** Gives the marks to the jobs of a page, with the form that changes them. Without marks it adds nothing. */
export function JobMarksProvider({ marks, children }: { marks: JobMarks | null; children: ReactNode }) {
  const { pathname, search } = useLocation();
  return (
    <MarksContext value={marks}>
      {children}
      {marks && (
        <form id={marksFormId} method="post" action="/saved/jobs" hidden>
          <input type="hidden" name="returnTo" value={pathname + search} />
        </form>
      )}
    </MarksContext>
  );
}
