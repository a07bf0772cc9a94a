import { degrees } from "../../jobs/posting.ts";
import type { Judge } from "../verdict.ts";

/** A higher degree than asked for is enough. */
export const judgeDegree: Judge<"degree"> = ({ degree, orExperience }, cv) => {
  const own = cv.degree;
  const instead = orExperience && cv.posts.length > 0;
  if (own?.degree && degrees.indexOf(own.degree) >= degrees.indexOf(degree))
    return { verdict: "met", lines: [own.line], note: "" };
  if (instead)
    return {
      verdict: "partly",
      lines: own ? [own.line] : [],
      note: "The advert takes experience instead.",
    };
  if (!own) return { verdict: "missing", lines: [], note: "Your CV lists no education." };
  if (own.degree === null)
    return { verdict: "unknown", lines: [own.line], note: "Which degree this is cannot be told." };
  return { verdict: "missing", lines: [own.line], note: "The highest in your CV." };
};
