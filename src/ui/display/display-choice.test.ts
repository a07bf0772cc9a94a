import { expect, test } from "vitest";
import { displayCookies, readDisplayChoice, readDisplayForm } from "./display-choice.ts";

const site = { publicUrl: "https://jobs.example.org" };
const read = (cookie: string) => readDisplayChoice(site, new Headers({ cookie }));

test("reads the choice from a cookie header", () => {
  expect(read("a=1; theme=dark; density=compact")).toEqual({
    theme: "dark",
    density: "compact",
  });
  expect(read("theme=dark")).toEqual({ theme: "dark", density: null });
});

test("reads anything else as no choice", () => {
  expect(read("")).toEqual({ theme: null, density: null });
  expect(read('theme=blue"><script>; density; mytheme=dark')).toEqual({
    theme: null,
    density: null,
  });
});

test("reads the cookies that it writes", () => {
  const [theme = "", density = ""] = displayCookies(site, { theme: "light", density: "compact" });
  expect(theme).toBe("theme=light; Path=/; Max-Age=31536000; SameSite=Lax; Secure");
  const sentBack = [theme, density].map((cookie) => cookie.split(";")[0]).join("; ");
  expect(read(sentBack)).toEqual({ theme: "light", density: "compact" });
});

test("a form with one choice does not change the other", () => {
  const form = new FormData();
  form.set("density", "compact");
  const choice = readDisplayForm(form);
  expect(choice).toEqual({ theme: null, density: "compact" });
  expect(displayCookies(site, choice)).toHaveLength(1);
});
