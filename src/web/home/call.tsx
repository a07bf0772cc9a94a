import { ButtonLink } from "../../ui/button-link.tsx";
import { isBuilt } from "../site-addresses.ts";

export function Call() {
  return (
    <section className="call" aria-labelledby="h-call">
      <div className="page call-in">
        <div>
          <h2 id="h-call">Keep your place with a free account</h2>
          <p>
            Save listings, track applications and build several CVs. Everything exports, and deleting your
            account deletes your data.{" "}
            {isBuilt("/auth")
              ? "An account is there now; what it will hold for you arrives step by step."
              : "Accounts come next; nothing here needs one until then."}
          </p>
        </div>
        <ButtonLink look="primary" size="lg" to="/auth?tab=register">
          Create a free account
        </ButtonLink>
      </div>
    </section>
  );
}
