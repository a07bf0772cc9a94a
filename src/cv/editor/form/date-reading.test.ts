import { expect, test } from "vitest";
import { dateReading } from "./cv-field.tsx";

test.each([
  ["March 2019", "Read as 03/2019."],
  ["Mär 2019", "Read as 03/2019."],
  ["3/19", "Read as 03/2019."],
  ["01.03.2019", "Read as 03/2019."],
  ["now", "Read as Present."],
])("%s is read", (text, reading) => {
  expect(dateReading(text)).toBe(reading);
});

test.each(["", "03/2019", " 03/2019 ", "2019", "Present", "present", "Mar", "Spring 2021"])(
  "%j needs no words",
  (text) => {
    expect(dateReading(text)).toBeNull();
  },
);
