import { Notice } from "../../../ui/notice.tsx";
import { isSampleName } from "../../samples/sample-people.ts";
import { useSessionPart } from "../session/session-context.ts";

/** Says that the open CV is a sample, until its name is changed. */
export function SampleNotice() {
  const isSample = useSessionPart(({ document }) => isSampleName(document.personal.fullName));
  if (!isSample) return null;
  return (
    <Notice>
      This is a sample: an invented person with invented employers. Write your own over it, starting with your
      name.
    </Notice>
  );
}
