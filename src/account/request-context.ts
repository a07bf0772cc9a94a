/** The data of a request that account operations need. */
export type RequestContext = {
  /** Headers of the request: its cookies and its user agent. */
  headers: Headers;
  /** Determined by the server, using only trusted proxies. */
  clientAddress: string;
  /** Aborts when the client no longer waits for the answer. */
  signal?: AbortSignal;
};
