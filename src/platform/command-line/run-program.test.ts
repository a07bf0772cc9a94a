import { describe, expect, test } from "vitest";
import type { Program } from "./command-help.ts";
import { withServices, type CommandGroup } from "./command.ts";
import { runProgram } from "./run-program.server.ts";

type Shop = { sold: string[] };

const boats: CommandGroup<Shop> = {
  name: "boats",
  summary: "the boats of the harbour",
  commands: [
    {
      name: "list",
      summary: "Lists boats",
      options: {
        limit: { value: "count", isNumber: true, description: "maximum number" },
        all: { description: "sunk ones too" },
      },
      examples: ["boats list --limit 5"],
      run: (input) =>
        Promise.resolve({
          ok: true,
          data: { limit: input.number("limit", 50), all: input.isOn("all") },
          show: [
            `Up to ${input.number("limit", 50)} boats.`,
            { columns: [{ heading: "Name" }], rows: [["Swan\u001b[2J"]] },
          ],
        }),
    },
    {
      name: "sell",
      summary: "Sells a boat",
      operands: [{ name: "boat", description: "its name" }],
      destroys: "This sells the boat for good.",
      examples: ["boats sell Swan --yes"],
      run: (input, shop) => {
        const boat = input.operand("boat");
        if (boat !== "Swan") return Promise.resolve({ ok: false, problem: `There is no boat ${boat}.` });
        shop.sold.push(boat);
        return Promise.resolve({ ok: true, data: { boat }, show: [`${boat} is sold.`] });
      },
    },
  ],
};
const post: CommandGroup<Shop> = {
  name: "post",
  script: "npm run post --",
  summary: "the post of the harbour",
  commands: [
    {
      name: "",
      summary: "Posts letters",
      operands: [{ name: "letter", description: "what to post", isRepeated: true }],
      options: { to: { value: "address", description: "where to" }, stamp: { description: "with a stamp" } },
      examples: ["post one two --to Leeds"],
      run(input, _shop, { output }) {
        output.write(`${input.operands("letter").join("+")} to ${input.options("to").join("+")}\n`);
        return Promise.resolve({ ok: true, status: input.isOn("stamp") ? 0 : 1 });
      },
    },
  ],
};

async function run(...words: string[]) {
  const shop: Shop = { sold: [] };
  let [said, complained, opened] = ["", "", 0];
  const open = () => {
    opened += 1;
    return Promise.resolve({ ok: true as const, services: shop, close: async () => void (opened -= 1) });
  };
  const program: Program = {
    call: "harbour",
    purpose: "Looks after a harbour.",
    groups: [boats, post].map((group) => ({
      name: group.name,
      load: () => Promise.resolve(withServices(group, open)),
    })),
    examples: ["boats list --limit 5"],
    notes: ["Works at night."],
  };
  const status = await runProgram(program, words, {
    output: { write: (text) => (said += text) },
    errors: { write: (text) => (complained += text) },
    signal: new AbortController().signal,
  });
  expect(opened).toBe(0);
  return { status, said, complained, sold: shop.sold };
}

describe("help", () => {
  test("covers everything, for no words and for --help, and fits a terminal of 80 columns", async () => {
    const { status, said } = await run();
    expect(status).toBe(0);
    expect(said).toBe((await run("--help")).said);
    expect(said).toBe((await run("help")).said);
    for (const words of [
      "boats: the boats of the harbour",
      "list",
      "sell <boat> --yes",
      "harbour boats list --limit 5",
      "Works at night.",
      "--json",
    ])
      expect(said).toContain(words);
    expect(Math.max(...said.split("\n").map((line) => line.length))).toBeLessThanOrEqual(80);
  });

  test("covers a group and a command", async () => {
    expect((await run("boats")).said).toContain("harbour boats sell Swan --yes");
    const { said } = await run("boats", "list", "--help");
    expect(said).toMatch(/--limit <count> +maximum number/);
    expect(said).toMatch(/--all +sunk ones too/);
  });
});

describe("wrong words print a sentence and exit with status 2", () => {
  test.each([
    [["ships"], 'There is no group "ships". There are: boats, post. For help: harbour --help'],
    [["boats", "paint"], 'boats has no command "paint". It has: list, sell. For help: harbour boats --help'],
    [["--loud"], "There is no option --loud. For help: harbour --help"],
    [["boats", "list", "--loud=1"], "There is no option --loud here. For help: harbour boats list --help"],
    [["boats", "list", "now"], "One word too many: now. For help: harbour boats list --help"],
    [
      ["boats", "list", "--limit"],
      "--limit needs a value: --limit <count>. For help: harbour boats list --help",
    ],
    [
      ["boats", "list", "--limit", "0"],
      "--limit needs a whole number from 1 to 100000. For help: harbour boats list --help",
    ],
    [["boats", "list", "--all=no"], "--all takes no value. For help: harbour boats list --help"],
    [["boats", "sell", "--yes"], "A word is missing: <boat>, its name. For help: harbour boats sell --help"],
  ])("%j", async (words, problem) => {
    expect(await run(...words)).toMatchObject({ status: 2, said: "", complained: `${problem}\n` });
  });

  test("control characters in wrong words do not reach the terminal", async () => {
    expect((await run("\u001b[2J")).complained).not.toContain("\u001b");
  });
});

describe("a group that is one command", () => {
  test("takes repeated words and options in any order, and writes its own output", async () => {
    const words = ["--to", "Leeds", "one", "two", "--to=York", "--", "--three"];
    expect(await run("post", ...words)).toMatchObject({ status: 1, said: "one+two+--three to Leeds+York\n" });
    expect(await run("post", ...words.slice(0, 3), "--stamp", "--json")).toMatchObject({
      status: 0,
      said: "one to Leeds\n",
    });
  });

  test("is explained by the script that calls it", async () => {
    const { said } = await run("post", "--help");
    expect(said).toContain("  npm run post -- <letter…>\n");
    expect(said).toContain("  npm run post -- one two --to Leeds");
    expect(await run("post")).toMatchObject({
      status: 2,
      complained: "A word is missing: <letter>, what to post. For help: npm run post -- --help\n",
    });
  });
});

describe("a command", () => {
  test("prints its result, escaped for the terminal", async () => {
    expect(await run("boats", "list", "--limit=5")).toMatchObject({
      status: 0,
      said: "Up to 5 boats.\n\nName\nSwan\\u001b[2J\n",
    });
  });

  test("prints JSON for other programs, wherever the option appears", async () => {
    for (const words of [
      ["boats", "list", "--all", "--json"],
      ["--json", "boats", "list", "--all"],
      ["boats", "--json", "list", "--all"],
    ])
      expect(JSON.parse((await run(...words)).said)).toEqual({ limit: 50, all: true });
    expect(JSON.parse((await run("ships", "--json")).said)).toMatchObject({ ok: false });
  });

  test("asks for --yes when it destroys something", async () => {
    expect(await run("boats", "sell", "Swan")).toMatchObject({
      status: 2,
      complained: "This sells the boat for good. Repeat the command with --yes to do it. Nothing was done.\n",
      sold: [],
    });
    expect(await run("boats", "sell", "Swan", "--yes")).toMatchObject({ status: 0, sold: ["Swan"] });
  });

  test("ends with status 1 when it cannot be done", async () => {
    expect(await run("boats", "sell", "--yes", "--", "-x")).toMatchObject({
      status: 1,
      complained: "There is no boat -x.\n",
    });
  });
});
