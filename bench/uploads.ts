import { startServer } from "../tests/support/start-server.ts";
import { percentile, printTable, type Timings } from "./measure.ts";

const together = 6;
/** Milliseconds between two looks at a page. */
const pause = 20;
const pages = ["/about", "/healthz"] as const;

type Upload = { name: string; path: string; form: () => FormData };

/**
 * Measures pages of the built site for one visitor while another sends six of the most expensive CVs at once, again and again. The p95
 * should be at most 100 ms, or twice its idle value.
 */
export async function benchUploads(): Promise<void> {
  const site = await startServer();
  const uploads = worstUploads();
  for (const path of pages) for (let warm = 0; warm < 30; warm += 1) await timed(`${site.url}${path}`);
  const idle = await watchPages(site.url, new Promise((resolve) => setTimeout(resolve, 5_000)));
  const rows = [row("idle", idle, "")];
  for (const upload of uploads) {
    const answers = sendForAWhile(`${site.url}${upload.path}`, site.url, upload.form);
    const watched = await watchPages(site.url, answers);
    rows.push(row(`${upload.name} to ${upload.path}`, watched, countStatuses(await answers)));
    // The budget of the sender's network fills up again.
    await new Promise((resolve) => setTimeout(resolve, 10_000));
  }
  process.stdout.write(`A visitor's pages while ${together} uploads run, in milliseconds\n`);
  printTable(["", ...pages.flatMap((path) => [`${path} p50`, "p95", "max"]), "answers"], rows);
  await site.stop();
}

function worstUploads(): Upload[] {
  const resume = resumeWithHighlights(17_000);
  const advert =
    "Dispatcher. You plan tours, lead a team of five and write SQL. We want five years of Excel.";
  const letter = (name: string, text: string | File) => ({
    name,
    path: "/tools/cover-letter",
    form: () =>
      formOf({ advert, title: "Dispatcher", company: "Northbeck", name: "Ana Alder", ...cvField(text) }),
  });
  const scan = (name: string, text: string | File) => ({
    name,
    path: "/tools/ats-scanner",
    form: () => formOf({ advert, ...cvField(text) }),
  });
  const letters = "a".repeat(200_000);
  const html = new File([deepHtml(200_000)], "cv.html", { type: "text/html" });
  return [
    letter("JSON Resume, 17,000 highlights", resume),
    scan("JSON Resume, 17,000 highlights", resume),
    scan("200,000 letters without a space", letters),
    scan("HTML, 200,000 open tags", html),
  ];
}

const cvField = (cv: string | File): Record<string, string | File> =>
  typeof cv === "string" ? { text: cv } : { file: cv };

function formOf(fields: Record<string, string | File>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

/** Sends six at once, and six more whenever they are answered, for five seconds. */
async function sendForAWhile(url: string, origin: string, form: () => FormData): Promise<number[]> {
  // The body is written once, because this process also measures.
  const written = new Response(form());
  const type = written.headers.get("content-type") ?? "";
  const body = new Uint8Array(await written.arrayBuffer());
  const began = performance.now();
  const statuses: number[] = [];
  do
    statuses.push(
      ...(await Promise.all(
        Array.from({ length: together }, () => send(url, { origin, "content-type": type }, body)),
      )),
    );
  while (performance.now() - began < 5_000);
  return statuses;
}

const countStatuses = (statuses: readonly number[]): string =>
  [...new Set(statuses)]
    .map((status) => `${statuses.filter((one) => one === status).length} × ${status}`)
    .join(", ");

/** A JSON Resume of about 50 bytes for each highlight. */
function resumeWithHighlights(count: number): File {
  const highlights = Array.from(
    { length: count },
    (_, nth) => `Led ${nth} tours and cut late starts by ${nth % 40}%`,
  );
  const resume = {
    basics: { name: "Ana Alder", email: "ana@example.com" },
    work: [{ name: "Northbeck", position: "Dispatcher", startDate: "2019-01", highlights }],
  };
  return new File([JSON.stringify(resume)], "cv.json", { type: "application/json" });
}

const deepHtml = (depth: number) => `<html><body>${"<div>".repeat(depth)}Ana Alder`;

/** Asks for each page again and again until the promise settles. */
async function watchPages(url: string, until: Promise<unknown>): Promise<Record<string, Timings>> {
  const over = new AbortController();
  void until.then(() => over.abort());
  const lists = await Promise.all(
    pages.map(async (path) => {
      const list: Timings = [];
      do {
        list.push(await timed(`${url}${path}`));
        await new Promise((resolve) => setTimeout(resolve, pause));
      } while (!over.signal.aborted);
      return [path, list.sort((a, b) => a - b)] as const;
    }),
  );
  return Object.fromEntries(lists);
}

function row(name: string, lists: Record<string, Timings>, answers: string): (string | number)[] {
  const figures = pages.flatMap((path) => {
    const list = lists[path] ?? [];
    return [percentile(list, 0.5), percentile(list, 0.95), percentile(list, 1)];
  });
  return [name, ...figures, answers];
}

async function timed(url: string): Promise<number> {
  const began = performance.now();
  const answer = await fetch(url);
  await answer.arrayBuffer();
  return performance.now() - began;
}

async function send(
  url: string,
  headers: Record<string, string>,
  body: Uint8Array<ArrayBuffer>,
): Promise<number> {
  const answer = await fetch(url, { method: "POST", headers, body, redirect: "manual" });
  await answer.arrayBuffer();
  return answer.status;
}
