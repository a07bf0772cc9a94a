import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "../../ui/button.tsx";
import { useErrorFocus } from "../../ui/field.tsx";

type AuthFormProps = {
  /** Path and query of the page it posts to. */
  action: string;
  button: string;
  /** The label while the form is being sent: the -ing form. */
  busy: string;
  children?: ReactNode;
};

/** A form for signing in or up: a plain POST with one button. The first field with an error gets the focus. */
export function AuthForm({ action, button, busy, children }: AuthFormProps) {
  const form = useErrorFocus();
  const navigation = useNavigation();
  const isSending = navigation.state !== "idle" && navigation.formAction === action;
  return (
    <Form ref={form} method="post" action={action} noValidate preventScrollReset>
      {children}
      <Button look="primary" size="lg" block busy={isSending}>
        {isSending ? busy : button}
      </Button>
    </Form>
  );
}
