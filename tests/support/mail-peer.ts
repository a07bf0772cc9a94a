import type { AddressInfo, Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";

export type ReceivedMail = {
  /** The recipients of the SMTP envelope. The headers may name others. */
  to: string[];
  subject: string;
  html: string;
  text: string;
  /** By lower-case name. */
  headers: Record<string, string>;
  /** The links in its text, in order. */
  links: string[];
  /** The mail as received. */
  raw: string;
};

export type MailPeer = Awaited<ReturnType<typeof startMailPeer>>;

/**
 * A real mail server on this machine, for tests.
 *
 * @param port the port of an earlier peer, for one that comes back
 * @param login the login a client must use; without it anyone may send
 * @example
 * const peer = await startMailPeer();
 * const site = await startServer({ SMTP_URL: peer.url });
 * const mail = await peer.waitForMail("ana@example.com", "Confirm");
 * await page.goto(mail.links[0]);
 */
export async function startMailPeer(
  settings: { port?: number; login?: { user: string; pass: string } } = {},
) {
  const { port = 0, login } = settings;
  const mails: ReceivedMail[] = [];
  const refusals: number[] = [];
  const attempts: string[] = [];
  const logins: string[] = [];
  let held: Promise<void> | undefined;
  let atOnce = 0;
  let maxAtOnce = 0;

  const server = new SMTPServer({
    authOptional: login === undefined,
    allowInsecureAuth: true,
    disabledCommands: login ? ["STARTTLS"] : ["STARTTLS", "AUTH"],
    disableReverseLookup: true,
    logger: false,
    onAuth(given, _, done) {
      logins.push(given.username ?? "");
      const isRight = given.username === login?.user && given.password === login?.pass;
      done(isRight ? null : new Error("Who are you?"), { user: given.username });
    },
    onRcptTo(address, _, done) {
      attempts.push(address.address);
      const code = refusals.shift();
      if (code === undefined) done();
      // Mail servers repeat the address they refuse.
      else done(Object.assign(new Error(`<${address.address}> is refused`), { responseCode: code }));
    },
    onData(stream, session, done) {
      const to = session.envelope.rcptTo.map(({ address }) => address);
      maxAtOnce = Math.max(maxAtOnce, ++atOnce);
      const receive = async (): Promise<void> => {
        const parts: Buffer[] = [];
        for await (const part of stream) parts.push(part as Buffer);
        const mail = await readMail(Buffer.concat(parts).toString(), to);
        await held;
        mails.push(mail);
      };
      receive()
        // A client that disconnects in the middle of a message.
        .catch(() => undefined)
        .finally(() => {
          atOnce--;
          done();
        });
    },
  });
  // A client that disconnects, as one does after a time-out.
  server.on("error", () => {});
  const sockets = new Set<Socket>();
  server.server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const address = server.server.address() as AddressInfo;
  const who = login ? `${encodeURIComponent(login.user)}:${encodeURIComponent(login.pass)}@` : "";

  return {
    /** For `SMTP_URL`. */
    url: `smtp://${who}127.0.0.1:${address.port}`,
    port: address.port,
    /** Accepted mails, the oldest first. */
    mails,
    mailsTo: (recipient: string) => mails.filter(({ to }) => to.includes(recipient)),
    /** The recipient of each attempt, including refused ones. */
    attempts,
    /** The user name of each login attempt, with any password. */
    logins,
    maxAtOnce: () => maxAtOnce,
    /** Waits for a mail to an address and returns the newest. */
    async waitForMail(to: string, subjectPart = "", withinMs = 90_000): Promise<ReceivedMail> {
      for (let waited = 0; waited < withinMs; waited += 50) {
        const mail = mails.findLast((one) => one.to.includes(to) && one.subject.includes(subjectPart));
        if (mail) return mail;
        await pause(50);
      }
      const subjects = mails.map((mail) => `${mail.to.join()}: ${mail.subject}`).join("\n") || "none";
      throw new Error(`No mail to ${to} with "${subjectPart}" came. There are:\n${subjects}`);
    },
    /** Answers the next recipients with these codes: 451 try later, 550 never. */
    refuseNext(...codes: number[]) {
      refusals.push(...codes);
    },
    /** Does not confirm the end of a mail until the returned function is called. */
    hold(): () => void {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return () => {
        held = undefined;
        resolve();
      };
    },
    /** Disconnects all clients. */
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => server.close(resolve));
    },
  };
}

async function readMail(raw: string, to: string[]): Promise<ReceivedMail> {
  const { subject = "", html = "", text = "", headers } = await PostalMime.parse(raw);
  return {
    to,
    subject,
    html,
    text,
    headers: Object.fromEntries(headers.map(({ key, value }) => [key, value])),
    links: [...text.matchAll(/https?:\/\/[^\s>]+/g)].map(([link]) => link),
    raw,
  };
}
