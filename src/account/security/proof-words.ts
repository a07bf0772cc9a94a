/** Errors under the password and code fields. */
export const proofErrors = {
  missing: { current: "Enter the password you have now." },
  "wrong-password": { current: "That is not the password of this account." },
  "wrong-code": {
    code: "That code is wrong or was used before. Enter the one the app shows now, or a recovery code.",
  },
} as const;
