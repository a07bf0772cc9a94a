import { Form } from "react-router";
import { Button } from "../../ui/button.tsx";

export type ShownSession = { id: string; browser: string; since: string; isThis: boolean };

/** The list of sessions, with a button to end each. */
export function SessionsSection({ sessions }: { sessions: readonly ShownSession[] }) {
  return (
    <section className="setting-group" aria-labelledby="h-sessions">
      <h2 id="h-sessions">Where you are signed in</h2>
      <ul>
        {sessions.map((session) => (
          <li className="setting" key={session.id}>
            <div>
              <span className="setting-name">{session.browser}</span>
              <p>{session.isThis ? "This browser" : `Signed in ${session.since}`}</p>
            </div>
            {!session.isThis && (
              <Form method="post" action="/settings/security" preventScrollReset>
                <input type="hidden" name="intent" value="end-session" />
                <input type="hidden" name="session" value={session.id} />
                <Button size="sm" aria-label={`Sign out ${session.browser}, signed in ${session.since}`}>
                  Sign out
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Form method="post" action="/settings/security" className="account-actions" preventScrollReset>
          <input type="hidden" name="intent" value="end-other-sessions" />
          <Button>Sign out everywhere else</Button>
        </Form>
      )}
    </section>
  );
}
