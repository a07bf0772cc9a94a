import { expect, it } from "vitest";
import { bodyText } from "./ask-once.server.ts";

const latin1 = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

it("reads UTF-8 by default, without a byte order mark", () => {
  expect(bodyText(new TextEncoder().encode("\uFEFFKöchin"), null)).toBe("Köchin");
});

it("uses the encoding of the header", () => {
  expect(bodyText(latin1("Köchin"), "application/json; charset=ISO-8859-1")).toBe("Köchin");
});

it("uses the encoding in the body when the header names none", () => {
  const xml = '<?xml version="1.0" encoding="iso-8859-1"?><name>Köchin</name>';
  expect(bodyText(latin1(xml), "text/xml")).toBe(xml);
  const page = "<html><head><meta charset=windows-1252><title>Köchin</title>";
  expect(bodyText(latin1(page), "text/html")).toBe(page);
});

it("survives an unknown encoding", () => {
  expect(bodyText(new TextEncoder().encode("Köchin"), "text/html; charset=klingon")).toBe("Köchin");
});
