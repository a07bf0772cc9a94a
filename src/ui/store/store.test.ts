import { expect, test } from "vitest";
import { createStore } from "./store.ts";

test("tells its listeners of each value until they unsubscribe", () => {
  const store = createStore(1);
  const heard: number[] = [];
  const stop = store.subscribe(() => heard.push(store.read()));
  store.set(2);
  stop();
  store.set(3);
  expect(heard).toEqual([2]);
  expect(store.read()).toBe(3);
  expect(store.readFirst()).toBe(1);
});

test("watches for changes from outside only while it has listeners", () => {
  const steps: string[] = [];
  let tell = () => {};
  const store = createStore(null, (telling) => {
    tell = telling;
    steps.push("watch");
    return () => steps.push("unwatch");
  });
  const stops = [store.subscribe(() => steps.push("first")), store.subscribe(() => steps.push("second"))];
  tell();
  for (const stop of [...stops, ...stops]) stop();
  store.subscribe(() => {});
  expect(steps).toEqual(["watch", "first", "second", "unwatch", "watch"]);
});
