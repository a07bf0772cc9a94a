import { useState, type FormEvent } from "react";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { InputField } from "../../../ui/input-field.tsx";
import { longestTitle } from "../../../documents/account/stored-document.ts";

type RenameDialogProps = { title: string; onClose: () => void; onRename: (title: string) => void };

/** Asks for another title of the open CV. */
export function RenameDialog({ title, onClose, onRename }: RenameDialogProps) {
  const [typed, setTyped] = useState(title);
  function rename(event: FormEvent) {
    event.preventDefault();
    if (typed.trim() !== "") onRename(typed.trim());
    onClose();
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Rename this CV"
      actions={
        <>
          <Button onClick={onClose}>Keep the name</Button>
          <Button type="submit" form="rename-cv" look="primary">
            Rename
          </Button>
        </>
      }
    >
      <form id="rename-cv" onSubmit={rename}>
        <InputField
          label="Name"
          hint="Only you see it. It is not on the page or in files."
          value={typed}
          maxLength={longestTitle}
          required
          onChange={(event) => setTyped(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
