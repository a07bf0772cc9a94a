import { useEffect, useState } from "react";

/** Returns true once something has been pending long enough to show it. */
export function useSlow(isPending: boolean, milliseconds = 200): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => setSlow(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isPending, milliseconds]);
  return isSlow && isPending;
}
