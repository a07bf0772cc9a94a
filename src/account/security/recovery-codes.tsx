import { Notice } from "../../ui/notice.tsx";

/** Recovery codes, each of which replaces the app once. They can never be shown again. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <div className="recovery-codes">
      <Notice tone="warn">
        <strong>Keep these recovery codes.</strong> Each one signs you in once when you do not have the app.
        They are shown only now.
      </Notice>
      <ul aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </div>
  );
}
