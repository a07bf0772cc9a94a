import { expect, test } from "vitest";
import { field, saved, step, visitCvBuilder } from "../support/visit-cv-builder.ts";

const { openBuilder, visitor } = visitCvBuilder();

test("two tabs on one CV: each edit appears in the other, and both are kept", async () => {
  const one = await openBuilder();
  await field(one, "Full name").fill("Amara");
  await saved(one);
  const other = await openBuilder();
  await expect.poll(() => field(other, "Full name").inputValue()).toBe("Amara");
  await Promise.all([field(one, "Email").fill("amara@example.com"), field(other, "Phone").fill("0142")]);
  await expect.poll(() => field(one, "Phone").inputValue()).toBe("0142");
  await expect.poll(() => field(other, "Email").inputValue()).toBe("amara@example.com");
  await saved(one);
  await one.reload();
  await expect.poll(() => field(one, "Phone").inputValue()).toBe("0142");
  await expect.poll(() => field(one, "Email").inputValue()).toBe("amara@example.com");
});

test("two tabs that open together on the first visit create one CV between them", async () => {
  const [one, other] = await Promise.all([openBuilder(), openBuilder()]);
  await Promise.all([field(one, "Full name").fill("Amara"), field(other, "Phone").fill("0142")]);
  await expect.poll(() => field(one, "Phone").inputValue()).toBe("0142");
  await expect.poll(() => field(other, "Full name").inputValue()).toBe("Amara");
  // A row that both filled in before any save becomes one row.
  await Promise.all([step(one, "Experience"), step(other, "Experience")]);
  await field(one, "Company").fill("Northbeck");
  await expect.poll(() => field(other, "Company").inputValue()).toBe("Northbeck");
  await saved(one);
  const third = await openBuilder();
  await third.locator(".cv-switcher").click();
  await expect.poll(() => third.locator(".menu button").filter({ hasText: "My CV" }).count()).toBe(1);
});

test("two tabs edit the same field: one text wins, the other is offered and never lost", async () => {
  const one = await openBuilder();
  await field(one, "Full name").fill("A");
  await saved(one);
  // A tab that gets no messages from the other, as when both write at the same moment.
  const deaf = await visitor().newPage();
  await deaf.addInitScript(() => Reflect.deleteProperty(globalThis, "BroadcastChannel"));
  await deaf.goto("/cv-builder?step=personal");
  await expect.poll(() => field(deaf, "Full name").inputValue()).toBe("A");
  await field(one, "Location").fill("Denver");
  await saved(one);
  await field(deaf, "Location").fill("Leeds");
  await deaf.getByText("Another tab wrote “Denver” where this one has “Leeds”.").waitFor();
  // The tab that wrote the other text is told that it was its own.
  await field(one, "Phone").fill("+44 20 7946 0142");
  await one.getByText("You wrote “Denver” here, and another tab has changed it to “Leeds”.").waitFor();
  await one.close();

  await deaf.reload();
  await deaf.getByText("Another tab wrote “Denver”").waitFor();
  await expect.poll(() => field(deaf, "Location").inputValue()).toBe("Leeds");
  await deaf.getByRole("button", { name: "Use the other" }).click();
  await expect.poll(() => field(deaf, "Location").inputValue()).toBe("Denver");
  await saved(deaf);
  await deaf.reload();
  await expect.poll(() => field(deaf, "Location").inputValue()).toBe("Denver");
  await expect.poll(() => deaf.getByText("Another tab wrote").count()).toBe(0);
});
