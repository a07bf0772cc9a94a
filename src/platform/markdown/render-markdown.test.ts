import { expect, test } from "vitest";
import { renderMarkdown } from "./render-markdown.server.ts";

test("renders headings, lists and links", () => {
  expect(renderMarkdown("## One\n\n- [two](/three)")).toBe(
    '<h2>One</h2>\n<ul>\n<li><a href="/three">two</a></li>\n</ul>\n',
  );
});

test("removes everything that could run as script", () => {
  const html = renderMarkdown(
    '<script>alert(1)</script>\n\n<img src=x onerror="alert(1)">\n\n[go](javascript:alert(1))',
  );
  expect(html).not.toMatch(/script|onerror|<img/);
});
