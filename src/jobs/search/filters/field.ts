import type { AddressParameters } from "./address-parameters.ts";

/** A field of a filter: a property of the query and a parameter of its address. */
export type Field<Name extends string, Value> = {
  /** The property of the query. */
  name: Name;
  /** The parameter in the address. */
  parameter: string;
  /** The value that excludes no job. */
  none: Value;
  read: (parameters: AddressParameters) => Value;
  /** The values in the address; empty when nothing is chosen. */
  write: (query: Record<Name, Value>) => readonly (string | number)[];
  /** The chosen values in words, each with the value of the field without it. */
  chips: (
    query: Record<Name, Value>,
    sourceLabel: (name: string) => string,
  ) => { label: string; without: Value }[];
};

type AnyField = { name: string; read: (parameters: AddressParameters) => unknown };

/** The properties that these fields add to a query. */
export type FieldValues<Fields extends AnyField> = {
  [One in Fields as One["name"]]: ReturnType<One["read"]>;
};

/** A field that holds any number of fixed values. */
export function choicesField<Name extends string, Value extends string>({
  name,
  parameter,
  labels,
}: {
  name: Name;
  parameter: string;
  labels: Readonly<Record<Value, string>>;
}): Field<Name, Value[]> {
  const values = valuesOf(labels);
  return {
    name,
    parameter,
    none: [],
    read: (parameters) => parameters.choices(parameter, values),
    write: (query) => values.filter((value) => query[name].includes(value)),
    chips: (query) =>
      query[name].map((value) => ({
        label: labels[value],
        without: query[name].filter((one) => one !== value),
      })),
  };
}

/** The values of a record of labels, in their order. */
export function valuesOf<Value extends string>(labels: Readonly<Record<Value, string>>): Value[] {
  return Object.keys(labels) as Value[];
}
