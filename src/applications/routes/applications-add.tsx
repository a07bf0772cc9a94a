import { data, Form } from "react-router";
import "../applications.css";
import { addForm } from "../application-forms.server.ts";
import { fillIn, type Fields } from "../../platform/forms/controls.ts";
import { addApplication } from "../store/add-application.server.ts";
import { listStages } from "../store/stages.server.ts";
import { getTimeZone, rememberTimeZone } from "../../account/time-zone.server.ts";
import { recordSentOf } from "./record-sent.server.ts";
import { fillInApplication, type AddSource } from "./fill-in-application.server.ts";
import { redirectWithToast } from "../../app/request/redirect-with-toast.server.ts";
import { pageMetadata } from "../../app/metadata/page-metadata.ts";
import { servicesContext } from "../../app/request/services.ts";
import { requireViewer } from "../../app/request/require-viewer.server.ts";
import { SignInAgain } from "../../app/request/sign-in-again-page.tsx";
import { requireOwner } from "../../app/request/require-viewer-for-action.server.ts";
import type { Route } from "./+types/applications-add";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { Button } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { useErrorFocus } from "../../ui/field.tsx";
import { InputField } from "../../ui/input-field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { TextareaField } from "../../ui/textarea-field.tsx";
import { problems, type Stage } from "../application.ts";
import { TimeZoneField, ZoneWithoutScript } from "../../ui/time-zone-field.tsx";

export const ErrorBoundary = SignInAgain;

/** "?url=…&title=…" comes from the bookmarklet and from apps that share a page; "?job=123" from a job's page. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { id: personId } = await requireViewer(context, url);
  const stages = await listStages(services.db, personId);
  const wanted = url.searchParams.get("stage");
  const stage = stages.find(({ id, kind }) => id === wanted || kind === wanted) ?? stages[0];
  const { typed, source } = await fillInApplication(services, {
    personId,
    params: url.searchParams,
    signal: request.signal,
  });
  const zone = await getTimeZone(services.db, personId);
  const beginning = { ...typed, stage: stage?.id ?? "" };
  return { stages, source, zone, controls: addForm.controls, beginning };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { config, db, clock, form, owner: viewer } = await requireOwner("Not added", { request, context });
  for (const sent of form.getAll("timeZone")) await rememberTimeZone(db, viewer.id, sent);
  const read = addForm.read(form);
  if (!read.ok) return data({ typed: read.typed, errors: read.errors }, { status: 422 });
  const { stage, job: jobId, ...fields } = read.values;
  const [personId, now] = [viewer.id, clock()];
  const added = await addApplication(db, { personId, fields, stage: { id: stage }, jobId, now });
  const goTo = (path: string, title: string, message: string) =>
    redirectWithToast(path, { title, message }, config);
  if (added.ok) await recordSentOf(db, { personId, id: added.id, now });
  if (added.ok) return goTo(`/applications/${added.id}`, "Added", `${fields.title} is on your board.`);
  if (added.reason === "known")
    return goTo(`/applications/${added.id}`, "On your board already", "This is its page.");
  return data({ typed: read.typed, errors: { title: problems.add[added.reason] } }, { status: 422 });
}

export const meta: Route.MetaFunction = (args) =>
  pageMetadata(args, {
    title: "Add application",
    description: "Add an opening to your board.",
    noindex: true,
  });

export default function ApplicationsAdd({ loaderData, actionData }: Route.ComponentProps) {
  const { controls, beginning, ...props } = loaderData;
  return <AddPage {...props} fields={fillIn(controls, actionData, beginning)} />;
}

type AddPageProps = {
  stages: readonly Stage[];
  fields: Fields<keyof typeof addForm.controls>;
  source: AddSource;
  zone: string;
};

const sourceLabels: Record<AddSource, string> = {
  none: "",
  job: "This opening is listed here. Its facts are filled in, and its text is kept with your application.",
  board: "Read from the advert just now. Check it before you save.",
  "unknown-site": "This page has no job data that we can read. Fill in the title and the company yourself.",
  "not-listed": "This address lists no such job any more. Fill in what you know.",
  "no-answer": "The site did not answer, or does not let us read it. Fill in what you know.",
  off: "This site does not read other sites at present. Fill in what you know.",
  "too-often": "You looked up many addresses in the last hour. Fill in what you know.",
};

/** Adds an application: from an address, from a job of this site, or by hand. */
function AddPage({ stages, fields, source, zone }: AddPageProps) {
  const { stage, link, job } = fields;
  const form = useErrorFocus();
  const isApplied = stages.find(({ id }) => id === stage.defaultValue)?.kind === "applied";
  if (source === "job" && isApplied && job.defaultValue !== "")
    return (
      <AppliedPage
        job={job.defaultValue}
        title={fields.title.defaultValue}
        of={fields.company.defaultValue}
      />
    );
  const field = (
    name: "title" | "company" | "place" | "link" | "source" | "applyBy",
    label: string,
    more: { type?: string; placeholder?: string } = {},
  ) => <InputField label={label} optional={!fields[name].required} {...more} {...fields[name]} />;
  const words = sourceLabels[source];
  return (
    <div className="read tracker-form-page">
      <Breadcrumb above={[{ name: "Applications", path: "/applications" }]} here="Add application" />
      <h1>Add application</h1>
      <Form action="/applications/add" className="address-form">
        {stage.defaultValue && <input type="hidden" name="stage" value={stage.defaultValue} />}
        <InputField
          label="Fill in from an address"
          optional
          hint="The address of the advert. We fill in the form if we can read the page."
          type="url"
          name="url"
          placeholder="https://"
          defaultValue={link.defaultValue}
          maxLength={link.maxLength}
        />
        <Button>Fill in</Button>
      </Form>
      {words && (
        <Notice tone={source === "job" || source === "board" ? "good" : "info"} announce="politely">
          {words}
        </Notice>
      )}
      <Form method="post" className="tform" noValidate key={link.defaultValue + job.defaultValue} ref={form}>
        <input type="hidden" name="job" value={job.defaultValue} />
        <ZoneWithoutScript zone={zone} />
        {field("title", "Title")}
        {field("company", "Company")}
        {field("place", "Place")}
        {field("source", "Found at", { placeholder: "A friend" })}
        <div className="tform-wide">{field("link", "Address of the advert", { type: "url" })}</div>
        <SelectField label="Stage" options={stages.map(({ id, name }) => [id, name])} {...stage} />
        {field("applyBy", "Apply by", { type: "date" })}
        <div className="tform-wide">
          <TextareaField
            label="Text of the advert"
            optional
            hint="Adverts disappear. Yours stays."
            rows={6}
            {...fields.description}
          />
        </div>
        <div className="tform-wide">
          <Button look="primary">Add application</Button>
        </div>
      </Form>
    </div>
  );
}

/** Asks a person who pressed "I applied" before signing in to press it again. All facts are those of the job. */
function AppliedPage({ job, title, of }: { job: string; title: string; of: string }) {
  return (
    <div className="read tracker-form-page">
      <Breadcrumb above={[{ name: "Applications", path: "/applications" }]} here="Add application" />
      <h1>
        You applied to {title}
        {of && ` at ${of}`}
      </h1>
      <p className="muted">
        It goes on your board as “Applied” today, with a copy of the advert. A CV or a letter that you made
        for it goes with it.
      </p>
      <Form method="post" action="/applications/from-job" className="cluster">
        <input type="hidden" name="job" value={job} />
        <input type="hidden" name="returnTo" value="application" />
        <TimeZoneField />
        <Button look="primary" size="lg">
          Add to my board
        </Button>
        <ButtonLink look="quiet" to={`/applications/add?job=${job}`}>
          Change its facts first
        </ButtonLink>
      </Form>
    </div>
  );
}
