import { MailX } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "../../ui/icon.tsx";

/** Explains that the site sends no mail, and what that means here. */
export function NoMailNote({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="plain-note">
      <h2>
        <Icon of={MailX} />
        {title}
      </h2>
      {children}
    </div>
  );
}
