import * as fc from "fast-check";
import { sampleCv } from "../support/sample-cvs.ts";
import { anyText, craftedTexts } from "./hostile-texts.ts";
import { routeDictionary, type RouteWords } from "./route-dictionary.ts";

export type HostileRequest = {
  method: string;
  /** Includes the query. */
  path: string;
  headers: Record<string, string>;
  body: { type: string | undefined; bytes: string | Buffer } | undefined;
  isSignedIn: boolean;
};

/** Ids and credentials that the site knows, so that requests pass its first checks. */
export type KnownThings = { ids: readonly string[]; password: string; email: string };

type Texts = Record<"text" | "encoded", fc.Arbitrary<string>> & { pairs: fc.Arbitrary<[string, string][]> };

/** Generates requests as programs and attackers send them: any address, method, body and cookie. */
export function hostileRequests(known: KnownThings): fc.Arbitrary<HostileRequest> {
  return fc.oneof(
    ...routeDictionary.map((route) => ({
      // Most faults are in routes that take forms.
      weight: route.takesForms ? 4 : 1,
      arbitrary: requestsTo(route, known),
    })),
  );
}

function requestsTo(route: RouteWords, known: KnownThings): fc.Arbitrary<HostileRequest> {
  const texts = textsOf(route, known);
  const methods = route.takesForms
    ? "GET GET POST POST POST POST POST PUT PUT PATCH DELETE HEAD OPTIONS"
    : "GET GET GET GET GET GET HEAD POST PUT DELETE OPTIONS PROPFIND";
  return fc.record({
    method: fc.constantFrom(...methods.split(" ")),
    path: addresses(route, texts),
    headers: headers(texts),
    body: bodies(texts),
    isSignedIn: fc.boolean(),
  });
}

const odd = [
  "\0",
  "a\0b",
  "\ud800",
  "x".repeat(3_000),
  "2026-11-22T10:00:00Z",
  "-1",
  "1e9",
  "999999999999999999999",
];

function textsOf({ names, words }: RouteWords, { ids, password, email }: KnownThings): Texts {
  const text = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...words, "on") },
    { weight: 3, arbitrary: fc.constantFrom(...ids, password, email, "data analyst", "42") },
    { weight: 2, arbitrary: anyText },
    { weight: 1, arbitrary: fc.constantFrom(...craftedTexts) },
    { weight: 1, arbitrary: fc.constantFrom(...odd) },
  );
  const name = fc.oneof(
    { weight: 20, arbitrary: fc.constantFrom(...names, "token") },
    { weight: 1, arbitrary: text },
  );
  const pairs = fc.array(fc.tuple(name, text), { maxLength: 8 });
  // The intent decides which fields a form needs.
  const chosen = names.includes("intent")
    ? fc
        .tuple(fc.constantFrom(...words), pairs)
        .map(([intent, all]): [string, string][] => [["intent", intent], ...all])
    : pairs;
  return { text, pairs: chosen, encoded: chosen.map((all) => new URLSearchParams(all).toString()) };
}

const rawParts = ["%ff", "%ED%A0%80", "%00", "..%2f..", "%2f", "%5c", "%E2%80%AE", "a".repeat(3_000), "0"];
const endings = ["/", "//", "/..%2f", "?", ".data?_routes=root", ".data?_routes=nothing", "?index"];

function addresses({ pattern }: RouteWords, { text, encoded }: Texts): fc.Arbitrary<string> {
  const part = fc.oneof(
    { weight: 4, arbitrary: text.map((value) => encodeURIComponent(value.toWellFormed())) },
    { weight: 1, arbitrary: fc.constantFrom(...rawParts) },
  );
  const path = fc.tuple(part, part).map(([first, second]) => {
    const parts = [first, second];
    return pattern.replaceAll(/:\w+|\*/g, () => parts.shift() ?? first);
  });
  const ending = fc.oneof(
    { weight: 6, arbitrary: fc.constant("") },
    { weight: 3, arbitrary: fc.constant(".data") },
    { weight: 1, arbitrary: fc.constantFrom(...endings) },
  );
  const query = fc.oneof({ weight: 2, arbitrary: fc.constant("") }, { weight: 3, arbitrary: encoded });
  return fc
    .tuple(path, ending, query)
    .map(([at, end, asked]) => at + end + (asked && (end.includes("?") ? "&" : "?") + asked));
}

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";
const cookies = [
  "toast",
  "theme",
  "density",
  "account.session_token",
  "account.two_factor",
  "account.browser",
];
const oddHeaders = "sec-fetch-site if-none-match range sec-purpose sec-gpc x-forwarded-host forwarded".split(
  " ",
);

function headers({ text }: Texts): fc.Arbitrary<Record<string, string>> {
  const value = text.map((one) => encodeURIComponent(one.toWellFormed()).slice(0, 500));
  const plain = fc.record({
    "x-forwarded-for": fc.oneof(fc.ipV4(), fc.ipV6(), value),
    accept: fc.constantFrom("*/*", "text/html", "application/json", "text/x-script"),
    "user-agent": fc.constantFrom(firefox, firefox, "Googlebot/2.1", ""),
    "accept-language": value,
  });
  const cookie = fc
    .tuple(fc.constantFrom(...cookies), value)
    .map(([name, worth]) => ({ cookie: `${name}=${worth}` }));
  const header = fc.tuple(fc.constantFrom(...oddHeaders), value).map(([name, worth]) => ({ [name]: worth }));
  const more = fc.oneof(
    { weight: 8, arbitrary: fc.constant({}) },
    { weight: 1, arbitrary: cookie },
    { weight: 1, arbitrary: header },
  );
  return fc.tuple(plain, more).map(([usual, added]) => ({ ...usual, ...added }));
}

const form = "application/x-www-form-urlencoded";
const multipart = "multipart/form-data; boundary=b";
const otherTypes = ["text/plain", "multipart/form-data", "nonsense", `${form}; charset=utf-7`];

function bodies({ text, pairs, encoded }: Texts): fc.Arbitrary<HostileRequest["body"]> {
  const document = fc.constantFrom(sampleCv("amara"), { ...sampleCv("chen"), custom: "none" }, {}, null);
  const json = fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({ title: text, revision: fc.constantFrom(0, 1, -1, 1.5, "1"), document }),
    },
    { weight: 2, arbitrary: fc.record({ name: fc.option(text), at: text, document }) },
    { weight: 3, arbitrary: pairs.map((all): unknown => Object.fromEntries(all)) },
    { weight: 2, arbitrary: fc.jsonValue() },
    { weight: 1, arbitrary: document },
  );
  const oddJson = fc.constantFrom("{", "", "null", "[".repeat(20_000), '{"__proto__":{"a":1}}', '"\\u0000"');
  const noise = fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes));
  const oddForms = fc.constantFrom("%", "%00=%00", "=&=&&", "%ff=%ED%A0%80", "a".repeat(60_000));
  const documents = document.map((one) => new URLSearchParams({ document: JSON.stringify(one) }).toString());
  const typed = (weight: number, type: string | undefined, from: fc.Arbitrary<string | Buffer>) => ({
    weight,
    arbitrary: from.map((bytes): HostileRequest["body"] => ({ type, bytes })),
  });
  return fc.oneof(
    typed(16, form, encoded),
    typed(1, form, oddForms),
    typed(1, form, documents),
    typed(3, multipart, pairs.map(multipartOf)),
    typed(1, multipart, fc.oneof(text, noise)),
    typed(
      6,
      "application/json",
      json.map((value) => JSON.stringify(value)),
    ),
    typed(1, "application/json", oddJson),
    ...otherTypes.map((type) => typed(1, type, encoded)),
    typed(1, undefined, fc.oneof(noise, encoded)),
    { weight: 2, arbitrary: fc.constant(undefined) },
  );
}

/** Encodes pairs as multipart. The second field is always a file, even if the form does not expect one. */
function multipartOf(pairs: [string, string][]): string {
  const parts = pairs.map(([name, value], index) => {
    const file = index === 1 ? '; filename="f"\r\nContent-Type: image/png' : "";
    const field = name.replaceAll(/["\r\n]/g, "");
    return `--b\r\nContent-Disposition: form-data; name="${field}"${file}\r\n\r\n${value}\r\n`;
  });
  return `${parts.join("")}--b--\r\n`;
}
