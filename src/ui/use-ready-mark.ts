import { useEffect } from "react";
import { useLocation } from "react-router";

/**
 * Sets `data-ready` on the page once it is hydrated. Style sheets then show the controls that need JavaScript. Its value
 * is the router's key of the page that is shown, which tests wait for after a navigation: the address changes earlier.
 */
export function useReadyMark(): void {
  const { key } = useLocation();
  useEffect(() => {
    document.documentElement.dataset["ready"] = key;
  }, [key]);
}
