import { LogOut } from "lucide-react";
import { Form, useNavigation } from "react-router";
import { Icon } from "../../ui/icon.tsx";

/** Ends the session: a form, so that it works without script. */
export function SignOutButton({ className }: { className?: string }) {
  const leaving = useNavigation().formAction === "/sign-out";
  return (
    <Form method="post" action="/sign-out">
      <button
        className={className}
        aria-busy={leaving || undefined}
        onClick={leaving ? (event) => event.preventDefault() : undefined}
      >
        <Icon of={LogOut} size="sm" />
        {leaving ? "Signing out..." : "Sign out"}
      </button>
    </Form>
  );
}
