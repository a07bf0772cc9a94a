import { data, Form, Link, useNavigation } from "react-router";
import { consumeAddressLimit, consumeLimit } from "../../account/rate-limits/consume-limit.server.ts";
import type { PageHandle } from "../../app/layout/page-handle.ts";
import { pageMetadata } from "../../app/metadata/page-metadata.ts";
import { redirectWithToast } from "../../app/request/redirect-with-toast.server.ts";
import { servicesContext, type RequestServices } from "../../app/request/services.ts";
import { fillIn } from "../../platform/forms/controls.ts";
import { Button } from "../../ui/button.tsx";
import { useErrorFocus } from "../../ui/field.tsx";
import { Honeypot } from "../../ui/honeypot.tsx";
import { InputField } from "../../ui/input-field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { addAdvert, type AddedAdvert } from "../requests/add-advert.server.ts";
import { advertForm, companyForm } from "../requests/request-forms.server.ts";
import { storeRequest } from "../requests/source-requests.server.ts";
import type { Route } from "./+types/add-job";

export const handle: PageHandle = { listed: "sitemap" };

export function loader() {
  return { advert: advertForm.controls, company: companyForm.controls };
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const form = await request.formData();
  return form.has("company") ? askForCompany(services, form) : addJob(services, form, request.signal);
}

async function addJob(services: RequestServices, form: FormData, signal: AbortSignal) {
  const { db, config, clock, places, accounts, clientAddress, fetchPosting } = services;
  const result = advertForm.read(form);
  const { typed } = result;
  if (!result.ok) return data({ advert: { typed, errors: result.errors }, refusal: null }, { status: 422 });
  const { address } = result.values;
  const taken = await consumeAddressLimit(accounts, "advert added, address", clientAddress);
  const ofSite = taken.ok ? await consumeLimit(accounts, "adverts added, site", "all") : taken;
  if (!ofSite.ok)
    return data(
      { advert: { typed, errors: {} }, refusal: refusals["too-often"] },
      { status: 429, headers: { "Retry-After": String(ofSite.retryAfter) } },
    );
  const added = await addAdvert(db, address, {
    read: (asked) => fetchPosting(asked, signal),
    gazetteer: places,
    now: clock(),
  });
  if (!added.ok)
    return data({ advert: { typed, errors: {} }, refusal: refusals[added.reason] }, { status: 422 });
  const toast = added.isNew
    ? { title: "Added", message: "The job is in the search now. Thank you." }
    : { title: "Here already", message: "We had this job. This is its page." };
  return redirectWithToast(`/jobs/${added.jobId}`, toast, config);
}

async function askForCompany(
  { db, config, clock, accounts, clientAddress }: RequestServices,
  form: FormData,
) {
  const result = companyForm.read(form);
  const { typed } = result;
  if (!result.ok) return data({ company: { typed, errors: result.errors }, refusal: null }, { status: 422 });
  const { company: name, careers: address, website } = result.values;
  const toast = { title: "Noted", message: `We will look for the openings of ${name}.` };
  // A bot gets the normal answer, so that it cannot tell that it was detected.
  if (website !== "") return redirectWithToast("/jobs/add", toast, config);
  const taken = await consumeAddressLimit(accounts, "company asked for, address", clientAddress);
  const isStored = taken.ok && (await storeRequest(db, { kind: "company", name, address, now: clock() }));
  if (isStored) return redirectWithToast("/jobs/add", toast, config);
  const refusal = taken.ok ? refusals.full : refusals["too-often"];
  return data({ company: { typed, errors: {} }, refusal }, { status: 429 });
}

const refusals: Record<Extract<AddedAdvert, { ok: false }>["reason"] | "too-often", string> = {
  "unknown-site":
    "This page has no job data that we can read. Ask for the company below, and we look for its board.",
  "not-listed": "This address lists no such job any more.",
  "no-answer":
    "The site did not answer, or does not let programs read it. Try again later, or ask for the company below.",
  off: "This site does not read other sites at present, so it cannot look at the advert. Ask for the company below.",
  "not-an-opening": "This advert is closed, or it is no opening that one can apply for.",
  removed: "This advert was removed here because its employer or its site asked for it.",
  "not-read": "We know this kind of site, but do not read it here yet. The operator has been told.",
  full: "Many people added something today. Try again tomorrow.",
  "too-often": "You added many in the last hour. Try again later.",
};

export const meta: Route.MetaFunction = (args) =>
  pageMetadata(args, {
    title: "Add a job",
    description: "Add a job that is missing here by the address of its advert, or ask for a company.",
    keywords: ["add a job", "missing job", "missing company"],
    keepParameters: [],
  });

/** Two forms: one adds an advert by its address, the other asks for a company. Neither needs an account. */
export default function AddJob({ loaderData, actionData }: Route.ComponentProps) {
  const ofAdvert = actionData && "advert" in actionData ? actionData.advert : undefined;
  const ofCompany = actionData && "company" in actionData ? actionData.company : undefined;
  const advert = fillIn<"address">(loaderData.advert, ofAdvert, {});
  const company = fillIn<"company" | "careers" | "website">(loaderData.company, ofCompany, {});
  const isBusy = useNavigation().formMethod === "POST";
  const first = useErrorFocus();
  const second = useErrorFocus();
  const refusal = actionData?.refusal ?? null;
  return (
    <div className="read">
      <header className="page-head">
        <h1>Add a job</h1>
        <p className="lead">
          Is a job missing here? Paste the address of its advert, and everybody can find it.
        </p>
      </header>
      {refusal && (
        <Notice tone="warn" announce="at-once">
          <strong>Not added.</strong> {refusal}
        </Notice>
      )}
      <Form ref={first} method="post" className="stack" noValidate>
        <InputField
          label="Address of the advert"
          hint="The page on which one reads the advert, at the employer or its job board."
          type="url"
          inputMode="url"
          placeholder="https://"
          {...advert.address}
        />
        <p>
          <Button look="primary" busy={isBusy}>
            Add this job
          </Button>
        </p>
      </Form>
      <section className="stack space-above" aria-labelledby="company-missing">
        <h2 id="company-missing">Ask for a company</h2>
        <p>
          First look whether it is among the{" "}
          <Link className="link" to="/companies">
            companies
          </Link>{" "}
          that we read. We do not store who asks.
        </p>
        <Form ref={second} method="post" className="stack" noValidate>
          <InputField label="Company" autoComplete="off" {...company.company} />
          <InputField
            label="Its careers page"
            optional
            type="url"
            inputMode="url"
            placeholder="https://"
            {...company.careers}
          />
          <Honeypot name={company.website.name} />
          <p>
            <Button busy={isBusy}>Ask for it</Button>
          </p>
        </Form>
      </section>
      <section className="stack space-above" aria-labelledby="what-is-read">
        <h2 id="what-is-read">What we can read</h2>
        <p>
          The boards of the usual recruiting services, and any page that has job data for search engines. We
          say who we are, ask slowly, and read nothing that a site forbids. We look at the page once a day,
          and mark the job as gone when it is. The{" "}
          <Link className="link" to="/status">
            status page
          </Link>{" "}
          lists all sources.
        </p>
      </section>
    </div>
  );
}
