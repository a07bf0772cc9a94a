import { Form } from "react-router";
import { Button } from "../../ui/button.tsx";
import { InputField } from "../../ui/input-field.tsx";
import { longest } from "../application-limits.ts";
import type { Application } from "../application.ts";

export type FactErrors = Partial<Record<string, string>>;

type FactsFormProps = {
  application: Application;
  typed: Partial<Record<string, string>> | null;
  errors: FactErrors;
};

/** The facts of an application: the opening, the days, and the next step. */
export function FactsForm({ application, typed, errors }: FactsFormProps) {
  const field = (
    name:
      | "title"
      | "company"
      | "place"
      | "link"
      | "source"
      | "nextStep"
      | "applyBy"
      | "appliedAt"
      | "repliedAt",
    label: string,
    more: { type?: string; maxLength?: number; placeholder?: string; optional?: boolean; hint?: string } = {},
  ) => {
    const { optional = true, hint, ...input } = more;
    const stored = application[name] ?? "";
    // A field shows what another section has stored, and saving another section keeps what is typed here.
    return (
      <InputField
        key={`${name} ${stored}`}
        label={label}
        optional={optional}
        error={errors[name]}
        hint={hint}
        {...input}
        name={name}
        defaultValue={typed?.[name] ?? stored}
      />
    );
  };
  return (
    <Form method="post" className="tform" preventScrollReset noValidate>
      <input type="hidden" name="do" value="facts" />
      <div className="tform-wide">
        {field("title", "Title", { maxLength: longest.title, optional: false })}
      </div>
      {field("company", "Company", { maxLength: longest.company, optional: false })}
      {field("place", "Place", { maxLength: longest.place })}
      {field("source", "Found at", { maxLength: longest.source, placeholder: "A friend" })}
      <div className="tform-wide">
        {field("link", "Address of the advert", { type: "url", maxLength: longest.link })}
      </div>
      <div className="tform-wide">
        {field("nextStep", "Next step", { maxLength: longest.nextStep, placeholder: "Tailor CV first" })}
      </div>
      {field("applyBy", "Apply by", { type: "date" })}
      {field("appliedAt", "Sent on", { type: "date" })}
      {field("repliedAt", "First reply on", { type: "date" })}
      <div className="tform-wide">
        <Button>Save facts</Button>
      </div>
    </Form>
  );
}
