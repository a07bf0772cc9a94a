import { Form } from "react-router";
import { Button } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { InputField } from "../../ui/input-field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import type { Application } from "../application.ts";
import { longest } from "../application-limits.ts";
import { outcomes } from "../outcome.ts";

type EndSectionProps = {
  application: Pick<Application, "id" | "payDiscussed" | "outcome" | "outcomeReason" | "stage">;
  errors: Partial<Record<string, string>>;
};

/** Pay that was discussed, and how the application ended. */
export function EndSection({ application, errors }: EndSectionProps) {
  const { id, payDiscussed, outcome, outcomeReason, stage } = application;
  return (
    <section className="tracker-panel" id="outcome" aria-labelledby="outcome-heading">
      <h2 id="outcome-heading">Pay and outcome</h2>
      {outcome === null && outcomeReason !== "" && stage.kind !== "closed" && (
        <Notice>The application is open, so it has no outcome. The reason that you wrote is kept.</Notice>
      )}
      <Form method="post" className="tform" preventScrollReset>
        <input type="hidden" name="do" value="end" />
        <div className="tform-wide">
          <InputField
            label="Pay discussed"
            optional
            error={errors["payDiscussed"]}
            name="payDiscussed"
            defaultValue={payDiscussed}
            maxLength={longest.payDiscussed}
          />
        </div>
        {/* A move of the application changes the outcome while the form is open. */}
        <SelectField
          key={outcome}
          label="Outcome"
          name="outcome"
          defaultValue={outcome ?? ""}
          options={Object.entries(outcomes)}
        >
          <option value="">Still open</option>
        </SelectField>
        <InputField
          label="Reason"
          optional
          error={errors["outcomeReason"]}
          name="outcomeReason"
          defaultValue={outcomeReason}
          maxLength={longest.outcomeReason}
        />
        <div className="tform-wide cluster">
          <Button>Save outcome</Button>
          {stage.kind === "offer" && (
            <ButtonLink look="quiet" to={`/applications/offers?edit=${id}#edit`}>
              Write down the offer
            </ButtonLink>
          )}
        </div>
      </Form>
      <p className="meta">
        An outcome moves the application to your first closed stage. “Still open” moves it back to the stage
        it came from. A move to an open stage removes the outcome, and the reason stays.
      </p>
    </section>
  );
}
