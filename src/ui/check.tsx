import type { ComponentProps, ReactNode } from "react";

type CheckProps = Omit<ComponentProps<"input">, "type" | "className"> & {
  type?: "checkbox" | "radio";
  label: ReactNode;
  /** A number after the label, such as the number of results. */
  count?: string;
};

export function Check({ type = "checkbox", label, count, ...rest }: CheckProps) {
  return (
    <label className="check">
      <input {...rest} type={type} />
      {label}
      {count && <span className="n">{count}</span>}
    </label>
  );
}
