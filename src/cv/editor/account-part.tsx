/** What the builder has for people with an account. Visitors do not fetch it. */
export { startSync } from "../sync/start-sync.ts";
export { ClaimDialog } from "./shelf/claim-dialog.tsx";
export { SyncNotices } from "./shelf/sync-notices.tsx";
