/** An ignored part of an address, with the reason in words for people. */
export type IgnoredParameter = { name: string; value: string; reason: string };

/** The parameters of an address. Invalid values are reported and never throw. */
export type AddressParameters = {
  /** Every value of a parameter. */
  all: (name: string) => string[];
  /** The first value. The others are reported. Null when there is none. */
  single: (name: string) => string | null;
  /** The first value, cut to a length. */
  text: (name: string, maxLength: number) => string;
  /** The first value if it is one of these; null otherwise. */
  choice: <Value extends string | number>(name: string, choices: readonly Value[]) => Value | null;
  /** All values that are among these, in their order. */
  choices: <Value extends string>(name: string, choices: readonly Value[]) => Value[];
  /** Reports a value as ignored. */
  ignore: (name: string, value: string, reason: string) => void;
};

const maxReported = 8;

/**
 * Parameters added by newsletters, adverts and share buttons. They are ignored without a report, because the visitor
 * did not type them.
 */
const tracking = /^(utm_.*|gclid|gbraid|wbraid|dclid|fbclid|msclkid|yclid|mc_[ce]id|igshid|ref)$/i;

/**
 * Opens the parameters of an address. Empty fields (a plain form sends them) and tracking parameters are not reported.
 *
 * @param names the parameters of a search.
 * @param others parameters that do not belong to the search and are not reported.
 */
export function addressParameters(
  params: URLSearchParams,
  names: ReadonlySet<string>,
  others: ReadonlySet<string>,
): { parameters: AddressParameters; ignored: IgnoredParameter[] } {
  const ignored: IgnoredParameter[] = [];
  const ignore = (name: string, value: string, reason: string): void => {
    if (ignored.length < maxReported) ignored.push({ name: shown(name), value: shown(value), reason });
  };

  const given = new Map<string, string[]>();
  for (const [name, raw] of params) {
    const value = cleanText(raw);
    if (value === "" || others.has(name) || tracking.test(name)) continue;
    if (!names.has(name)) ignore(name, value, "there is no such filter");
    else given.set(name, [...(given.get(name) ?? []), value]);
  }

  const all = (name: string): string[] => given.get(name) ?? [];
  const single = (name: string): string | null => {
    const [first = null, ...more] = all(name);
    for (const other of more) ignore(name, other, "only one can be given");
    return first;
  };
  const parameters: AddressParameters = {
    all,
    single,
    ignore,
    text(name, maxLength) {
      const value = single(name) ?? "";
      if (value.length <= maxLength) return value;
      const cut = cleanText(
        value
          .slice(0, maxLength)
          .toWellFormed()
          .replace(/\uFFFD$/, ""),
      );
      ignore(name, value.slice(cut.length), `only the first ${maxLength} characters are searched for`);
      return cut;
    },
    choice(name, choices) {
      const value = single(name);
      const found = choices.find((one) => String(one) === value);
      if (value !== null && found === undefined) ignore(name, value, `it can be ${listed(choices)}`);
      return found ?? null;
    },
    choices(name, choices) {
      const values = new Set(all(name));
      for (const value of values) {
        if (!choices.some((one) => one === value)) ignore(name, value, `it can be ${listed(choices)}`);
      }
      return choices.filter((one) => values.has(one));
    },
  };
  return { parameters, ignored };
}

/**
 * Cleans a text to one well-formed line: no control characters (a database refuses NUL), single spaces, none at the
 * ends.
 */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Z}]+/gu, " ")
    .trim();
}

function listed(choices: readonly (string | number)[]): string {
  if (choices.length === 1) return String(choices[0]);
  return `${choices.slice(0, -1).join(", ")} or ${choices.at(-1)}`;
}

function shown(text: string): string {
  const characters = Array.from(text);
  return characters.length <= 40 ? text : `${characters.slice(0, 39).join("")}…`;
}
