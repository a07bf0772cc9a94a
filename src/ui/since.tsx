import { timeSince } from "./format-time.ts";

/** The time since a moment, with the exact time in `datetime` and on hover. */
export function Since({ moment, now }: { moment: Date; now: Date }) {
  const exact = moment.toISOString();
  return (
    <time dateTime={exact} title={`${exact.slice(0, 10)} ${exact.slice(11, 16)} UTC`}>
      {timeSince(moment, now)}
    </time>
  );
}
