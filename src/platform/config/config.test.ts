import { describe, expect, it } from "vitest";
import { readConfig } from "./config.ts";

function config(env: Record<string, string>) {
  const read = readConfig(env);
  if (!read.ok) throw new Error(read.problems.join(" "));
  return read.config;
}

function problems(env: Record<string, string>): string[] {
  const read = readConfig(env);
  return read.ok ? [] : read.problems;
}

describe("readConfig", () => {
  it("works with nothing set", () => {
    expect(config({})).toMatchObject({
      port: 3000,
      host: undefined,
      dataDir: "./data",
      databaseUrl: undefined,
      publicUrl: "http://localhost:3000",
      productName: "Foothold",
      logLevel: "info",
      mode: "production",
    });
    expect(config({}).version).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it("accepts only https addresses for the site's pages elsewhere", () => {
    expect(config({ SOCIAL_LINKEDIN: "https://www.linkedin.com/company/foothold" }).social).toEqual({
      twitter: undefined,
      linkedin: "https://www.linkedin.com/company/foothold",
      instagram: undefined,
    });
    for (const address of ["javascript:alert(1)", "http://x.com/foothold", "@foothold", "https://"]) {
      expect(problems({ SOCIAL_TWITTER: address })).toEqual([
        "SOCIAL_TWITTER must be an https address, for example SOCIAL_TWITTER=https://x.com/foothold.",
      ]);
    }
  });

  it("takes a language model as a whole", () => {
    expect(config({}).languageModel).toBeUndefined();
    const given = { AI_BASE_URL: "http://localhost:11434/v1", AI_MODEL: "small" };
    expect(config(given).languageModel).toEqual({
      baseUrl: "http://localhost:11434/v1",
      model: "small",
      key: undefined,
    });
    expect(problems({ AI_BASE_URL: "http://localhost:11434/v1" })).toEqual([
      "AI_BASE_URL and AI_MODEL must be set together, or neither.",
    ]);
    for (const address of ["localhost:11434", "file:///v1", "https://me:hunter2@models.example/v1"])
      expect(problems({ AI_BASE_URL: address, AI_MODEL: "small" })).toHaveLength(1);
  });

  it("treats an empty variable as unset", () => {
    expect(config({ PORT: "", DATABASE_URL: " ", PRODUCT_NAME: "" })).toMatchObject({
      port: 3000,
      databaseUrl: undefined,
      productName: "Foothold",
    });
  });

  it("adapts the public address to the port", () => {
    expect(config({ PORT: "8080" }).publicUrl).toBe("http://localhost:8080");
    expect(config({ PORT: "8080", PUBLIC_URL: "https://Jobs.Example.org/" }).publicUrl).toBe(
      "https://jobs.example.org",
    );
  });

  it.each([
    "postgres://me:secret@db.example.org:5432/foothold?sslmode=require",
    "postgresql:///foothold?host=/var/run/postgresql",
    "postgres://me:secret@/foothold?host=/cloudsql/place",
  ])("takes the PostgreSQL address %s", (databaseUrl) => {
    expect(config({ DATABASE_URL: databaseUrl }).databaseUrl).toBe(databaseUrl);
  });

  it.each([
    [
      "smtps://me:p%40ss%2Fword@mail.example.org",
      { host: "mail.example.org", port: 465, encrypted: true, login: { user: "me", pass: "p@ss/word" } },
    ],
    ["smtp://mail.example.org", { host: "mail.example.org", port: 587, encrypted: false, login: undefined }],
    ["smtp://[::1]:2525/", { host: "::1", port: 2525, encrypted: false, login: undefined }],
  ])("takes the mail server %s", (url, smtp) => {
    expect(config({ SMTP_URL: url }).smtp).toEqual(smtp);
    expect(config({}).smtp).toBeUndefined();
  });

  it.each([
    [{ MAIL_FROM: "jobs@example.org" }, { name: "", address: "jobs@example.org" }],
    [{ MAIL_FROM: "Example Jobs <jobs@example.org>" }, { name: "Example Jobs", address: "jobs@example.org" }],
    [{}, { name: "Foothold", address: "no-reply@localhost" }],
    [
      { PUBLIC_URL: "https://jobs.example.org", PRODUCT_NAME: "Jobs" },
      { name: "Jobs", address: "no-reply@jobs.example.org" },
    ],
    [{ PUBLIC_URL: "http://192.0.2.7:3000" }, { name: "Foothold", address: "no-reply@localhost" }],
    [{ PUBLIC_URL: "http://[::1]:3000" }, { name: "Foothold", address: "no-reply@localhost" }],
  ])("with %j mail comes from %j", (env, mailFrom) => {
    expect(config(env as Record<string, string>).mailFrom).toEqual(mailFrom);
  });

  it("ignores NODE_ENV", () => {
    expect(config({ NODE_ENV: "development" }).mode).toBe("production");
  });

  it.each([
    [{ PORT: "http" }, "PORT must be a number from 1 to 65535, for example PORT=3000."],
    [{ PORT: "70000" }, "PORT must be a number from 1 to 65535, for example PORT=3000."],
    [{ PORT: "3.5" }, "PORT must be a whole number, for example PORT=3000."],
    [{ HOST: "my host" }, "HOST must be a host name or an address to listen on, for example HOST=127.0.0.1."],
    [
      { DATABASE_URL: "mysql://x" },
      "DATABASE_URL must be a PostgreSQL address, for example DATABASE_URL=postgres://user:password@host:5432/foothold.",
    ],
    [
      { PUBLIC_URL: "jobs.example.org" },
      "PUBLIC_URL must be where people reach the site, without a path, for example PUBLIC_URL=https://jobs.example.org.",
    ],
    [
      { PUBLIC_URL: "https://example.org/jobs" },
      "PUBLIC_URL must be where people reach the site, without a path, for example PUBLIC_URL=https://jobs.example.org.",
    ],
    [
      { TRUSTED_PROXIES: "yes" },
      "TRUSTED_PROXIES must be how many proxies stand in front, for example TRUSTED_PROXIES=1.",
    ],
    [
      { CONTACT_EMAIL: "Ana <ana@example.org>" },
      "CONTACT_EMAIL must be one address, for example CONTACT_EMAIL=hello@example.org.",
    ],
    [{ COLLECT: "no" }, "COLLECT must be on or off, for example COLLECT=off."],
    [
      { LOG_LEVEL: "loud" },
      "LOG_LEVEL must be one of fatal, error, warn, info, debug, trace or silent, for example LOG_LEVEL=info.",
    ],
  ])("says what is wrong with %o", (env, sentence) => {
    expect(problems(env as Record<string, string>)).toEqual([sentence]);
  });

  it.each([
    "mail.example.org:587",
    "https://mail.example.org",
    "smtp://",
    "smtp://user@mail.example.org",
    "smtp://mail.example.org/?debug=true",
    "smtp://me:%E0%A4%A@mail.example.org",
  ])("does not take %s for a mail server", (url) => {
    expect(problems({ SMTP_URL: url })).toEqual([
      "SMTP_URL must be the address of a mail server, for example SMTP_URL=smtps://user:password@mail.example.org:465.",
    ]);
  });

  it.each(["Foothold", "a@example.org, b@example.org"])("does not send mail from %s", (from) => {
    expect(problems({ MAIL_FROM: from })).toEqual([
      "MAIL_FROM must be an address, with or without a name, for example MAIL_FROM=Foothold <no-reply@example.org>.",
    ]);
  });

  it("names every problem at once and never repeats a secret", () => {
    const all = problems({
      PORT: "x",
      DATABASE_URL: "mysql://me:hunter2@host",
      SMTP_URL: "smpt://me:hunter2@host",
    });
    expect(all).toHaveLength(3);
    expect(all.join(" ")).not.toContain("hunter2");
  });
});
