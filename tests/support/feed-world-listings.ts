import type { IncomingMessage, ServerResponse } from "node:http";
import type { Mood, Opening, WorldBoard } from "./feed-world.ts";

/** How a kind of source lists its postings. */
export type Listing =
  | "greenhouse"
  | "ashby"
  | "lever"
  | "recruitee"
  | "pinpoint"
  | "workday"
  | "clamped"
  | "web page";

type Asked = { path: string; post: string; hours: number; mood: Mood | null; etag: string | undefined };

const pageSize = { workday: 20, clamped: 5 };

/** Answers as a board that is well: with its list, a page of it, or one posting. */
export function sendListing(response: ServerResponse, board: WorldBoard, asked: Asked): void {
  const open = asked.mood?.is === "empty" ? [] : openAt(board, asked.hours);
  const listed = newestFirst(open).slice(0, board.ceiling);
  const single = singlePosting(board, asked, open);
  if (single !== null) return send(response, asked, single.status, single.body, single.type);
  const total = open.length * (asked.mood?.is === "a wrong total" ? asked.mood.times : 1);
  const body = listBody(board, asked, { listed, total });
  const isPage = board.listing === "web page";
  send(response, asked, 200, body, isPage ? "text/html" : "application/json");
}

export function openAt({ openings }: WorldBoard, hours: number): Opening[] {
  return openings.filter(({ opens, closes }) => opens <= hours && closes > hours);
}

function newestFirst(openings: readonly Opening[]): Opening[] {
  return openings.toSorted((one, other) => other.opens - one.opens || one.id.localeCompare(other.id));
}

function send(
  response: ServerResponse,
  { mood, etag }: Asked,
  status: number,
  body: string,
  type: string,
): void {
  const tag = `"${body.length}-${body.slice(-400)}"`.replaceAll(/[^\w"-]/g, "");
  if (status === 200 && etag === tag) return void response.writeHead(304).end();
  const half = mood?.is === "half a body" ? body.slice(0, Math.floor(body.length / 2)) : body;
  response.writeHead(status, { "content-type": type, etag: tag }).end(half);
}

/** The page or the details of one posting; null when a list was asked for. */
function singlePosting({ listing }: WorldBoard, { path }: Asked, open: readonly Opening[]) {
  const id = /\/(?:[\w-]+_)?(x\d+)$/.exec(path)?.[1];
  if (id === undefined) return null;
  const opening = open.find((one) => one.id === id);
  if (opening === undefined) return { status: 404, body: "", type: "text/html" };
  if (listing !== "workday") {
    const body = `<html><body><h1>${opening.title}</h1><p>${textOf(opening)}</p></body></html>`;
    return { status: 200, body, type: "text/html" };
  }
  const jobPostingInfo = {
    title: opening.title,
    jobDescription: `<p>${textOf(opening)}</p>`,
    location: "Whitby",
  };
  return { status: 200, body: JSON.stringify({ jobPostingInfo }), type: "application/json" };
}

function listBody(
  { host, listing }: WorldBoard,
  { path, post }: Asked,
  { listed, total }: { listed: readonly Opening[]; total: number },
): string {
  const page = (opening: Opening) => `https://${host}/jobs/${opening.id}`;
  switch (listing) {
    case "greenhouse":
      return JSON.stringify({
        jobs: listed.map((one) => ({
          id: one.id,
          title: one.title,
          absolute_url: page(one),
          content: textOf(one),
        })),
      });
    case "ashby":
      return JSON.stringify({
        jobs: listed.map((one) => ({
          id: one.id,
          title: one.title,
          jobUrl: page(one),
          descriptionPlain: textOf(one),
        })),
      });
    case "lever":
      return JSON.stringify(
        listed.map((one) => ({
          id: one.id,
          text: one.title,
          hostedUrl: page(one),
          descriptionPlain: textOf(one),
        })),
      );
    case "recruitee":
      return JSON.stringify({
        offers: listed.map((one) => ({
          id: one.id,
          title: one.title,
          careers_url: page(one),
          description: `<p>${textOf(one)}</p>`,
        })),
      });
    case "pinpoint":
      return JSON.stringify({
        data: listed.map((one) => ({
          id: one.id,
          title: one.title,
          url: `https://${host}/postings/${one.id}`,
          description: `<p>${textOf(one)}</p>`,
        })),
      });
    case "workday": {
      const offset = Number(/"offset":(\d+)/.exec(post)?.[1] ?? 0);
      const jobPostings = listed.slice(offset, offset + pageSize.workday).map((one) => ({
        title: one.title,
        externalPath: `/job/Whitby/Baker_${one.id}`,
        locationsText: "Whitby",
      }));
      return JSON.stringify({ total, jobPostings });
    }
    case "clamped": {
      // After its last page it sends the last page again, and says that there is more.
      const pages = Math.max(1, Math.ceil(listed.length / pageSize.clamped));
      const at = Math.min(Number(/page=(\d+)/.exec(path)?.[1] ?? 1), pages) - 1;
      const results = listed.slice(at * pageSize.clamped, (at + 1) * pageSize.clamped);
      return JSON.stringify({
        next: "more",
        results: results.map((one) => ({
          id: one.id,
          position_name: one.title,
          hash: one.id,
          description: textOf(one),
        })),
      });
    }
    case "web page": {
      const postings = listed.map((one) => ({
        "@type": "JobPosting",
        title: one.title,
        identifier: { value: one.id },
        hiringOrganization: { name: "Harbour Light Bakery" },
        description: textOf(one),
      }));
      const data = `<script type="application/ld+json">${JSON.stringify(postings)}</script>`;
      const words = listed.length === 0 ? "<p>We have no open positions at the moment.</p>" : data;
      return `<html><head><title>Work with us</title></head><body><h1>Careers</h1>${words}</body></html>`;
    }
    default:
      return listing satisfies never;
  }
}

function textOf({ title, text }: Opening): string {
  return text ?? `You work as ${title} in a small harbour town and bake bread before dawn.`;
}

export async function readText(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString();
}
