import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Check } from "../../ui/check.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";
import { findUnclaimed, type Unclaimed } from "./find-unclaimed.ts";
import "../documents.css";

type ClaimDialogProps = {
  owner: string;
  /** The names of the companies that are hidden in this browser. */
  companies: readonly string[];
  /** Called once there is nothing to ask, so that the tab does not look again. */
  onDone: () => void;
};

/**
 * Asks a signed-in person once whether the things that were made in this browser without an account are theirs. If it is
 * closed without an answer, it appears again in the next tab.
 */
export default function ClaimDialog({ owner, companies, onDone }: ClaimDialogProps) {
  const [found, setFound] = useState<readonly Unclaimed[]>([]);
  const [left, setLeft] = useState<readonly Unclaimed[]>([]);
  const [isWorking, setWorking] = useState(false);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let isGone = false;
    async function look(): Promise<void> {
      const unclaimed = await findUnclaimed(owner, companies);
      if (isGone) return;
      setFound(unclaimed);
      if (unclaimed.length === 0) onDone();
    }
    void look();
    return () => {
      isGone = true;
    };
  }, [owner, companies, onDone]);
  if (found.length === 0) return null;

  async function answer(chosen: readonly Unclaimed[]): Promise<void> {
    setWorking(true);
    const { claimUnclaimed, keepUnclaimed } = await import("./claim-unclaimed.ts");
    await keepUnclaimed(
      owner,
      found.filter((one) => !chosen.includes(one)),
    );
    const problem = chosen.length === 0 ? null : await claimUnclaimed(owner, chosen);
    onDone();
    if (chosen.length === 0) return;
    showToast(
      problem === null
        ? {
            tone: "good",
            title: "In your account",
            message: "You have it on every device where you sign in.",
          }
        : { tone: "bad", title: "Not in your account yet", message: problem },
    );
    await revalidate();
  }

  const chosen = found.filter((one) => !left.includes(one));
  return (
    <Dialog
      open
      onClose={onDone}
      title="Bring what you made here?"
      actions={
        <>
          <Button disabled={isWorking} onClick={() => void answer([])}>
            Keep in this browser only
          </Button>
          <Button
            look="primary"
            disabled={isWorking || chosen.length === 0}
            onClick={() => void answer(chosen)}
          >
            Add to my account
          </Button>
        </>
      }
    >
      <div className="claim">
        <p>This was made in this browser without an account.</p>
        <ul>
          {found.map((one) => (
            <li key={one.label}>
              <Check
                label={one.label}
                checked={!left.includes(one)}
                onChange={({ target: { checked } }) =>
                  setLeft(checked ? left.filter((other) => other !== one) : [...left, one])
                }
              />
            </li>
          ))}
        </ul>
        <p>
          In your account you have it on every device, and it leaves this browser when you sign out. Kept in
          this browser only, everybody who uses it can read it: choose that for what is not yours.
        </p>
      </div>
    </Dialog>
  );
}
