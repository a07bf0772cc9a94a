import { CircleCheck } from "lucide-react";
import { Form, Link } from "react-router";
import { Button } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { MarkedJob } from "../store/list-marked-jobs.server.ts";
import { TimeZoneField } from "../../ui/time-zone-field.tsx";

type TrackJobProps = {
  jobId: string;
  isSignedIn: boolean;
  /** The person's application for the job. */
  marked: MarkedJob | null;
};

/** The button "I applied". Once the job is on the board, it is a link to the application. */
export function TrackJob({ jobId, isSignedIn, marked }: TrackJobProps) {
  if (marked && marked.stage !== "saved")
    return (
      <Link className="badge badge-good track-job" to={`/applications/${marked.id}`}>
        <Icon of={CircleCheck} size="sm" />
        On your board: {marked.stageName}
      </Link>
    );
  if (!isSignedIn) {
    const returnUrl = `/applications/add?job=${jobId}&stage=applied`;
    return (
      <ButtonLink look="quiet" size="lg" to={`/auth?${new URLSearchParams({ returnUrl })}`}>
        I applied
      </ButtonLink>
    );
  }
  return (
    <Form method="post" action="/applications/from-job" preventScrollReset>
      <input type="hidden" name="job" value={jobId} />
      <TimeZoneField />
      <Button look="quiet" size="lg">
        I applied
      </Button>
    </Form>
  );
}
