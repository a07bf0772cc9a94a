import * as z from "zod";

const text = z.string().min(1).max(20_000);

const passkeyResponse = z.object({
  id: text,
  rawId: text,
  type: z.literal("public-key"),
  authenticatorAttachment: z.string().max(40).nullish(),
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
  response: z.object({
    clientDataJSON: text,
    attestationObject: text,
    transports: z.array(z.string().max(40)).max(20).optional(),
  }),
});

/** A new passkey as a browser sends it: `PublicKeyCredential.toJSON()` of a newly created one. */
export type PasskeyResponse = z.infer<typeof passkeyResponse>;

/** Reads a passkey from a request body. Returns null for any other shape. */
export function readPasskeyResponse(sent: unknown): PasskeyResponse | null {
  const result = passkeyResponse.safeParse(sent);
  return result.success ? result.data : null;
}
