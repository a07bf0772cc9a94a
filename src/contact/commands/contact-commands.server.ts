import type { Clock } from "../../platform/clock/clock.ts";
import type { CommandGroup, CommandOutcome } from "../../platform/command-line/command.ts";
import type { Database } from "../../platform/database/tables.ts";
import { momentText } from "../../platform/terminal/moment-text.ts";
import { contactTopic, contactTopicLabels } from "../contact-topics.ts";
import type { Selectable } from "kysely";
import type { ContactMessagesTable } from "../contact-tables.ts";

/** A message as the operator sees it. */
type StoredMessage = Omit<Selectable<ContactMessagesTable>, "id" | "sender">;

const shown = ["reference", "topic", "name", "email", "message", "sent_at", "done_at"] as const;

const usualLimit = 50;
const referenceOperand = { name: "reference", description: "as in the list and in the mail: 7KQ2-M4TX" };

/** `npm run admin -- contact …`: lists, shows and closes messages from the contact form. */
export const contactCommands: CommandGroup<{ db: Database; clock: Clock }> = {
  name: "contact",
  summary: "messages sent with the contact form",
  commands: [
    {
      name: "list",
      summary: "Lists messages that are waiting for an answer, newest first",
      options: {
        all: { description: "also those that are done" },
        limit: { value: "count", isNumber: true, description: `show at most this many (${usualLimit})` },
      },
      examples: ["contact list", "contact list --all --limit 200"],
      async run(input, { db }) {
        const all = input.isOn("all");
        return listed(await listContactMessages(db, { all, limit: input.number("limit", usualLimit) }), all);
      },
    },
    {
      name: "read",
      summary: "Shows one message in full",
      operands: [referenceOperand],
      examples: ["contact read 7KQ2-M4TX"],
      async run(input, { db }) {
        const message = await readContactMessage(db, input.operand("reference"));
        return message
          ? { ok: true, data: dataOf(message), show: [inFull(message)] }
          : missing(input.operand("reference"));
      },
    },
    {
      name: "done",
      summary: "Marks a message as dealt with, so that it leaves the list",
      operands: [referenceOperand],
      options: { undo: { description: "put it back into the list" } },
      examples: ["contact done 7KQ2-M4TX", "contact done 7KQ2-M4TX --undo"],
      async run(input, { db, clock }) {
        const message = await readContactMessage(db, input.operand("reference"));
        if (!message) return missing(input.operand("reference"));
        const doneAt = input.isOn("undo") ? null : (message.done_at ?? clock());
        await markContactMessage(db, { reference: message.reference, doneAt });
        const words = doneAt === null ? "is open again" : "is done";
        return {
          ok: true,
          data: dataOf({ ...message, done_at: doneAt }),
          show: [`${message.reference} ${words}.`],
        };
      },
    },
  ],
};

function listed(messages: readonly StoredMessage[], all: boolean): CommandOutcome {
  const data = messages.map(dataOf);
  if (messages.length === 0)
    return { ok: true, data, show: [all ? "There is no message." : "No messages are waiting."] };
  const columns = [
    { heading: "Reference", whole: true },
    { heading: "Sent (UTC)", whole: true },
    { heading: "From" },
    { heading: "Message" },
    ...(all ? [{ heading: "State", whole: true }] : []),
  ];
  const rows = messages.map((message) => [
    message.reference,
    momentText(message.sent_at),
    message.email,
    message.message,
    ...(all ? [stateOf(message)] : []),
  ]);
  return { ok: true, data, show: [{ columns, rows }] };
}

function dataOf({ sent_at: sent, done_at: done, ...message }: StoredMessage) {
  return { ...message, sent, done };
}

function stateOf(message: StoredMessage): string {
  return message.done_at === null ? "open" : "done";
}

function inFull(message: StoredMessage): string {
  const facts = [
    ["Reference", message.reference],
    ["Topic", contactTopicLabels[contactTopic(message.topic)]],
    ["From", message.name === "" ? message.email : `${message.name}, ${message.email}`],
    ["Sent", `${momentText(message.sent_at)} UTC`],
    ["State", message.done_at === null ? "open" : `done ${momentText(message.done_at)} UTC`],
  ] as const;
  return [...facts.map(([label, value]) => `${label.padEnd(10)} ${value}`), "", message.message].join("\n");
}

function missing(wanted: string): CommandOutcome {
  return {
    ok: false,
    problem: `There is no message with the reference ${wanted}. See: npm run admin -- contact list --all`,
  };
}

/** Marks a message as done, or with `doneAt` null as open again. Repeating it keeps the first time. */
async function markContactMessage(
  db: Database,
  { reference, doneAt }: { reference: string; doneAt: Date | null },
): Promise<void> {
  await db
    .updateTable("contact_messages")
    .set({ done_at: doneAt })
    .where("reference", "=", reference)
    .$if(doneAt !== null, (query) => query.where("done_at", "is", null))
    .execute();
}

/** Lists open messages, or with `all` also those that are done, newest first. */
function listContactMessages(
  db: Database,
  { all, limit }: { all: boolean; limit: number },
): Promise<StoredMessage[]> {
  return db
    .selectFrom("contact_messages")
    .select(shown)
    .$if(!all, (query) => query.where("done_at", "is", null))
    .orderBy("sent_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

/** Reads the message with a reference in any case. Returns null if there is none. */
async function readContactMessage(db: Database, reference: string): Promise<StoredMessage | null> {
  const found = await db
    .selectFrom("contact_messages")
    .select(shown)
    .where("reference", "=", reference.trim().toUpperCase())
    .executeTakeFirst();
  return found ?? null;
}
