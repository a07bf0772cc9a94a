/** Errors under the password and code fields. */
export const proofErrors = {
  missing: { current: "Enter your current password." },
  "wrong-password": { current: "That password is not correct." },
  "wrong-code": {
    code: "That code is wrong or was used before. Enter the one the app shows now, or a recovery code.",
  },
} as const;
