import { Form } from "react-router";
import { Button } from "../../ui/button.tsx";
import { ProofFields } from "./proof-fields.tsx";
import { RecoveryCodes, TwoStepSetupForm } from "./two-step-setup.tsx";
import type { SecurityAnswer } from "./security-form.ts";

type TwoStepSectionProps = { isOn: boolean; email: string; answer: SecurityAnswer | null };

/** The two-step section: turn it on in two steps, replace the recovery codes, turn it off. */
export function TwoStepSection({ isOn, email, answer }: TwoStepSectionProps) {
  return (
    <section className="setting-group" aria-labelledby="h-two-step">
      <h2 id="h-two-step">Two-step sign-in</h2>
      <p className="setting-words">
        {isOn
          ? "It is on: signing in asks for a code from your app."
          : "After the password, signing in asks for a code from an app on your phone. Somebody who has only your password cannot sign in."}
      </p>
      {answer?.codes && <RecoveryCodes codes={answer.codes} />}
      {answer?.setup ? (
        <TwoStepSetupForm setup={answer.setup} error={answer.errors.code} />
      ) : (
        <Form method="post" action="/settings/security" className="account-rows" noValidate>
          <ProofFields email={email} withCode={isOn} errors={errorsOf(answer)} />
          <div className="account-actions">
            {isOn ? (
              <>
                <Button name="intent" value="renew-codes">
                  New recovery codes
                </Button>
                <Button look="danger" name="intent" value="end-two-step">
                  Turn off
                </Button>
              </>
            ) : (
              <Button name="intent" value="begin-two-step">
                Set up
              </Button>
            )}
          </div>
        </Form>
      )}
    </section>
  );
}

const own = ["begin-two-step", "end-two-step", "renew-codes"];
const noErrors = {};

function errorsOf(answer: SecurityAnswer | null) {
  return answer && own.includes(answer.intent) ? answer.errors : noErrors;
}
