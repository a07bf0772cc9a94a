import type { HttpBindings } from "@hono/node-server";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
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

/** Facts about a request that the Request itself does not hold. */
export type RequestInfo = {
  requestId: string;
  /** Adds the request id to every line. */
  log: Logger;
  /** Nonce of this response's Content-Security-Policy. */
  nonce: string;
  /** For rate limits. It is never stored or logged unchanged. */
  clientAddress: string;
};

/** Answers a request, or returns undefined to leave it to the next handler. */
export type RequestHandler = (
  request: Request,
  info: RequestInfo,
) => Response | undefined | Promise<Response | undefined>;

export type ServeOptions = {
  port: number;
  host: string | undefined;
  publicUrl: string;
  development: boolean;
  trustedProxies: number;
  log: Logger;
  /** Folder of the build's files, which are served before `handlers` are asked. */
  staticFolder?: string;
  /** Called in order until one answers. */
  handlers: RequestHandler[];
  /** Called with the server before it listens. */
  attach?: (node: Server) => Promise<void>;
  /** Connect-style, called before everything else: serves the development server's own files. */
  middleware?: (message: IncomingMessage, reply: ServerResponse, next: () => void) => void;
  /** Largest request body in bytes for a path; 1 MB when undefined. */
  bodyLimit?: (path: string) => number | undefined;
  /** Returns the text to log in place of a path, for paths that name people. */
  loggedPath?: (path: string) => string;
};
