/** What an operation has to know of the request that asks for it. */
export type Visit = {
  /** Of the request: its cookies, and what the browser says it is. */
  headers: Headers;
  /** As the server reckons it, through trusted proxies only. */
  clientAddress: string;
  /** Aborts when the client no longer waits for the answer. */
  signal?: AbortSignal;
};
