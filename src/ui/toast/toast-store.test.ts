import { afterEach, expect, test } from "vitest";
import { dismissToast, leaveErrorsBehind, showToast, toastStore } from "./toast-store.ts";

afterEach(() => toastStore.read().forEach((toast) => dismissToast(toast.id)));

const titles = () => toastStore.read().map((toast) => toast.title);
const show = (title: string) => showToast({ tone: "good", title, message: "" });

test("keeps the newest three toasts", () => {
  ["one", "two", "three", "four"].forEach(show);
  expect(titles()).toEqual(["two", "three", "four"]);
});

test("dismisses the given toast and notifies the listeners", () => {
  show("stays");
  show("goes");
  let told = 0;
  const unsubscribe = toastStore.subscribe(() => told++);
  dismissToast(toastStore.read()[1]?.id ?? 0);
  unsubscribe();
  show("unheard");
  expect(titles()).toEqual(["stays", "unheard"]);
  expect(told).toBe(1);
});

test("a success removes the errors before it, and leaving the page removes its errors", () => {
  const fail = (title: string) => showToast({ tone: "bad", title, message: "" });
  fail("missing fields");
  show("welcome back");
  expect(titles()).toEqual(["welcome back"]);
  fail("update failed");
  leaveErrorsBehind("");
  expect(titles()).toEqual(["welcome back", "update failed"]);
  leaveErrorsBehind("/tools");
  expect(titles()).toEqual(["welcome back"]);
});
