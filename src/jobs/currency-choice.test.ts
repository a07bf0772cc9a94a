import { expect, test } from "vitest";
import { currencyCookie, readCurrencyCookie, readCurrencyForm } from "./currency-choice.ts";

test("reads the cookie that it writes", () => {
  const cookie = currencyCookie("PLN", true);
  expect(cookie).toBe("currency=PLN; Path=/; Max-Age=31536000; SameSite=Lax; Secure");
  expect(readCurrencyCookie(`theme=dark; ${cookie.split(";")[0]}`)).toBe("PLN");
});

test("an unknown currency counts as none", () => {
  expect(readCurrencyCookie("currency=XYZ")).toBeNull();
  expect(readCurrencyCookie("mycurrency=PLN")).toBeNull();
  expect(readCurrencyCookie(null)).toBeNull();
  const form = new FormData();
  form.set("currency", "GBP; Domain=evil.example");
  expect(readCurrencyForm(form)).toBeNull();
});
