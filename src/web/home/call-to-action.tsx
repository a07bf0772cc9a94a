import { ButtonLink } from "../../ui/button-link.tsx";

export function Call() {
  return (
    <section className="call" aria-labelledby="h-call">
      <div className="page call-in">
        <div>
          <h2 id="h-call">Keep your place with a free account</h2>
          <p>
            Build several CVs, use them on every device and publish one at your own address. You can export
            everything, and deleting your account deletes your data. Application tracking comes next.
          </p>
        </div>
        <ButtonLink look="primary" size="lg" to="/auth?tab=register">
          Create a free account
        </ButtonLink>
      </div>
    </section>
  );
}
