import { expect, test } from "vitest";
import { cvScoreText, newsText } from "./dashboard-data.ts";

const jobs = (count: number, searches = 1) => ({ jobs: [], count, searches, seeAll: "/jobs", isLate: false });

test("says what is new and what is due, and nothing if there is neither", () => {
  expect(newsText({ jobs: jobs(14), due: 1 })).toBe(
    "14 new jobs match your saved search, and one thing is due.",
  );
  expect(newsText({ jobs: jobs(1, 2), due: 0 })).toBe("One new job matches your saved searches.");
  expect(newsText({ jobs: jobs(0), due: 2 })).toBe("Two things are due.");
  expect(newsText({ jobs: jobs(0), due: 0 })).toBeNull();
});

test("says how far a CV is from green", () => {
  expect([72, 79, 80, 93].map((score) => cvScoreText({ score }))).toEqual([
    "Your CV is eight points from green",
    "Your CV is one point from green",
    "Your CV scores 80",
    "Your CV scores 93",
  ]);
});
