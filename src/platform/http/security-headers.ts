/**
 * What every answer tells the browser to refuse. Scripts and style sheets come from this site or carry the
 * nonce; style attributes are allowed, since they can do no harm that a class could not and carry a few
 * custom properties; pictures may come from employers.
 */
export function securityHeaders(options: {
  nonce: string;
  /** Whether people reach the site by https only. */
  https: boolean;
  /** The development server writes style sheets into the page without a nonce. */
  development?: boolean;
}): Record<string, string> {
  const nonce = `'nonce-${options.nonce}'`;
  const policy = {
    "default-src": "'self'",
    // WebAssembly is compiled, never text: the engine that draws CVs in the browser.
    "script-src": `'self' 'wasm-unsafe-eval' ${nonce}`,
    "style-src": options.development ? "'self' 'unsafe-inline'" : `'self' ${nonce}`,
    "style-src-attr": "'unsafe-inline'",
    "img-src": "'self' data:",
    "object-src": "'none'",
    "base-uri": "'self'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
  };
  return {
    "content-security-policy": Object.entries(policy)
      .map(([directive, sources]) => `${directive} ${sources}`)
      .join("; "),
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    // Of this host alone: other services of the operator's domain may not have https.
    ...(options.https ? { "strict-transport-security": "max-age=31536000" } : {}),
  };
}
