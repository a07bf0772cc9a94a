import type { Viewer } from "../../account/viewer.ts";

/** The data about the signed-in person that every page has. */
export type SignedIn = Pick<Viewer, "id" | "name" | "email" | "initials"> & {
  /**
   * The end of the session and the current time of the server, in milliseconds. Together they work with any browser
   * clock.
   */
  expiresAt: number;
  now: number;
};

/** Selects the data of a viewer that the page gets. */
export function signedIn({ id, name, email, initials, session }: Viewer, now: Date): SignedIn {
  return { id, name, email, initials, expiresAt: session.expiresAt.getTime(), now: now.getTime() };
}
