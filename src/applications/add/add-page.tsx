import { Form } from "react-router";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { Button } from "../../ui/button.tsx";
import { InputField } from "../../ui/input-field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { TextareaField } from "../../ui/textarea-field.tsx";
import { longest } from "../application-limits.ts";
import type { Stage } from "../stage.ts";
import { ZoneWithoutScript } from "../zone/zone-without-script.tsx";
import type { AddTyped } from "./read-add-form.ts";

/** Where the facts in the form come from, or why the address gave none. */
export type AddSource =
  | "none"
  /** The page of a job on this site, or a posting of one. */
  | "job"
  /** Read from the board or the page just now. */
  | "board"
  | "unknown-site"
  | "not-listed"
  | "no-answer"
  | "too-often";

export type AddPageProps = {
  stages: readonly Stage[];
  typed: AddTyped;
  source: AddSource;
  errors: Partial<Record<string, string>>;
  zone: string;
};

const sourceLabels: Record<AddSource, string> = {
  none: "",
  job: "This opening is listed here. Its facts are filled in, and its text is kept with your application.",
  board: "Read from the advert just now. Check it before you save.",
  "unknown-site": "This page has no job data that we can read. Fill in the title and the company yourself.",
  "not-listed": "This address lists no such job any more. Fill in what you know.",
  "no-answer": "The site did not answer, or does not let us read it. Fill in what you know.",
  "too-often": "You looked up many addresses in the last hour. Fill in what you know.",
};

/** Adds an application: from an address, from a job of this site, or by hand. */
export function AddPage({ stages, typed, source, errors, zone }: AddPageProps) {
  const field = (
    name: "title" | "company" | "place" | "link" | "source" | "applyBy",
    label: string,
    more: { type?: string; maxLength?: number; placeholder?: string; optional?: boolean } = {},
  ) => {
    const { optional = true, ...input } = more;
    return (
      <InputField
        label={label}
        optional={optional}
        error={errors[name]}
        {...input}
        name={name}
        defaultValue={typed[name]}
      />
    );
  };
  const words = sourceLabels[source];
  return (
    <div className="read tracker-form-page">
      <Breadcrumb above={[{ name: "Applications", path: "/applications" }]} here="Add application" />
      <h1>Add application</h1>
      <Form action="/applications/add" className="address-form">
        {typed.stage && <input type="hidden" name="stage" value={typed.stage} />}
        <InputField
          label="Fill in from an address"
          optional
          hint="The address of the advert. We fill in the form if we can read the page."
          type="url"
          name="url"
          placeholder="https://"
          defaultValue={typed.link}
          maxLength={longest.link}
        />
        <Button>Fill in</Button>
      </Form>
      {words && (
        <Notice tone={source === "job" || source === "board" ? "good" : "info"} announce="politely">
          {words}
        </Notice>
      )}
      <Form method="post" className="tform" noValidate key={typed.link + typed.job}>
        <input type="hidden" name="job" value={typed.job} />
        <ZoneWithoutScript zone={zone} />
        {field("title", "Title", { maxLength: longest.title, optional: false })}
        {field("company", "Company", { maxLength: longest.company, optional: false })}
        {field("place", "Place", { maxLength: longest.place })}
        {field("source", "Found at", { maxLength: longest.source, placeholder: "A friend" })}
        <div className="tform-wide">
          {field("link", "Address of the advert", { type: "url", maxLength: longest.link })}
        </div>
        <SelectField
          label="Stage"
          name="stage"
          defaultValue={typed.stage}
          options={stages.map(({ id, name }) => [id, name])}
        />
        {field("applyBy", "Apply by", { type: "date" })}
        <div className="tform-wide">
          <TextareaField
            label="Text of the advert"
            optional
            hint="Adverts disappear. Yours stays."
            error={errors["description"]}
            name="description"
            rows={6}
            defaultValue={typed.description}
          />
        </div>
        <div className="tform-wide">
          <Button look="primary">Add application</Button>
        </div>
      </Form>
    </div>
  );
}
