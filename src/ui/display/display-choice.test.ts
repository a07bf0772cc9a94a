import { expect, test } from "vitest";
import { displayCookies, readDisplayChoice, readDisplayForm } from "./display-choice.ts";

test("reads what a cookie header holds", () => {
  expect(readDisplayChoice("a=1; theme=dark; density=compact")).toEqual({
    theme: "dark",
    density: "compact",
  });
  expect(readDisplayChoice("theme=dark")).toEqual({ theme: "dark", density: null });
});

test("takes anything else for no choice", () => {
  expect(readDisplayChoice(null)).toEqual({ theme: null, density: null });
  expect(readDisplayChoice('theme=blue"><script>; density; mytheme=dark')).toEqual({
    theme: null,
    density: null,
  });
});

test("what it writes, it reads", () => {
  const [theme = "", density = ""] = displayCookies({ theme: "light", density: "compact" }, true);
  expect(theme).toBe("theme=light; Path=/; Max-Age=31536000; SameSite=Lax; Secure");
  const sentBack = [theme, density].map((cookie) => cookie.split(";")[0]).join("; ");
  expect(readDisplayChoice(sentBack)).toEqual({ theme: "light", density: "compact" });
});

test("a form that chooses one thing leaves the other alone", () => {
  const form = new FormData();
  form.set("density", "compact");
  const choice = readDisplayForm(form);
  expect(choice).toEqual({ theme: null, density: "compact" });
  expect(displayCookies(choice, false)).toHaveLength(1);
});
