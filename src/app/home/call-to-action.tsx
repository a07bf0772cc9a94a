import { ButtonLink } from "../../ui/button-link.tsx";

export function Call() {
  return (
    <section className="call" aria-labelledby="h-call">
      <div className="page call-in">
        <div>
          <h2 id="h-call">Keep your place with a free account</h2>
          <p>
            Keep your CVs, letters, applications and contacts on every device, and get new jobs by mail. You
            can export everything, and deleting your account deletes your data.
          </p>
        </div>
        <ButtonLink look="primary" size="lg" to="/auth?tab=register">
          Create a free account
        </ButtonLink>
      </div>
    </section>
  );
}
