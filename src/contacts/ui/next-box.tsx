import { Form } from "react-router";
import { Button } from "../../ui/button.tsx";
import { InputField } from "../../ui/input-field.tsx";
import { buttonClass } from "../../ui/button-class.ts";
import type { RefusedPersonForm, PersonView } from "./person-view.ts";
import { StepLine } from "./people-list.tsx";

type NextBoxProps = { person: PersonView; refused: RefusedPersonForm | null };

/** The next step of a person: finish it, move it, or set one. */
export function NextBox({ person, refused }: NextBoxProps) {
  const { next, touchDue } = person;
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
        <PlanForm
          person={person}
          refused={refused?.intent === "plan" ? refused : null}
          button="Set next step"
        />
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
        <MoveForm person={person} refused={refused?.intent === "move" ? refused : null} />
      </div>
      <details open={refused?.intent === "plan"} key={`${next.text} ${next.on ?? ""}`}>
        <summary className={buttonClass({ look: "quiet", size: "sm" })}>Change it</summary>
        <PlanForm person={person} refused={refused?.intent === "plan" ? refused : null} button="Save" />
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

function MoveForm({ person: { next, today }, refused }: NextBoxProps) {
  return (
    <details className="move" key={next?.on ?? ""} open={refused !== null}>
      <summary className={buttonClass({ look: "quiet" })}>Move to…</summary>
      <Form method="post" className="move-form" preventScrollReset noValidate>
        <InputField
          label="New date"
          error={refused?.errors.on}
          type="date"
          name="on"
          min={today}
          defaultValue={next?.on ?? today}
        />
        <Button name="intent" value="move">
          Move
        </Button>
      </Form>
    </details>
  );
}

function PlanForm({ person: { next, id }, refused, button }: NextBoxProps & { button: string }) {
  const { typed, errors } = refused ?? { typed: { step: next?.text ?? "", on: next?.on ?? "" }, errors: {} };
  return (
    <Form method="post" className="plan-form" key={`${id} ${next?.text ?? ""}`} preventScrollReset noValidate>
      <InputField
        label="Next step"
        error={errors.step}
        name="step"
        defaultValue={typed.step}
        maxLength={200}
        autoComplete="off"
      />
      <InputField label="On" optional error={errors.on} type="date" name="on" defaultValue={typed.on} />
      <Button name="intent" value="plan">
        {button}
      </Button>
    </Form>
  );
}
