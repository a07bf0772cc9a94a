/**
 * The security headers of every answer. Scripts and style sheets come from this site or carry the nonce. Style
 * attributes are allowed: they can do no more harm than a class, and they carry a few custom properties. Pictures may
 * come from employers.
 */
export function securityHeaders(options: {
  nonce: string;
  /** Whether people reach the site only by https. */
  https: boolean;
  /** The development server writes style sheets into the page without a nonce. */
  development?: boolean;
}): Record<string, string> {
  const nonce = `'nonce-${options.nonce}'`;
  const policy = {
    "default-src": "'self'",
    // WebAssembly may be compiled, but text never evaluated. The engine that draws CVs in the browser needs it.
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
    // For this host alone: other services of the operator's domain may not have https.
    ...(options.https ? { "strict-transport-security": "max-age=31536000" } : {}),
  };
}
