import { passkey } from "@better-auth/passkey";
import type { BetterAuthOptions } from "better-auth";
import { twoFactor } from "better-auth/plugins/two-factor";
import type { Logger } from "pino";
import type { Config } from "../platform/config/config.ts";
import type { Database } from "../platform/database/tables.ts";
import { accountCookiePrefix, cookieRules } from "../platform/http/cookies.ts";
import { passwordLengths } from "./passwords/judge-password.server.ts";

/** Lifetime of a session in seconds. A visit on another day restarts it. */
export const sessionSeconds = cookieRules.session.seconds;
/** Seconds after which a session may be extended. */
export const refreshedAfter = 86_400;

const timestamps = { createdAt: "created_at", updatedAt: "updated_at" };

/**
 * Configures Better Auth for sessions, password checks, second steps and passkeys. Our own code creates and changes
 * accounts (docs/decisions) and limits attempts: Better Auth's sign-up and rate limiter are off.
 */
export function betterAuthOptions(from: {
  config: Pick<Config, "publicUrl" | "productName">;
  db: Database;
  log: Logger;
  secret: string;
}) {
  const { config, db, log, secret } = from;
  const https = config.publicUrl.startsWith("https:");
  return {
    appName: config.productName,
    baseURL: config.publicUrl,
    secret,
    database: { db, type: "postgres" },
    telemetry: { enabled: false },
    logger: {
      level: "error",
      disableColors: true,
      // Only the message is logged: the other arguments can contain a person's address.
      log: (level, message) => {
        // The browser sent an invalid passkey response: the client's mistake.
        const said = message.startsWith("Failed to verify registration") ? "debug" : level;
        log[said]({ from: "better-auth" }, withoutAddresses(message));
      },
    },
    rateLimit: { enabled: false },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      requireEmailVerification: true,
      autoSignIn: false,
      minPasswordLength: passwordLengths.min,
      maxPasswordLength: passwordLengths.max,
    },
    session: {
      modelName: "sessions",
      fields: {
        ...timestamps,
        userId: "user_id",
        expiresAt: "expires_at",
        ipAddress: "ip_address",
        userAgent: "user_agent",
      },
      expiresIn: sessionSeconds,
      updateAge: refreshedAfter,
      // Adding a passkey asks for the password instead (`reauthenticate`), so the age of the session does not matter.
      freshAge: 0,
      // Reads never write. `refreshSession` extends the session.
      deferSessionRefresh: true,
      cookieCache: { enabled: false },
    },
    user: { modelName: "users", fields: { ...timestamps, emailVerified: "email_verified" } },
    account: {
      modelName: "credentials",
      fields: {
        ...timestamps,
        userId: "user_id",
        accountId: "account_id",
        providerId: "provider_id",
        accessToken: "access_token",
        refreshToken: "refresh_token",
        idToken: "id_token",
        accessTokenExpiresAt: "access_token_expires_at",
        refreshTokenExpiresAt: "refresh_token_expires_at",
      },
    },
    verification: { modelName: "verifications", fields: { ...timestamps, expiresAt: "expires_at" } },
    plugins: [
      twoFactor({
        issuer: config.productName,
        // It would lock the owner out as well. `consumePersonLimit` counts attempts instead.
        accountLockout: { enabled: false },
        schema: {
          user: { fields: { twoFactorEnabled: "two_factor_enabled" } },
          twoFactor: {
            modelName: "two_factors",
            fields: {
              userId: "user_id",
              backupCodes: "backup_codes",
              failedVerificationCount: "failed_verification_count",
              lockedUntil: "locked_until",
            },
          },
        },
      }),
      passkey({
        rpID: new URL(config.publicUrl).hostname,
        rpName: config.productName,
        origin: config.publicUrl,
        schema: {
          passkey: {
            modelName: "passkeys",
            fields: {
              userId: "user_id",
              publicKey: "public_key",
              credentialID: "credential_id",
              deviceType: "device_type",
              backedUp: "backed_up",
              createdAt: "created_at",
            },
          },
        },
      }),
    ],
    advanced: {
      // `cookiePrefix` replaces it: the browser refuses such a cookie from a neighbouring host or without https.
      useSecureCookies: false,
      cookiePrefix: accountCookiePrefix(config),
      defaultCookieAttributes: { secure: https, httpOnly: true, sameSite: "lax", path: "/" },
      ipAddress: { disableIpTracking: true },
      disableCSRFCheck: false,
      disableOriginCheck: false,
    },
  } satisfies BetterAuthOptions;
}

function withoutAddresses(message: string): string {
  return message.replaceAll(/\S+@\S+/g, "[removed]");
}
