import { Archive, ArrowRight, Bookmark, CalendarPlus, Download } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { buttonClass } from "../../ui/button-class.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Menu } from "../../ui/menu.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";
import { Section } from "./section.tsx";

export function Actions() {
  return (
    <>
      <Section title="Buttons" note="One primary a region">
        <div className="cluster">
          <Button look="primary">Search Jobs</Button>
          <Button>
            <Icon of={Bookmark} size="sm" />
            Save job
          </Button>
          <Button look="quiet">Reset Filters</Button>
          <Button look="danger">Delete account</Button>
        </div>
        <div className="cluster">
          <Button look="primary" size="lg">
            Large
          </Button>
          <Button look="primary">Default</Button>
          <Button look="primary" size="sm">
            Small
          </Button>
          <Button className="btn-icon" aria-label="Download">
            <Icon of={Download} size="sm" />
          </Button>
          <Button look="quiet" aria-pressed>
            <Icon of={Bookmark} size="sm" />
            Saved
          </Button>
        </div>
        <div className="cluster">
          <Button disabled>Save Changes</Button>
          <Button busy>Signing out...</Button>
          <ButtonLink to="/components">A link that looks like one</ButtonLink>
        </div>
      </Section>
      <Section title="Toasts, dialog and menu" note="What floats has a shadow">
        <div className="cluster">
          <Button onClick={() => showToast(profileUpdated)}>Show a good toast</Button>
          <Button onClick={() => showToast(missingFields)}>Show a bad toast</Button>
          <DeleteQuestion />
          <Menu button="Move" buttonClassName={buttonClass({})}>
            <button type="button">
              <Icon of={ArrowRight} size="sm" />
              Move to Interview
            </button>
            <button type="button">
              <Icon of={CalendarPlus} size="sm" />
              Add a date
            </button>
            <hr />
            <button type="button">
              <Icon of={Archive} size="sm" />
              Close application
            </button>
          </Menu>
        </div>
      </Section>
    </>
  );
}

const profileUpdated = {
  tone: "good",
  title: "Profile updated",
  message: "Your profile has been updated successfully.",
} as const;
const missingFields = {
  tone: "bad",
  title: "Missing fields",
  message: "Please fill in all fields.",
} as const;

function DeleteQuestion() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ask a question</Button>
      <Dialog
        open={open}
        onClose={close}
        title="Delete this CV?"
        actions={
          <>
            <Button onClick={close}>Keep it</Button>
            <Button look="danger" onClick={close}>
              Delete CV
            </Button>
          </>
        }
      >
        “Data, one page” and its score history will be gone. Applications that used it keep their copy.
      </Dialog>
    </>
  );
}
