import { expect, test } from "vitest";
import { sentAddress, sentTitle } from "./sent-address.ts";

test.each([
  [{ url: "https://a.example/1" }, "https://a.example/1"],
  [{ text: "Look at this: https://a.example/1?x=2 it is good" }, "https://a.example/1?x=2"],
  [{ title: "https://a.example/1" }, "https://a.example/1"],
  [{ url: "javascript:alert(1)", text: "no address" }, ""],
  [{}, ""],
])("%j has the address %j", (sent, address) => {
  expect(sentAddress(new URLSearchParams(sent))).toBe(address);
});

test("an address does not count as a title", () => {
  expect(sentTitle(new URLSearchParams({ title: "  Data \n Analyst " }))).toBe("Data Analyst");
  expect(sentTitle(new URLSearchParams({ title: "https://a.example/1" }))).toBe("");
});
