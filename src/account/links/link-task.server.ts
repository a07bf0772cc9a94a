import type { Tasks } from "../../platform/queue/tasks.server.ts";
import type { Accounts } from "../accounts.server.ts";
import { issueLink, type LinkRequest } from "./issue-link.server.ts";

/**
 * The name of the task that issues mailed links. Its payload is a `LinkRequest`, which is deleted when the task is
 * done.
 */
export const linkTask = "issue-account-link";

export function defineLinkTask(
  tasks: Tasks,
  accounts: Pick<Accounts, "config" | "db" | "clock" | "mailer" | "random">,
): void {
  tasks.define(linkTask, { timeout: 60, forget: true }, async ({ data }) => {
    await issueLink(accounts, data as LinkRequest);
  });
}
