import type { JsonObject } from "../../platform/json/json-object.ts";
import type { Personal } from "../document/cv-document.ts";
import { stripPhoto } from "../document/strip-photo.ts";

/** Reads a photo only if it is an embedded image. Nothing is fetched from other sites. */
export function readPhoto(image: unknown): Personal["photo"] {
  return typeof image === "string" && /^data:image\/(jpeg|png);base64,/.test(image)
    ? stripPhoto(image)
    : null;
}

export function isLinkedIn(profile: JsonObject): boolean {
  return typeof profile["network"] === "string" && profile["network"].trim().toLowerCase() === "linkedin";
}
