import { outcomes } from "../outcome.ts";
import { daysText, nearDay, shortDay, formatInZone } from "../zone/format-day.ts";
import { dayIn, daysBetween } from "../../platform/clock/zoned-time.ts";
import type { CardFacts, NextThing } from "./application-card.ts";

type Moment = { now: Date; zone: string };

/** Says what to do next about an application. Overdue reminders come first, then agreed times, then plans. */
export function nextThing(facts: CardFacts, { now, zone }: Moment): NextThing | null {
  const { kind, reminder, interview, offer, nextStep, applyBy } = facts;
  if (kind === "closed") return null;
  const today = dayIn(now, zone);
  const due = reminder && dayIn(reminder.dueAt, zone);
  if (reminder && due && due <= today)
    return { tone: "late", text: due === today ? `${reminder.text} today` : reminder.text };
  if (interview && interview.startsAt > now)
    return { tone: "hot", text: formatInZone(interview.startsAt, interview.timeZone, today) };
  if (kind === "offer" && offer?.answerBy)
    return byDay("Answer by", offer.answerBy, today, "hot") ?? { tone: "late", text: "Answer is overdue" };
  if (nextStep !== "") return { tone: "step", text: nextStep };
  if (kind === "saved" && applyBy)
    return (
      byDay("Apply by", applyBy, today, "step") ?? {
        tone: "late",
        text: `Closed ${shortDay(applyBy, today)}`,
      }
    );
  return reminder && due ? { tone: "step", text: `${reminder.text}, ${nearDay(due, today)}` } : null;
}

function byDay(words: string, day: string, today: string, tone: "hot" | "step"): NextThing | null {
  if (day < today) return null;
  return day === today
    ? { tone: "late", text: `${words} today` }
    : { tone, text: `${words} ${shortDay(day, today)}` };
}

/** The line at the foot of a card. */
export function cardFooter(facts: CardFacts, { now, zone }: Moment): string {
  const { kind, interview, offer, outcome, outcomeReason, movedAt } = facts;
  if (kind === "interview" && interview) return interview.kind;
  if (kind === "offer" && offer) return offer.worth;
  if (kind === "closed" && (outcome || outcomeReason)) return outcome ? outcomes[outcome] : outcomeReason;
  if (!movedAt) return "";
  const days = daysBetween(dayIn(movedAt, zone), dayIn(now, zone));
  if (days > 0) return daysText(days);
  return kind === "saved" ? "Saved today" : "Moved today";
}
