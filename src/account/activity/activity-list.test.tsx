import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { ActivityList } from "./activity-list.tsx";

test("an empty activity list says that it is empty", () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <ActivityList entries={[]} page={1} pages={1} />
    </MemoryRouter>,
  );
  expect(html).toContain("No recent activity to display.");
});
