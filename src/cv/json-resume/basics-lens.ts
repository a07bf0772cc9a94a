import type { Personal } from "../document/cv-document.ts";
import { stripPhoto } from "../document/strip-photo.ts";
import { text, type FieldLens, type JsonObject } from "./field-lens.ts";

type PlainField = "fullName" | "headline" | "email" | "phone" | "location" | "portfolio" | "summary";

/** A place: one line in the form ("Denver, CO"), separate parts in JSON Resume. */
const location: FieldLens = {
  property: "location",
  read: (value) => {
    if (typeof value === "string") return value;
    if (typeof value !== "object" || value === null) return "";
    const { city, region, countryCode } = value as JsonObject;
    return [city, region, countryCode].filter((part) => typeof part === "string" && part !== "").join(", ");
  },
  // Split into parts only if the parts give the same line again.
  write: (typed) => {
    const whole = typed.trim();
    const [city = "", ...rest] = whole.split(", ");
    const region = rest.join(", ");
    if (whole === "") return undefined;
    return city === "" || region === "" ? { city: whole } : { city, region };
  },
};

/**
 * The fields of Personal Info that map to a single property. Addresses are lists and the photo is an image, so they are
 * not here.
 */
export const basicsLens: Record<PlainField, FieldLens> = {
  fullName: text("name"),
  headline: text("label"),
  email: text("email"),
  phone: text("phone"),
  location,
  portfolio: text("url", ["website"]),
  summary: text("summary"),
};

export const plainFields = Object.keys(basicsLens) as PlainField[];

/** Reads a photo only if it is an embedded image. Nothing is fetched from other sites. */
export function readPhoto(image: unknown): Personal["photo"] {
  return typeof image === "string" && /^data:image\/(jpeg|png);base64,/.test(image)
    ? stripPhoto(image)
    : null;
}

export function isLinkedIn(profile: JsonObject): boolean {
  return typeof profile["network"] === "string" && profile["network"].trim().toLowerCase() === "linkedin";
}
