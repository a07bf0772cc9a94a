import { expect, test } from "vitest";
import { excerptAround } from "./excerpt.ts";

const filler = "We look after the town. ".repeat(60);

test("a short text is returned whole", () => {
  expect(excerptAround("Care for patients.\n\nNights.", [])).toBe("Care for patients. Nights.");
});

test("headings and list items are kept apart from the text after them", () => {
  const text = "Teams of six.\n\nWhat you would do\n\nVisit clients\n- Take notes\nWrite up\n\nPay: \n\n£15";
  expect(excerptAround(text, [])).toBe(
    "Teams of six. What you would do · Visit clients · Take notes · Write up · Pay: £15",
  );
});

test("a wrapped line goes on", () => {
  expect(excerptAround("You care for patients at\nnight and by day,\nEvery week.", [])).toBe(
    "You care for patients at night and by day, Every week.",
  );
});

test("a long text without a match shows its beginning, cut between words", () => {
  const excerpt = excerptAround(filler, []);
  expect(excerpt.length).toBeLessThan(410);
  expect(excerpt).toMatch(/^We look.* …$/);
});

test("the excerpt surrounds a word further down", () => {
  const excerpt = excerptAround(`${filler}You will write Pythón every day. ${filler}`, ["python"]);
  expect(excerpt).toMatch(/^… .*Pythón.* …$/);
});

test("only whole words match", () => {
  expect(excerptAround(`${filler}They maintain things. ${filler}`, ["ai"])).toMatch(/^We look/);
});
