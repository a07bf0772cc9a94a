import type { FormErrors } from "./read-form.ts";

/** The attributes that a schema gives the control of one field. */
export type Control = {
  name: string;
  required?: true;
  maxLength?: number;
  /** The values and texts of a choice. */
  options?: readonly (readonly [value: string, text: string])[];
};

/** The controls of a form. They are plain data, so a loader can give them to its page. */
export type Controls<Field extends string = string> = Record<Field, Control>;

/** The parts of a refused form that its page gets back. Fields of secrets are never in `typed`. */
export type Refused<Field extends string = string> = {
  typed?: Partial<Record<Field, string>>;
  errors?: FormErrors<Field>;
};

/** The props of each field: `<InputField label="Name" {...fields.name} />`. */
export type Fields<Field extends string> = Record<
  Field,
  Control & { defaultValue: string; error: string | undefined }
>;

type Beginning<Field extends string> = Partial<Record<Field, string | number | null>>;

/**
 * Fills in a form: what was typed with its errors, or the values that it begins with.
 *
 * @param answer of a refused form; none before the form is sent
 */
export function fillIn<Field extends string>(
  controls: Controls<Field>,
  answer: Refused | null | undefined,
  beginning: Beginning<NoInfer<Field>> = {},
): Fields<Field> {
  const { typed = beginning, errors = {} } = answer ?? {};
  const fields = Object.entries<Control>(controls).map(([name, control]) => {
    const value = (typed as Beginning<string>)[name];
    return [name, { ...control, defaultValue: String(value ?? ""), error: errors[name] }];
  });
  return Object.fromEntries(fields) as Fields<Field>;
}
