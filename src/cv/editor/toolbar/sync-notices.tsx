import { Notice } from "../../../ui/notice.tsx";
import { useWorkspaceState, useSyncStatus } from "../session/session-context.ts";
import type { SyncOutcome, SyncProblem } from "../../../documents/sync/sync-documents.ts";

/** Explains why changes are only in this browser although the person has an account. */
export function SyncNotices() {
  const { stopped, problems, behind } = useSyncStatus();
  const { list } = useWorkspaceState();
  return (
    <>
      {stopped !== null && behind.length > 0 && (
        <Notice tone="warn" announce="politely">
          {syncStoppedTexts[stopped]}
        </Notice>
      )}
      {problems.map(({ id, part, reason }) => {
        const title = list.find((cv) => cv.id === id)?.title;
        return (
          title !== undefined && (
            <Notice key={`${id} ${part}`} tone="warn" announce="politely">
              {syncProblemText(title, { part, reason })}
            </Notice>
          )
        );
      })}
    </>
  );
}

/** Messages for when nothing can be synced and this browser has changes that the account does not have. */
const syncStoppedTexts: Record<NonNullable<SyncOutcome["stopped"]>, string> = {
  offline:
    "The site cannot be reached. Your last changes are saved in this browser and go into your account when the connection is back.",
  unavailable:
    "The site has a problem at the moment. Your last changes are saved in this browser and go into your account when it is over.",
  "signed-out":
    "You are signed out. Your last changes are saved in this browser and go into your account when you sign in again.",
};

/** Returns the message about a CV, or its versions, that could not be synced. */
function syncProblemText(title: string, { part, reason }: Pick<SyncProblem, "part" | "reason">): string {
  const words = part === "document" ? cvProblemTexts : versionProblemTexts;
  return words[reason](`“${title}”`);
}

type ProblemTexts = Record<SyncProblem["reason"], (title: string) => string>;

const cvProblemTexts: ProblemTexts = {
  full: (title) =>
    `Your account is full, so the last changes of ${title} are in this browser only. Delete a CV that you no longer need.`,
  "too-large": (title) =>
    `${title} is too large for your account, so its last changes are in this browser only. Choose a smaller photo or shorten long texts.`,
  invalid: (title) =>
    `Your account cannot read ${title} as it is, so its last changes are in this browser only. Reload this page, shorten very long texts, or report an issue.`,
  "no-room": (title) =>
    `This browser has no room for ${title} as your account has it. Delete a CV that you no longer need, or free space in the browser.`,
  fault: (title) =>
    `The site could not exchange ${title} with your account because of a fault of ours. What you write is saved in this browser, and the site tries again.`,
};

const versionProblemTexts: ProblemTexts = {
  full: (title) =>
    `Your account has no room for more versions of ${title}, so the newest are in this browser only. Remove old ones.`,
  "too-large": (title) =>
    `A version of ${title} is too large for your account, so it is in this browser only. A smaller photo makes the next ones smaller.`,
  invalid: (title) =>
    `Your account cannot read a version of ${title}, so it is in this browser only. Download the CV if you need it elsewhere.`,
  "no-room": (title) =>
    `This browser has no room for the versions of ${title} that are in your account. Remove old ones.`,
  fault: (title) =>
    `The site could not exchange the versions of ${title} because of a fault of ours. The site tries again.`,
};
