import { expect, test } from "vitest";
import { greetingFor } from "./home.tsx";

const now = new Date("2026-11-22T12:00:00Z");
const lastWeek = new Date("2026-11-15T12:00:00Z");
const thisMorning = new Date("2026-11-22T08:00:00Z");

test.for([
  ["Amara Osei", lastWeek, "Welcome back, Amara"],
  ["Amara Osei", thisMorning, "Welcome, Amara"],
  ["amara.osei", lastWeek, "Welcome back, amara.osei"],
  ["Dr. Osei", lastWeek, "Welcome back, Dr. Osei"],
  ["Osei, Amara", lastWeek, "Welcome back, Osei, Amara"],
] as const)("greets %s", ([name, memberSince, greeting]) => {
  expect(greetingFor({ name, memberSince }, now)).toBe(greeting);
});
