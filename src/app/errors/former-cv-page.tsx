import { ButtonLink } from "../../ui/button-link.tsx";

/** The page for 410: the address of a public CV that was taken down or moved. */
export function FormerCvPage() {
  return (
    <div className="page">
      <section className="lost">
        <div>
          <h1>This CV is no longer here</h1>
          <p className="lead">
            Its owner has taken it down or moved it to another address. Ask the person who gave you this
            address for the new one.
          </p>
          <div className="cluster">
            <ButtonLink look="primary" size="lg" to="/">
              Return to Home
            </ButtonLink>
          </div>
        </div>
      </section>
    </div>
  );
}
