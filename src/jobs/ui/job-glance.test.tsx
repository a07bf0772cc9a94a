import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { JobFacts } from "./job-glance.tsx";

test("facts without a value are omitted, with their names", () => {
  const types: string[] = [];
  const facts = renderToStaticMarkup(
    <JobFacts
      facts={[
        ["Type", types.length > 0 && types.join(" or ")],
        ["Level", null],
        ["Department", ""],
        ["Place", "Denver, CO"],
      ]}
    />,
  );
  expect(facts).toBe('<dl class="facts"><div><dt>Place</dt><dd>Denver, CO</dd></div></dl>');
});
