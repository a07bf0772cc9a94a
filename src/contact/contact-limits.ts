/**
 * Messages accepted within an hour. One sender or one network cannot use up the limit of everybody. When that limit is
 * reached, a network without messages in this hour is still accepted, up to `newcomers`, which protects the disk.
 */
export const hourlyLimits = { sender: 5, network: 20, everybody: 200, newcomers: 400 } as const;

export const hour = 60 * 60 * 1000;

/** @property network, sender hashes that are valid for one day */
export type ContactSender = { network: string; sender: string };

/**
 * Returns the seconds until a message of this sender is accepted, 0 if it is accepted now.
 *
 * @param recent the messages of the last hour, oldest first
 */
export function secondsUntilAccepted(
  recent: readonly (ContactSender & { sentAt: Date })[],
  { network, sender }: ContactSender,
  now: Date,
): number {
  const ofNetwork = recent.filter((message) => message.network === network);
  const ofSender = ofNetwork.filter((message) => message.sender === sender);
  const limits = [
    { messages: ofSender, most: hourlyLimits.sender },
    { messages: ofNetwork, most: hourlyLimits.network },
    { messages: recent, most: ofNetwork.length === 0 ? hourlyLimits.newcomers : hourlyLimits.everybody },
  ];
  const waits = limits.map(({ messages, most }) => {
    // There is room again when this message is more than an hour old.
    const last = messages.at(-most);
    return last && messages.length >= most
      ? Math.ceil((last.sentAt.getTime() + hour - now.getTime()) / 1000)
      : 0;
  });
  return Math.max(...waits);
}
