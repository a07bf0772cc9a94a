import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import type { BoardColumn } from "./get-board.server.ts";
import { TrackerPage } from "./tracker-page.tsx";

const saved: BoardColumn = { id: "1", name: "Saved", kind: "saved", count: 0, cards: [], hidden: null };

/** The board of a person with two applications, of which a search found some. */
function boardAfterSearch(words: string, count: number): string {
  const columns = [{ ...saved, count }];
  const Stub = createRoutesStub([
    {
      path: "/",
      Component: () => (
        <TrackerPage
          address={{ view: "board", words, more: null }}
          today="2026-11-27"
          funnel={{ since: "2026-11-01", counts: [2, 0, 0, 0, 0] }}
          nextUp={[]}
          stages={columns}
          deleted={null}
          changed={null}
          archived={0}
          cardsMore={60}
          columns={columns}
          table={null}
        />
      ),
    },
  ]);
  return renderToStaticMarkup(<Stub />);
}

test("a search of the board without a match says so, aloud too, and offers all applications", () => {
  const html = boardAfterSearch("phantm", 0);
  expect(html).toContain("<h2>No application matches “phantm”.</h2>");
  expect(html).toContain('<output class="sr">No application matches “phantm”.</output>');
  expect(html).toMatch(/<a [^>]*href="\/applications"[^>]*>show all applications<\/a>/);
  expect(html).not.toContain("data-board");
});

test("a board with a match, or without a search, shows its columns", () => {
  for (const html of [boardAfterSearch("nurse", 1), boardAfterSearch("", 0)]) {
    expect(html).toContain("data-board");
    expect(html).not.toContain("No application matches");
  }
});
