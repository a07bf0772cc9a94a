import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";

type DeleteDialogProps = {
  title: string;
  /** Whether the CV is in an account, not only in this browser. */
  isInAccount: boolean;
  onClose: () => void;
  onDelete: () => void;
};

/** Explains the effect of deleting the open CV and asks for confirmation. */
export function DeleteDialog({ title, isInAccount, onClose, onDelete }: DeleteDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Delete this CV?"
      actions={
        <>
          <Button type="button" onClick={onClose}>
            Keep it
          </Button>
          <Button type="button" look="danger" onClick={onDelete}>
            Delete it
          </Button>
        </>
      }
    >
      {isInAccount ? (
        <p>
          “{title}” and its versions are deleted from your account and from every device. If it is your public
          CV, its page closes at once. Undo brings everything back; the public page only within 15 minutes.
        </p>
      ) : (
        <p>
          “{title}” and its versions are deleted from this browser, and they are stored nowhere else. Undo
          brings them back as long as this page is open.
        </p>
      )}
    </Dialog>
  );
}
