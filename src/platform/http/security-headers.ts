import { NONCE, secureHeaders } from "hono/secure-headers";
import type { MiddlewareHandler } from "hono";

/**
 * Sets the security headers of every answer. Scripts and style sheets come from this site or carry the nonce. Style
 * attributes are allowed: they can do no more harm than a class, and they carry a few custom properties. Pictures may
 * come from employers. The interview coach uses the microphone, after the person allows it. A route that sets one of
 * these headers itself keeps its own.
 */
export function securityHeaders(options: {
  /** Whether people reach the site only by https. */
  https: boolean;
  /** The development server writes style sheets into the page without a nonce. */
  development: boolean;
}): MiddlewareHandler {
  return secureHeaders({
    overwrite: false,
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      // WebAssembly may be compiled, but text never evaluated. The engine that draws CVs in the browser needs it.
      scriptSrc: ["'self'", "'wasm-unsafe-eval'", NONCE],
      styleSrc: ["'self'", options.development ? "'unsafe-inline'" : NONCE],
      styleSrcAttr: ["'unsafe-inline'"],
      imgSrc: ["'self'", "data:"],
      objectSrc: ["'none'"],
      baseUri: ["'self'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
    referrerPolicy: "strict-origin-when-cross-origin",
    permissionsPolicy: { camera: [], geolocation: ["self"], microphone: ["self"], payment: [], usb: [] },
    // For this host alone: other services of the operator's domain may not have https.
    strictTransportSecurity: options.https ? "max-age=31536000" : false,
    // `frame-ancestors` says the same to every browser since 2017.
    xFrameOptions: false,
    // No browser or page needs these, and every answer would carry them.
    originAgentCluster: false,
    xPermittedCrossDomainPolicies: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xXssProtection: false,
  });
}
