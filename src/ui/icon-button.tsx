import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { Button } from "./button.tsx";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";

type IconButtonProps = Omit<ComponentProps<typeof Button>, "children"> & { icon: LucideIcon; label: string };

/** A small button with an icon and no visible words. Screen readers say its `label`. */
export function IconButton({ icon, label, className, ...rest }: IconButtonProps) {
  return (
    <Button look="quiet" size="sm" {...rest} className={classNames("btn-icon", className)} aria-label={label}>
      <Icon of={icon} size="sm" />
    </Button>
  );
}
