import { Notice } from "../../ui/notice.tsx";

/** Says that the job of an address is gone, and what to do instead. */
export function GoneJobNotice({ instead }: { instead: string }) {
  return (
    <Notice tone="warn">
      <strong>This job is no longer listed here.</strong> {instead}
    </Notice>
  );
}
