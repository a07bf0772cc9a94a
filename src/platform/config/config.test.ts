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
  it("needs nothing set", () => {
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

  it("takes an empty variable as unset", () => {
    expect(config({ PORT: "", DATABASE_URL: " ", PRODUCT_NAME: "" })).toMatchObject({
      port: 3000,
      databaseUrl: undefined,
      productName: "Foothold",
    });
  });

  it("lets the public address follow the port", () => {
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

  it("does not listen to NODE_ENV", () => {
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
    [{ COLLECT: "no" }, "COLLECT must be on or off, for example COLLECT=off."],
    [
      { LOG_LEVEL: "loud" },
      "LOG_LEVEL must be one of fatal, error, warn, info, debug, trace or silent, for example LOG_LEVEL=info.",
    ],
  ])("says what is wrong with %o", (env, sentence) => {
    expect(problems(env as Record<string, string>)).toEqual([sentence]);
  });

  it("names every problem at once and never repeats a secret", () => {
    const all = problems({ PORT: "x", DATABASE_URL: "mysql://me:hunter2@host" });
    expect(all).toHaveLength(2);
    expect(all.join(" ")).not.toContain("hunter2");
  });
});
