import { useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "../../ui/button.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { searchPath } from "../search/query/search-address.ts";
import { changed, type SearchQuery } from "../search/query/search-query.ts";

const radius = 25;

/**
 * A button that searches around the person. The browser asks them first. The position is rounded to about ten kilometres
 * before it leaves the browser, and is not stored.
 */
export default function SearchNearby({ query }: { query: SearchQuery }) {
  const isHydrated = useHydrated();
  const navigate = useNavigate();
  const [state, setState] = useState<"ready" | "asking" | "failed">("ready");
  if (!isHydrated) return null;
  const search = async () => {
    setState("asking");
    const town = await townHere().catch(() => null);
    setState(town === null ? "failed" : "ready");
    if (town !== null) await navigate(searchPath(changed(query, { location: town, radius })));
  };
  return (
    <>
      <Button size="sm" busy={state === "asking"} onClick={() => void search()}>
        {state === "asking" ? "Finding your town..." : "Use my position"}
      </Button>
      <output>{state === "failed" && " Your browser did not say where you are. Type a town instead."}</output>
    </>
  );
}

/** Asks the browser for the position, and returns the nearest town; null if there is none. */
async function townHere(): Promise<string | null> {
  const { coords } = await new Promise<GeolocationPosition>((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: 10_000, maximumAge: 600_000 });
  });
  const at = [coords.latitude, coords.longitude].map((degrees) => degrees.toFixed(1)).join(",");
  const response = await fetch(`/jobs/suggest?${new URLSearchParams({ at }).toString()}`);
  const [town] = response.ok ? ((await response.json()) as { text: string }[]) : [];
  return town?.text ?? null;
}
