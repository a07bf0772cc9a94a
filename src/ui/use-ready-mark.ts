import { useEffect } from "react";

/** Sets `data-ready` on the page once it is hydrated. Style sheets then show the controls that need JavaScript. */
export function useReadyMark(): void {
  useEffect(() => {
    document.documentElement.dataset["ready"] = "";
  }, []);
}
