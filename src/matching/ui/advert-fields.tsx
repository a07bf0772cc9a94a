import { InputField } from "../../ui/input-field.tsx";
import { TextareaField } from "../../ui/textarea-field.tsx";

type AdvertFieldsProps = {
  typed: { advert: string; address: string };
  errors: { advert?: string | undefined; address?: string | undefined };
  hint: string;
  optional?: boolean;
};

/** An advert as text, or by its address. */
export function AdvertFields({ typed, errors, hint, optional }: AdvertFieldsProps) {
  return (
    <>
      <TextareaField
        label="Text of the advert"
        optional={optional}
        hint={hint}
        error={errors.advert}
        name="advert"
        rows={5}
        defaultValue={typed.advert}
      />
      <InputField
        label="Or its address"
        optional
        hint="A job on this site, on a board such as Greenhouse, Lever or Ashby, or on a page with job data"
        error={errors.address}
        name="address"
        inputMode="url"
        defaultValue={typed.address}
        maxLength={2_000}
      />
    </>
  );
}
