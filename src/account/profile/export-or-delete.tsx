import { Download } from "lucide-react";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";

/** Links to export all data and to delete the account. */
export function ExportOrDelete() {
  return (
    <section className="export-or-delete" aria-labelledby="h-leave">
      <div>
        <h2 id="h-leave" className="h-part">
          Export or delete your data
        </h2>
        <p>Download everything as files, or delete your account and everything in it.</p>
      </div>
      <div className="cluster">
        <form method="post" action="/profile/export">
          <Button>
            <Icon of={Download} size="sm" />
            Export my data
          </Button>
        </form>
        <ButtonLink look="danger" to="/profile/delete">
          Delete account
        </ButtonLink>
      </div>
    </section>
  );
}
