import { data } from "react-router";
import { changeSettings } from "../../account/settings/change-settings.server.ts";
import { readSettings } from "../../account/settings/read-settings.server.ts";
import { listFormerAddresses } from "../account/former-addresses.server.ts";
import { publishCv, withdrawCv } from "../publish/publish-cv.server.ts";
import { PublishForm } from "../publish/publish-form.tsx";
import { getPublication } from "../publish/get-public-cv.server.ts";
import { listStoredDocuments } from "../../documents/account/documents.server.ts";
import { checkbox, readBy, readForm, type FormErrors } from "../../platform/forms/read-form.ts";
import { redirectWithToast } from "../../app/request/redirect-with-toast.server.ts";
import { pageMetadata } from "../../app/metadata/page-metadata.ts";
import { servicesContext, type RequestServices } from "../../app/request/services.ts";
import { requireViewer } from "../../app/request/require-viewer.server.ts";
import { SignInAgain } from "../../app/request/sign-in-again-page.tsx";
import { requireOwner } from "../../app/request/require-viewer-for-action.server.ts";
import type { Route } from "./+types/cv-publish";
import "../../account/account.css";
import { sendIfWanted } from "../../account/mails/send-if-wanted.server.ts";
import { unsubscribeAddress } from "../../account/unsubscribe/unsubscribe-token.server.ts";
import type { Viewer } from "../../account/viewer.ts";
import { writePublicCvMail } from "../publish/public-cv-mail.server.ts";
import * as z from "zod";
import type { FieldResult } from "../../platform/forms/field-text.ts";

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
    chosen: {
      cv: publication?.cvId ?? cvs[0]?.id ?? "",
      slug: publication?.slug ?? suggestSlug(person.name),
      indexable: publication?.indexable ?? false,
      showContacts: publication?.showContacts ?? false,
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
  const result = readPublishForm(form);
  const { chosen } = result;
  if (!result.ok) return data({ chosen, errors: result.errors }, { status: 422 });
  const { cv, ...shown } = result.values;
  const [before, settings] = await Promise.all([getPublication(db, person.id), readSettings(db, person.id)]);
  const outcome = await publishCv(db, {
    personId: person.id,
    publication: { cvId: cv, ...shown },
    now: clock(),
  });
  if (!outcome.ok) {
    const errors: FormErrors<"cv" | "slug"> =
      outcome.reason === "taken"
        ? { slug: "This address belongs to someone else, or did until recently. Choose another one." }
        : { cv: "This CV is no longer in your account. Choose another one." };
    return data({ chosen, errors }, { status: 409 });
  }
  // The button means that the CV should be public, so the setting is turned on to match.
  await changeSettings(db, person.id, { publicProfile: true }, clock());
  const { slug, indexable } = shown;
  const wasSeen = settings.publicProfile && before?.slug === slug;
  if (!wasSeen) tellCvIsShown(services, person, { address: `${config.publicUrl}/cv/${slug}`, indexable });
  return done("CV shown", "Anyone who has the address can see it.");
}

export const meta: Route.MetaFunction = (args) =>
  pageMetadata(args, {
    title: "Public CV",
    description: "Publish one of your CVs at your own address, and withdraw it at any time.",
    noindex: true,
  });

export default function PublicCvSettings({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="read stack">
      <h1 className="account-title">Public CV</h1>
      <p className="lead">One CV at your own address, for anyone you give the address to.</p>
      <PublishForm
        {...loaderData}
        chosen={actionData?.chosen ?? loaderData.chosen}
        errors={actionData?.errors ?? {}}
      />
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

const schema = z.object({
  cv: z.string().min(1, "Choose the CV to show.").max(200),
  slug: readBy(parseSlug),
  indexable: checkbox,
  showContacts: checkbox,
});

/** Reads the form of the public page. `chosen` has its fields as submitted, to show them again. */
function readPublishForm(form: FormData) {
  const result = readForm(form, schema, ["cv", "slug", "indexable", "showContacts"]);
  const { cv, slug, indexable, showContacts } = result.typed;
  return { ...result, chosen: { cv, slug, indexable: indexable !== "", showContacts: showContacts !== "" } };
}

/** Reads the last part of a public CV's address: lower-case letters, digits and single hyphens, 3 to 40 characters. */
export function parseSlug(text: string): FieldResult<string> {
  const slug = text.trim().toLowerCase();
  if (slug.length < 3 || slug.length > 40)
    return { ok: false, error: "Use 3 to 40 characters, for example amara-osei." };
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
    return {
      ok: false,
      error: "Use letters from a to z, digits and single hyphens, for example amara-osei.",
    };
  return { ok: true, value: slug };
}

/** Suggests an address for a name. Empty if the name has no usable character. */
export function suggestSlug(name: string): string {
  return name
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("ø", "o")
    .replaceAll("ł", "l")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, 40)
    .replaceAll(/^-+|-+$/g, "");
}
