import type { Logger } from "../log/log.ts";

/**
 * Returns a function to call with the X-Forwarded-For header of each request. It warns once when the header arrives but
 * no proxy is trusted, because all visitors behind the proxy would then share the limits of one address.
 */
export function warnOfIgnoredProxy({
  trustedProxies,
  log,
}: {
  trustedProxies: number;
  log: Pick<Logger, "warn">;
}): (forwardedFor: string | undefined) => void {
  let isSilent = trustedProxies > 0;
  return (forwardedFor) => {
    if (isSilent || forwardedFor === undefined) return;
    isSilent = true;
    log.warn(
      "X-Forwarded-For arrived and was ignored. If this site runs behind a proxy, set TRUSTED_PROXIES (usually to 1): until then limits treat all visitors as one.",
    );
  };
}
