import { sendIfWanted } from "../../account/mails/send-if-wanted.server.ts";
import { unsubscribeAddress } from "../../account/unsubscribe/unsubscribe-token.server.ts";
import type { Viewer } from "../../account/viewer.ts";
import { writePublicCvMail } from "../publish/public-cv-mail.server.ts";
import type { RequestServices } from "../../app/request/services.ts";

/** Mails a person the address of their newly published CV, after the response is sent. */
export function tellCvIsShown(
  { accounts, mailer, db }: Pick<RequestServices, "accounts" | "mailer" | "db">,
  viewer: Pick<Viewer, "id" | "email">,
  shown: { address: string; indexable: boolean },
): void {
  const subscription = { personId: viewer.id, kind: "notifications" } as const;
  const { config, secret, afterResponse } = accounts;
  afterResponse.run("mail about a public CV", async () => {
    const unsubscribe = unsubscribeAddress(config, secret, subscription);
    const mail = await writePublicCvMail({ site: config, to: viewer.email, ...shown, unsubscribe });
    await sendIfWanted(mailer, mail, { ...subscription, db });
  });
}
