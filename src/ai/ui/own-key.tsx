import { useState } from "react";
import { InputField } from "../../ui/input-field.tsx";
import { modelLimits } from "../model-request.ts";

const place = "language-model-key";

/** Reads the person's own key for the service. Returns null if there is none or the browser stores nothing. */
export function readStoredKey(): string | null {
  try {
    return localStorage.getItem(place)?.trim() || null;
  } catch {
    return null;
  }
}

/** A field for the person's own key, which stays in this browser. */
export function OwnKey({ host }: { host: string }) {
  const [key, setKey] = useState(() => readStoredKey() ?? "");
  return (
    <details className="fold">
      <summary>Your own key</summary>
      <InputField
        label={`Your key for ${host}`}
        optional
        hint="Kept in this browser only and sent with each request. This site passes it on and does not store it. Empty the field to delete it."
        type="password"
        autoComplete="off"
        maxLength={modelLimits.key}
        value={key}
        onChange={({ target }) => {
          setKey(target.value);
          try {
            if (target.value.trim() === "") localStorage.removeItem(place);
            else localStorage.setItem(place, target.value.trim());
          } catch {
            // A browser that stores nothing has no own key.
          }
        }}
      />
    </details>
  );
}
