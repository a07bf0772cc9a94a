import { expect, test } from "vitest";
import { displayCookies, readDisplayChoice, readDisplayForm } from "./display-choice.ts";

test("reads the choice from a cookie header", () => {
  expect(readDisplayChoice("a=1; theme=dark; density=compact")).toEqual({
    theme: "dark",
    density: "compact",
  });
  expect(readDisplayChoice("theme=dark")).toEqual({ theme: "dark", density: null });
});

test("reads anything else as no choice", () => {
  expect(readDisplayChoice(null)).toEqual({ theme: null, density: null });
  expect(readDisplayChoice('theme=blue"><script>; density; mytheme=dark')).toEqual({
    theme: null,
    density: null,
  });
});

test("reads the cookies that it writes", () => {
  const [theme = "", density = ""] = displayCookies({ theme: "light", density: "compact" }, true);
  expect(theme).toBe("theme=light; Path=/; Max-Age=31536000; SameSite=Lax; Secure");
  const sentBack = [theme, density].map((cookie) => cookie.split(";")[0]).join("; ");
  expect(readDisplayChoice(sentBack)).toEqual({ theme: "light", density: "compact" });
});

test("a form with one choice does not change the other", () => {
  const form = new FormData();
  form.set("density", "compact");
  const choice = readDisplayForm(form);
  expect(choice).toEqual({ theme: null, density: "compact" });
  expect(displayCookies(choice, false)).toHaveLength(1);
});
