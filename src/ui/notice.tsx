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
  /** Reads it out when it appears: at once for what went wrong after an action, politely for what went well. */
  announce?: "at-once" | "politely";
};

/** Something to know, standing where it matters. What is broken comes with its remedy. */
export function Notice({ tone = "info", children, announce }: NoticeProps) {
  return (
    <div className={`notice ${grounds[tone]}`} role={announce && roles[announce]}>
      <Icon of={icons[tone]} />
      <div>{children}</div>
    </div>
  );
}
