import type { HttpBindings } from "@hono/node-server";
import type { Logger } from "../log/log.ts";

/** Values that the middleware of a request shares. */
export type HttpEnv = {
  Bindings: HttpBindings;
  Variables: {
    requestId: string;
    /** Adds the request id to every line. */
    log: Logger;
    /** The public address of the request. */
    url: URL;
    /** Nonce of this response's Content-Security-Policy. */
    secureHeadersNonce: string;
  };
};
