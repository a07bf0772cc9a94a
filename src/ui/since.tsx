import { sinceWords } from "./time-words.ts";

/** How long ago, with the exact moment for machines and on hover. */
export function Since({ moment, now }: { moment: Date; now: Date }) {
  const exact = moment.toISOString();
  return (
    <time dateTime={exact} title={`${exact.slice(0, 10)} ${exact.slice(11, 16)} UTC`}>
      {sinceWords(moment, now)}
    </time>
  );
}
