import type { Config } from "../../platform/config/config.ts";
import type { LinkPurpose } from "./link-token.server.ts";

const pages: Record<LinkPurpose, string> = { confirm: "/auth/confirm", recover: "/auth/new-password" };

export function linkAddress(
  { publicUrl }: Pick<Config, "publicUrl">,
  purpose: LinkPurpose,
  token: string,
  returnUrl = "/",
): string {
  const parameters = new URLSearchParams({ token, ...(returnUrl === "/" ? {} : { returnUrl }) });
  return `${publicUrl}${pages[purpose]}?${parameters}`;
}
