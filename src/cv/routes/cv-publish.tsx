import { data } from "react-router";
import { changeSettings, readSettings } from "../../account/settings/stored-settings.server.ts";
import { listFormerAddresses } from "../account/former-addresses.server.ts";
import { publishCv, withdrawCv } from "../publish/publish-cv.server.ts";
import { PublishForm } from "../publish/publish-form.tsx";
import { getPublication } from "../publish/get-public-cv.server.ts";
import { publicCvForm, suggestSlug } from "../publish/public-cv-form.server.ts";
import { listStoredDocuments } from "../../documents/account/documents.server.ts";
import { fillIn } from "../../platform/forms/controls.ts";
import { redirectWithToast } from "../../app/request/redirect-with-toast.server.ts";
import { pageMetadata } from "../../app/metadata/page-metadata.ts";
import { servicesContext, type RequestServices } from "../../app/request/services.ts";
import { requireViewer } from "../../app/request/require-viewer.server.ts";
import { SignInAgain } from "../../app/request/sign-in-again-page.tsx";
import { requireOwner } from "../../app/request/require-viewer-for-action.server.ts";
import type { Route } from "./+types/cv-publish";
import "../../account/account.css";
import { sendIfWanted } from "../../account/mails/optional-mail.server.ts";
import { unsubscribeAddress } from "../../account/unsubscribe/unsubscribe-token.server.ts";
import type { Viewer } from "../../account/viewer.ts";
import { writePublicCvMail } from "../publish/public-cv-mail.server.ts";

export const ErrorBoundary = SignInAgain;

export async function loader({ context, url }: Route.LoaderArgs) {
  const person = await requireViewer(context, url);
  const { db, config, clock } = context.get(servicesContext);
  const [cvs, publication, settings, former] = await Promise.all([
    listStoredDocuments(db, { name: "cv" }, person.id),
    getPublication(db, person.id),
    readSettings(db, person.id),
    listFormerAddresses(db, person.id, clock()),
  ]);
  const addressStart = `${config.publicUrl}/cv/`;
  return {
    cvs: cvs.map(({ id, title }) => ({ id, title })),
    isOn: settings.publicProfile,
    addressStart,
    former: former.map(({ slug }) => slug),
    shown: publication && { address: addressStart + publication.slug, views: publication.views },
    controls: publicCvForm.controls,
    beginning: {
      cv: publication?.cvId ?? cvs[0]?.id ?? "",
      slug: publication?.slug ?? suggestSlug(person.name),
      indexable: publication?.indexable ? "on" : "",
      showContacts: publication?.showContacts ? "on" : "",
    },
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = await requireOwner("Nothing changed", { request, context });
  const { config, db, clock, form, owner: person } = services;
  const done = (title: string, message: string) =>
    redirectWithToast("/cv-builder/public", { title, message }, config);
  if (form.get("do") === "withdraw") {
    await withdrawCv(db, person.id, clock());
    return done("CV withdrawn", "Its address no longer works. It stays reserved for you for a year.");
  }
  const result = publicCvForm.read(form);
  const { typed } = result;
  if (!result.ok) return data({ typed, errors: result.errors }, { status: 422 });
  const { cv, ...shown } = result.values;
  const [before, settings] = await Promise.all([getPublication(db, person.id), readSettings(db, person.id)]);
  const outcome = await publishCv(db, {
    personId: person.id,
    publication: { cvId: cv, ...shown },
    now: clock(),
  });
  if (!outcome.ok) {
    const errors =
      outcome.reason === "taken"
        ? { slug: "This address belongs to someone else, or did until recently. Choose another one." }
        : { cv: "This CV is no longer in your account. Choose another one." };
    return data({ typed, errors }, { status: 409 });
  }
  // The button means that the CV should be public, so the setting is turned on to match.
  await changeSettings(db, person.id, { publicProfile: true }, clock());
  const { slug, indexable } = shown;
  const wasSeen = settings.publicProfile && before?.slug === slug;
  if (!wasSeen) tellCvIsShown(services, person, { address: `${config.publicUrl}/cv/${slug}`, indexable });
  return done("CV shown", "Anyone with the link can see it.");
}

export const meta: Route.MetaFunction = (args) =>
  pageMetadata(args, {
    title: "Public CV",
    description: "Publish one of your CVs at your own address, and withdraw it at any time.",
    noindex: true,
  });

export default function PublicCvSettings({ loaderData, actionData }: Route.ComponentProps) {
  const { controls, beginning, ...props } = loaderData;
  return (
    <div className="read stack">
      <h1 className="account-title">Public CV</h1>
      <p className="lead">Share one CV by link. Anyone with the link can see it.</p>
      <PublishForm {...props} fields={fillIn(controls, actionData, beginning)} />
    </div>
  );
}

/** Mails a person the address of their newly published CV, after the response is sent. */
function tellCvIsShown(
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
