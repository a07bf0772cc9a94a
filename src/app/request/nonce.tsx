import { createContext, useContext } from "react";

const NonceContext = createContext<string | undefined>(undefined);

export const NonceProvider = NonceContext.Provider;

/**
 * Returns the nonce of this response for our own inline script. Undefined in the browser, where it must not be
 * readable.
 */
export function useNonce(): string | undefined {
  return useContext(NonceContext);
}
