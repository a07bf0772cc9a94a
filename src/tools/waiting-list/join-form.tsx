import { Form, Link, useNavigation } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Honeypot } from "../../ui/honeypot.tsx";
import { InputField } from "../../ui/input-field.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { Fields } from "../../platform/forms/controls.ts";
import { joinHoneypot } from "./join-honeypot.ts";

type JoinFormProps = {
  /** "closed": the site has no mail server. "joined": the form was just sent. */
  state: "open" | "joined" | "too-many" | "closed";
  email: Fields<"email">["email"];
};

/** The waiting list: an address gets one message for each new tool. */
export function JoinForm({ state, email }: JoinFormProps) {
  const busy = useNavigation().formAction?.startsWith("/tools") ?? false;
  return (
    <section className="waiting-list" id="waiting-list" aria-labelledby="waiting-list-heading">
      <h3 id="waiting-list-heading" className="h-part">
        Get an email when we add a tool
      </h3>
      {state === "closed" ? (
        <p className="muted">
          This site has no mail server yet, so it cannot write to you. The{" "}
          <Link className="link" to="/roadmap">
            roadmap
          </Link>{" "}
          says what is ready.
        </p>
      ) : state === "joined" ? (
        <Notice tone="good" announce="politely">
          <strong>One more step: check your inbox.</strong> We sent a link that confirms your address. Without
          it, we delete the address after a week.
        </Notice>
      ) : (
        <>
          <p className="muted">
            One message for each new tool, and nothing else. You confirm the address first and can leave with
            one click.
          </p>
          {state === "too-many" && (
            <Notice tone="warn" announce="at-once">
              <strong>Too many addresses came from your network in the last hour.</strong> Try again a little
              later.
            </Notice>
          )}
          <Form method="post" action="/tools#waiting-list" noValidate>
            <InputField
              label="Email address"
              type="email"
              autoComplete="email"
              placeholder="you@example.com"
              {...email}
            />
            <Honeypot name={joinHoneypot} />
            <Button look="primary" busy={busy}>
              Join Waiting List
            </Button>
          </Form>
        </>
      )}
    </section>
  );
}
