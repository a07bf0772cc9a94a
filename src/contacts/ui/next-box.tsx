import { Form } from "react-router";
import { Button } from "../../ui/button.tsx";
import { InputField } from "../../ui/input-field.tsx";
import { buttonClass } from "../../ui/button-class.ts";
import type { RefusedPersonForm, PersonView } from "./person-view.ts";
import { fillIn } from "../../platform/forms/controls.ts";
import type { PersonControls } from "../contact-forms.server.ts";
import { StepLine } from "./people-list.tsx";

type NextBoxProps = {
  person: PersonView;
  refused: RefusedPersonForm | null;
  controls: PersonControls;
};

/** The next step of a person: finish it, move it, or set one. */
export function NextBox({ person, refused, controls }: NextBoxProps) {
  const { next, touchDue } = person;
  const refusedPlan = refused?.intent === "plan" ? refused : null;
  const plan = { person, refused: refusedPlan, controls };
  if (!next)
    return (
      <div className="nextbox">
        {touchDue === "" ? (
          <StepLine step={{ text: "No next step", tone: "none" }} />
        ) : (
          <StepLine step={{ text: touchDue, tone: "late" }} />
        )}
        {touchDue !== "" && (
          <div className="cluster">
            <WriteLink person={person} />
          </div>
        )}
        <PlanForm {...plan} button="Set next step" />
      </div>
    );
  return (
    <div className="nextbox">
      <StepLine step={{ text: next.when, tone: next.tone }} />
      <b>{next.text}</b>
      <div className="cluster">
        <WriteLink person={person} />
        <Form method="post" preventScrollReset>
          <Button name="intent" value="done">
            Done
          </Button>
        </Form>
        <MoveForm person={person} refused={refused?.intent === "move" ? refused : null} controls={controls} />
      </div>
      <details open={refusedPlan !== null} key={`${next.text} ${next.on ?? ""}`}>
        <summary className={buttonClass({ look: "quiet", size: "sm" })}>Change it</summary>
        <PlanForm {...plan} button="Save" />
      </details>
    </div>
  );
}

/** Opens the mail program with the person's address. */
function WriteLink({ person: { email, name } }: Pick<NextBoxProps, "person">) {
  if (email === "") return null;
  return (
    <a
      className={buttonClass({ look: "primary" })}
      href={`mailto:${encodeURIComponent(email).replace("%40", "@")}`}
    >
      Write to {name.split(" ")[0]}
    </a>
  );
}

function MoveForm({ person: { next, today }, refused, controls }: NextBoxProps) {
  const { on } = fillIn(controls.move, refused, { on: next?.on ?? today });
  return (
    <details className="move" key={next?.on ?? ""} open={refused !== null}>
      <summary className={buttonClass({ look: "quiet" })}>Move to…</summary>
      <Form method="post" className="move-form" preventScrollReset noValidate>
        <InputField label="New date" type="date" min={today} {...on} />
        <Button name="intent" value="move">
          Move
        </Button>
      </Form>
    </details>
  );
}

function PlanForm({ person, refused, controls, button }: NextBoxProps & { button: string }) {
  const { id, next } = person;
  const { step, on } = fillIn(controls.plan, refused, { step: next?.text ?? "", on: next?.on ?? "" });
  return (
    <Form method="post" className="plan-form" key={`${id} ${next?.text ?? ""}`} preventScrollReset noValidate>
      <InputField label="Next step" autoComplete="off" {...step} />
      <InputField label="On" optional type="date" {...on} />
      <Button name="intent" value="plan">
        {button}
      </Button>
    </Form>
  );
}
