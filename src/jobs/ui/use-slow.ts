import { useEffect, useState } from "react";

/** True once something has been pending for so long that it should be shown. */
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
