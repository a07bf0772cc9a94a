import { expect, test } from "vitest";
import { cvWords, newsWords } from "./dashboard-data.ts";

const jobs = (count: number, searches = 1) => ({ jobs: [], count, searches, seeAll: "/jobs", isLate: false });

test("says what is new and what is due, and nothing if there is neither", () => {
  expect(newsWords({ jobs: jobs(14), due: 1 })).toBe(
    "14 new jobs match your saved search, and one thing is due.",
  );
  expect(newsWords({ jobs: jobs(1, 2), due: 0 })).toBe("One new job matches your saved searches.");
  expect(newsWords({ jobs: jobs(0), due: 2 })).toBe("Two things are due.");
  expect(newsWords({ jobs: jobs(0), due: 0 })).toBeNull();
});

test("says how far a CV is from green", () => {
  expect([72, 79, 80, 93].map((score) => cvWords({ score }))).toEqual([
    "Your CV is eight points from green",
    "Your CV is one point from green",
    "Your CV scores 80",
    "Your CV scores 93",
  ]);
});
