import { Form } from "react-router";
import { Button } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { Select } from "../../ui/select.tsx";
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
      <Form method="post" className="tform" preventScrollReset>
        <input type="hidden" name="do" value="end" />
        <div className="tform-wide">
          <Field label="Pay discussed" optional error={errors["payDiscussed"]}>
            {(control) => (
              <Input
                {...control}
                name="payDiscussed"
                defaultValue={payDiscussed}
                maxLength={longest.payDiscussed}
              />
            )}
          </Field>
        </div>
        <Field label="Outcome">
          {(control) => (
            <Select {...control} name="outcome" defaultValue={outcome ?? ""}>
              <option value="">Still open</option>
              {Object.entries(outcomes).map(([value, words]) => (
                <option key={value} value={value}>
                  {words}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Reason" optional error={errors["outcomeReason"]}>
          {(control) => (
            <Input
              {...control}
              name="outcomeReason"
              defaultValue={outcomeReason}
              maxLength={longest.outcomeReason}
            />
          )}
        </Field>
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
        it came from.
      </p>
    </section>
  );
}
