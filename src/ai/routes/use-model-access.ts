import { useMemo } from "react";
import { useRouteLoaderData } from "react-router";
import type { ModelAccess } from "../ui/model-context.ts";
import { browserEnv } from "../../platform/browser/browser-env.ts";
import type { loader as rootLoader } from "../../root.tsx";

/** Returns how the page can reach the operator's language model; null on a site without one. */
export function useModelAccess(advert = ""): ModelAccess | null {
  const host = useRouteLoaderData<typeof rootLoader>("root")?.languageModel ?? null;
  return useMemo(
    () => (host === null ? null : { host, advert, requirements: "", fetch: browserEnv.fetch }),
    [host, advert],
  );
}
