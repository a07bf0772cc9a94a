import { expect, test } from "vitest";
import { starParts, type AnswerKind } from "./coach-language.ts";
import { english } from "./english.ts";
import type { Rank } from "./findings.ts";
import { reviewAnswer } from "./review-answer.ts";

function review(question: string, text: string) {
  const made = reviewAnswer({ question, text, spokenSeconds: null }, english);
  if (!made) throw new Error("The answer is too short.");
  const { star } = made;
  return { ...made, parts: star && starParts.map((part, at) => (star[part] ? "STAR"[at] : "-")).join("") };
}

test.each<[string, Rank, string, string, string]>([
  [
    "a rule that came of it",
    "strong",
    "STAR",
    "Tell me about a time you went out of your way for a customer.",
    "It was the Friday before half term and a grandmother rang our toy shop in tears, because the scooter she had ordered was for the wrong age. She was flying to Cork at six the next morning. I run the stock room, so these calls end up with me. I checked the other branches, drove to the one in Stroud after closing, and left the right one behind her bin at ten at night. She sent a photo from the beach, and the owner has kept my route as the rule for late swaps.",
  ],
  [
    "no end",
    "fair",
    "STA-",
    "Describe a time you dealt with a safety problem.",
    "Three weeks into my job at the timber yard I noticed that the guard on the big saw had been tied up with string. Nobody had told me to look at it, but the saw was on my list of daily checks, so it was my name on the sheet. I switched it off, hung the red tag on it and called the foreman over. He said to leave it till Monday. I told him that I would not sign the sheet, and I showed him the page in the manual.",
  ],
  [
    "no duty",
    "fair",
    "S-AR",
    "Give me an example of a time you changed somebody's mind.",
    "Our head gardener wanted to spray the roses every fortnight, as it had always been done. I kept two beds apart for one summer, cut the sick leaves by hand and wrote down what it cost in hours. In September he walked both beds with me and cancelled the order for the spray. The visitors did not see any difference.",
  ],
  [
    "a mistake of one's own",
    "strong",
    "STAR",
    "Tell me about a mistake you made.",
    "In my first month on the bakery counter I wrote the wrong date on a wedding cake order, the Sunday instead of the Saturday. It was my slip and nobody else had seen it. I found it on the Friday evening when I read the book again. I told the owner at once, came in at four to bake with her, and took the cake to the hall myself. The couple never knew, and since then we read each date back to the customer with the weekday.",
  ],
  [
    "bad news",
    "strong",
    "STAR",
    "Tell me about a time you had to deliver bad news.",
    "A couple had saved four years for a loft, and the beam survey on the 3rd of May said the roof would not carry it. I'm the one who signs the drawings, so nobody else could tell them. I didn't do it on the phone. I went round with the survey, put it on the kitchen table and showed them the two beams, then I gave them three other ways with a price on each. They cried, and then they picked the garden room. It was finished by October, and they sent us their neighbours.",
  ],
  [
    "no steps",
    "fair",
    "ST-R",
    "Tell me about a time you met a tight deadline.",
    "We had a trade fair in Cologne and the leaflets came back from the printer with the wrong phone number, four days before. My boss said sort it. And in the end they were there on time, all five thousand, and nobody noticed.",
  ],
  [
    "a night alone",
    "strong",
    "STAR",
    "Describe a time you took responsibility.",
    "Our night porter rang in sick on New Year's Eve and the duty manager was in Spain. I was only the receptionist, but there were sixty guests and somebody had to lock up, so I said I'd stay. I rang my sister to fetch my son, walked every corridor at midnight and at two, and wrote each round in the porter's book. At ten past two I found a candle burning in an empty function room. Nothing happened, the manager read the book in the morning and I've been on the duty rota ever since.",
  ],
  [
    "a decision of one's own",
    "fair",
    "STA-",
    "Tell me about a time you had to say no to somebody.",
    "A regular at our pharmacy wanted her tablets a week early because of a holiday. It's a controlled drug, so it was my decision and my registration. I took her into the consultation room, explained the rule and phoned her surgery while she sat there. I also wrote the dates of her next two prescriptions on a card.",
  ],
  [
    "principles only",
    "weak",
    "----",
    "Give me an example of your problem solving.",
    "I'd say I'm quite analytical. I break problems into small parts, I look at the data and I try to find the root cause. I don't panic. If I can't find it I ask other people because two heads are better than one.",
  ],
  [
    "no duty, an end in the present",
    "fair",
    "S-AR",
    "Tell me about something you achieved that you're happy with.",
    "The allotment behind our sheltered housing was all brambles. I got six of the residents out there on Thursdays with gloves and a flask, we cleared it bed by bed and I begged the seeds from the garden centre. There's beans and dahlias now and the warden says fewer people ring the bell at night.",
  ],
])("a story: %s", (_, rank, parts, question, text) => {
  expect(review(question, text)).toMatchObject({ kind: "story", parts, rank });
});

test.each<[AnswerKind, Rank, string, string]>([
  [
    "motive",
    "strong",
    "Why do you want to work for us?",
    "I have repaired bikes from your Wednesday auction for three years, and I know how many could be saved. You are opening a workshop for that, and your advert says that two apprentices come with it. I trained my cousin and two neighbours on my own bench last winter, so I could take the apprentices from the first week. And I would like to stay in one place after four seasons of temp work.",
  ],
  [
    "motive",
    "weak",
    "Why do you want this position?",
    "I am looking for a dynamic environment with great people where I can develop my skills. I am passionate about sales and I am a team player, so I think it would be a perfect fit for both of us.",
  ],
  [
    "claim",
    "fair",
    "What would you say is your biggest weakness?",
    "I find it hard to hand things over when I have begun them. At the print shop I once kept a whole brochure to myself until nine at night, although two others were free. My boss saw the light and came in to ask why.",
  ],
  [
    "method",
    "strong",
    "How would you deal with a colleague who is always late?",
    "I would ask them first, alone, because there is often a reason one cannot see, a child or a bus. If it is something we can change, I would offer to swap the early start for a month. If it goes on, I would tell them that I will speak to the manager, and do it the same week. At the nursery I did that with a colleague whose bus had been cut; we swapped and nobody waited again.",
  ],
  [
    "method",
    "strong",
    "How do you unblock a sink that keeps filling up?",
    "I start at the trap: bucket under it, open it, look. If the trap is clear I run a snake into the wall pipe for two or three metres. Then I check the vent, because a blocked vent makes a slow sink, too. If the kitchen and the bath fill together, it is the main drain and I open the manhole. Last month it was a tea towel, four metres in.",
  ],
  [
    "method",
    "fair",
    "How do you make sure that a report is right?",
    "I usually check the figures again, and I ask a colleague to read it. In my last job we had a mistake in a table once, so now I am more careful with tables I would say.",
  ],
])("an answer that is no story is judged by its kind: %s, %s", (kind, rank, question, text) => {
  expect(review(question, text)).toMatchObject({ kind, rank, parts: null });
});

test.each<[AnswerKind, string]>([
  ["story", "When did your analysis change a decision?"],
  ["story", "Tell me about a piece of work you are proud of."],
  ["claim", "Tell me about your greatest strength."],
  ["claim", "How would your last team describe your part in it?"],
  ["method", "How do you find out why a pump stops?"],
  ["method", "What would you do if two customers came at once?"],
  ["motive", "Why are you leaving your job?"],
  ["motive", "What do you know about us that is not on our home page?"],
  ["other", "What salary do you expect?"],
])("a question of the kind %s: %s", (kind, question) => {
  const text =
    "I say this in more than twenty-five words, so that the rules look at it, and the kind of the question decides about what they ask of it then.";
  expect(review(question, text).kind).toBe(kind);
});

test("somebody who only avoided a person is told to choose another story", () => {
  const made = review(
    "Tell me about a conflict with a colleague.",
    "There was a man in dispatch who never answered my messages, and he complained about me to his boss. I just avoided him, really. That went on until he moved to Hull.",
  );
  expect(made).toMatchObject({ rank: "weak", first: { title: "You went around the problem" } });
});
