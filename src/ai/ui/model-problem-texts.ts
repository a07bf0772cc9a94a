import type { ModelProblem } from "../model-request.ts";

export const modelProblemTexts: Readonly<Record<ModelProblem, string>> = {
  stalled: "The language model took too long. Try again.",
  cut: "The answer broke off. Try again.",
  junk: "The answer was not usable. Try again.",
  refused: "The language model refused the request. Try again later.",
  unreachable: "The language model cannot be reached. Try again later.",
  busy: "Too many people ask at the moment. Try again in a minute.",
  "bad-key":
    "Your own key has a space or a letter that no key has. Paste it again under “Your own key”, or empty the field.",
  "too-many": "You have reached the limit for now. Try again later.",
};
