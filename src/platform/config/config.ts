import * as z from "zod";
import packageJson from "../../../package.json" with { type: "json" };
import { isMailAddress, readMailbox } from "./mail-address.ts";
import type { Mailbox } from "./mail-address.ts";
import { readSmtpAddress } from "./smtp-address.ts";
import type { SmtpAddress } from "./smtp-address.ts";

/** All settings of the operator, read once at start. */
export type Config = {
  /** TCP port. */
  port: number;
  /** Address to listen on; undefined means every interface. */
  host: string | undefined;
  /** Folder of the embedded database and of all other files. */
  dataDir: string;
  /** PostgreSQL connection string; undefined means the embedded database. */
  databaseUrl: string | undefined;
  /** The site's public origin without a trailing slash: `https://jobs.example.org`. */
  publicUrl: string;
  productName: string;
  /** Who runs this site, as shown to people: a name, or "the people who run this site". */
  operatorName: string;
  /** The postal address of the operator, as some countries demand it on a site. */
  operatorAddress: string | undefined;
  /** Number of the operator's proxies in front of the server. Their X-Forwarded-For entries are trusted. */
  trustedProxies: number;
  /** Whether sources are crawled on schedule. */
  collect: boolean;
  /** Secret that signs cookies. When undefined, the site creates its own and keeps it in its database. */
  authSecret: string | undefined;
  /** The SMTP server. When undefined, mail is kept in the outbox. */
  smtp: SmtpAddress | undefined;
  /** The sender of all mail. */
  mailFrom: Mailbox;
  /** Who receives messages written to the site. When undefined, they are only stored. */
  contactEmail: string | undefined;
  /** Where security problems are reported: a mail address or a page. When undefined, the contact form. */
  securityContact: string | undefined;
  /** The token with which a monitoring system reads the figures of sources. When undefined, nobody can. */
  metricsToken: string | undefined;
  /** Pages of this site elsewhere, by their names in the footer. Undefined where there is none. */
  social: { twitter: string | undefined; linkedin: string | undefined; instagram: string | undefined };
  /** The OpenAI-compatible service that people can ask about a text. Undefined, the default, means that the site has none. */
  languageModel: { baseUrl: string; model: string; key: string | undefined } | undefined;
  logLevel: "fatal" | "error" | "warn" | "info" | "debug" | "trace" | "silent";
  /** "auto": readable lines on a terminal, JSON elsewhere. */
  logFormat: "auto" | "json" | "text";
  /** Whether NO_COLOR is set, the convention for programs on a terminal. */
  noColour: boolean;
  /** IP addresses of the operator's own network that sources may be read from, despite the guard. */
  privateSources: readonly string[];
  /** The operator's keys for sources that need one, by their variables: USAJOBS_KEY. */
  sourceKeys: Readonly<Record<string, string>>;
  /** Set by the `--dev` argument, never by NODE_ENV. */
  mode: "production" | "development";
  /** Version of this software, from package.json. */
  version: string;
};

export type ConfigResult = { ok: true; config: Config } | { ok: false; problems: string[] };

const settings = z.object({
  PORT: z.coerce
    .number("must be a number from 1 to 65535, for example PORT=3000")
    .int("must be a whole number, for example PORT=3000")
    .min(1, "must be a number from 1 to 65535, for example PORT=3000")
    .max(65535, "must be a number from 1 to 65535, for example PORT=3000")
    .default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, "must be a host name or an address to listen on, for example HOST=127.0.0.1")
    .optional(),
  DATA_DIR: z.string().default("./data"),
  DATABASE_URL: z
    .string()
    .refine(
      isPostgresUrl,
      "must be a PostgreSQL address, for example DATABASE_URL=postgres://user:password@host:5432/foothold",
    )
    .optional(),
  PUBLIC_URL: z
    .string()
    .refine(
      isOrigin,
      "must be where people reach the site, without a path, for example PUBLIC_URL=https://jobs.example.org",
    )
    .optional(),
  PRODUCT_NAME: z
    .string()
    .max(40, "must have at most 40 characters, for example PRODUCT_NAME=Foothold")
    .default("Foothold"),
  OPERATOR_NAME: z
    .string()
    .max(120, "must have at most 120 characters, for example OPERATOR_NAME=Example Cooperative")
    .default("the people who run this site"),
  OPERATOR_ADDRESS: z
    .string()
    .max(300, "must have at most 300 characters, for example OPERATOR_ADDRESS=1 Mill Lane, Leeds LS1 1AA, UK")
    .optional(),
  TRUSTED_PROXIES: z.coerce
    .number("must be how many proxies stand in front, for example TRUSTED_PROXIES=1")
    .int("must be how many proxies stand in front, for example TRUSTED_PROXIES=1")
    .min(0, "must be how many proxies stand in front, for example TRUSTED_PROXIES=1")
    .max(10, "must be how many proxies stand in front, for example TRUSTED_PROXIES=1")
    .default(0),
  COLLECT: z.enum(["on", "off"], "must be on or off, for example COLLECT=off").default("on"),
  AUTH_SECRET: z
    .string()
    .min(32, "must have at least 32 random characters, for example from: openssl rand -base64 32")
    .optional(),
  SMTP_URL: z
    .string()
    .refine(
      (text) => readSmtpAddress(text) !== null,
      "must be the address of a mail server, for example SMTP_URL=smtps://user:password@mail.example.org:465",
    )
    .optional(),
  MAIL_FROM: z
    .string()
    .refine(
      (text) => readMailbox(text) !== null,
      "must be an address, with or without a name, for example MAIL_FROM=Foothold <no-reply@example.org>",
    )
    .optional(),
  CONTACT_EMAIL: z
    .string()
    .refine(isMailAddress, "must be one address, for example CONTACT_EMAIL=hello@example.org")
    .optional(),
  SECURITY_CONTACT: z
    .string()
    .refine(
      (text) => isMailAddress(text) || URL.parse(text)?.protocol === "https:",
      "must be one address, or a page with https, for example SECURITY_CONTACT=security@example.org",
    )
    .optional(),
  METRICS_TOKEN: z
    .string()
    .min(32, "must have at least 32 random characters, for example from: openssl rand -base64 32")
    .optional(),
  SOCIAL_TWITTER: httpsAddress("SOCIAL_TWITTER=https://x.com/foothold"),
  SOCIAL_LINKEDIN: httpsAddress("SOCIAL_LINKEDIN=https://www.linkedin.com/company/foothold"),
  SOCIAL_INSTAGRAM: httpsAddress("SOCIAL_INSTAGRAM=https://www.instagram.com/foothold"),
  AI_BASE_URL: z
    .string()
    .refine(
      isServiceAddress,
      "must be the address of an OpenAI-compatible service, for example AI_BASE_URL=http://localhost:11434/v1",
    )
    .optional(),
  AI_MODEL: z.string().max(200, "must have at most 200 characters, for example AI_MODEL=llama3.1").optional(),
  AI_API_KEY: z.string().optional(),
  LOG_LEVEL: z
    .enum(
      ["fatal", "error", "warn", "info", "debug", "trace", "silent"],
      "must be one of fatal, error, warn, info, debug, trace or silent, for example LOG_LEVEL=info",
    )
    .default("info"),
  LOG_FORMAT: z
    .enum(["auto", "json", "text"], "must be auto, json or text, for example LOG_FORMAT=json")
    .default("auto"),
  NO_COLOR: z.string().optional(),
  NAV_TOKEN: z.string().optional(),
  USAJOBS_KEY: z.string().optional(),
  USAJOBS_EMAIL: z
    .string()
    .refine(
      isMailAddress,
      "must be the address of the key's owner, for example USAJOBS_EMAIL=ana@example.org",
    )
    .optional(),
  ADZUNA_APP_ID: z.string().optional(),
  ADZUNA_APP_KEY: z.string().optional(),
  ADZUNA_LOGO: z.string().optional(),
  REED_KEY: z.string().optional(),
  PRIVATE_SOURCES: z
    .string()
    .transform((text) => text.split(",").map((address) => address.trim()))
    .refine(
      (addresses) => addresses.every(isIpAddress),
      "must be IP addresses with commas between them, for example PRIVATE_SOURCES=10.0.0.7,fd00::7",
    )
    .default([]),
});

/**
 * Reads the configuration from environment variables. An empty variable counts as unset.
 * Each problem is one sentence for the operator; it never repeats the value, which may be a secret.
 *
 * @example
 * readConfig({ PORT: "http" })
 * // { ok: false, problems: ["PORT must be a number from 1 to 65535, for example PORT=3000."] }
 */
export function readConfig(
  env: Record<string, string | undefined>,
  mode: Config["mode"] = "production",
): ConfigResult {
  const given = Object.fromEntries(
    Object.keys(settings.shape).map((name) => [name, env[name]?.trim() || undefined]),
  );
  const read = settings.safeParse(given);
  if (!read.success) {
    return {
      ok: false,
      problems: read.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}.`),
    };
  }
  const value = read.data;
  if ((value.AI_BASE_URL === undefined) !== (value.AI_MODEL === undefined))
    return { ok: false, problems: ["AI_BASE_URL and AI_MODEL must be set together, or neither."] };
  const publicUrl = new URL(value.PUBLIC_URL ?? `http://localhost:${value.PORT}`);
  return {
    ok: true,
    config: {
      port: value.PORT,
      host: value.HOST,
      dataDir: value.DATA_DIR,
      databaseUrl: value.DATABASE_URL,
      publicUrl: publicUrl.origin,
      productName: value.PRODUCT_NAME,
      operatorName: value.OPERATOR_NAME,
      operatorAddress: value.OPERATOR_ADDRESS,
      trustedProxies: value.TRUSTED_PROXIES,
      collect: value.COLLECT === "on",
      authSecret: value.AUTH_SECRET,
      smtp: (value.SMTP_URL && readSmtpAddress(value.SMTP_URL)) || undefined,
      mailFrom:
        (value.MAIL_FROM && readMailbox(value.MAIL_FROM)) || defaultSender(value.PRODUCT_NAME, publicUrl),
      contactEmail: value.CONTACT_EMAIL,
      securityContact: value.SECURITY_CONTACT,
      metricsToken: value.METRICS_TOKEN,
      social: {
        twitter: value.SOCIAL_TWITTER,
        linkedin: value.SOCIAL_LINKEDIN,
        instagram: value.SOCIAL_INSTAGRAM,
      },
      languageModel:
        value.AI_BASE_URL !== undefined && value.AI_MODEL !== undefined
          ? { baseUrl: value.AI_BASE_URL, model: value.AI_MODEL, key: value.AI_API_KEY }
          : undefined,
      logLevel: value.LOG_LEVEL,
      logFormat: value.LOG_FORMAT,
      noColour: value.NO_COLOR !== undefined,
      privateSources: value.PRIVATE_SOURCES,
      sourceKeys: keysIn(value),
      mode,
      version: packageJson.version,
    },
  };
}

/** Variables with keys of sources. */
export const sourceKeyVariables = [
  "ADZUNA_APP_ID",
  "ADZUNA_APP_KEY",
  "ADZUNA_LOGO",
  "NAV_TOKEN",
  "REED_KEY",
  "USAJOBS_EMAIL",
  "USAJOBS_KEY",
] as const;

function keysIn(value: z.infer<typeof settings>): Config["sourceKeys"] {
  return Object.fromEntries(
    sourceKeyVariables.flatMap((name) => (value[name] === undefined ? [] : [[name, value[name]]])),
  );
}

/** A site that people reach by a number has no usable mail domain. */
function defaultSender(name: string, { hostname }: URL): Mailbox {
  const address = `no-reply@${hostname}`;
  const isNumber = /^[\d.]+$/.test(hostname);
  return { name, address: !isNumber && isMailAddress(address) ? address : "no-reply@localhost" };
}

function httpsAddress(example: string) {
  return z
    .string()
    .refine(
      (text) => URL.parse(text)?.protocol === "https:",
      `must be an https address, for example ${example}`,
    )
    .optional();
}

function isIpAddress(text: string): boolean {
  return z.union([z.ipv4(), z.ipv6()]).safeParse(text).success;
}

function isPostgresUrl(text: string): boolean {
  // `postgres://me@/db?host=/folder` names a Unix socket. Only PostgreSQL's own parser accepts an empty host there.
  const url = URL.parse(text.replace("@/", "@host/"));
  return url !== null && (url.protocol === "postgres:" || url.protocol === "postgresql:");
}

function isServiceAddress(text: string): boolean {
  const url = URL.parse(text);
  return (
    url !== null &&
    (url.protocol === "http:" || url.protocol === "https:") &&
    url.username === "" &&
    url.search === "" &&
    url.hash === ""
  );
}

function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  return (
    url !== null &&
    (url.protocol === "http:" || url.protocol === "https:") &&
    url.pathname === "/" &&
    url.search === "" &&
    url.hash === "" &&
    url.username === ""
  );
}
