import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

const icons = { info: Info, good: CircleCheck, warn: TriangleAlert, bad: CircleAlert } as const;
const grounds = {
  info: "notice-brand",
  good: "notice-good",
  warn: "notice-warn",
  bad: "notice-bad",
} as const;

const roles = { "at-once": "alert", politely: "status" } as const;

type NoticeProps = {
  tone?: keyof typeof icons;
  children: ReactNode;
  /**
   * Makes screen readers announce it when it appears: "at-once" for failures after an action, "politely" for success.
   */
  announce?: "at-once" | "politely";
};

/** A message next to the place that it concerns. A problem comes with its solution. */
export function Notice({ tone = "info", children, announce }: NoticeProps) {
  return (
    <div className={`notice ${grounds[tone]}`} role={announce && roles[announce]}>
      <Icon of={icons[tone]} />
      <div>{children}</div>
    </div>
  );
}
