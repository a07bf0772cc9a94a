import type { Viewer } from "../../account/viewer.ts";

/** What every page knows of who is signed in. */
export type SignedIn = Pick<Viewer, "id" | "name" | "email" | "initials"> & {
  /** When the session ends, and the time of the server now, in milliseconds: together they hold in any browser. */
  expiresAt: number;
  now: number;
};

/** What of a viewer goes to the page. */
export function signedIn({ id, name, email, initials, session }: Viewer, now: Date): SignedIn {
  return { id, name, email, initials, expiresAt: session.expiresAt.getTime(), now: now.getTime() };
}
