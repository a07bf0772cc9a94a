/** Whether a text has the form of an id. PostgreSQL refuses to compare any other text with one. */
export function isUuid(text: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
}

/** No row has this id. */
const noId = "00000000-0000-0000-0000-000000000000";

/** An id from an address or a form, as the database can compare it. Any other text becomes an id that no row has. */
export const toUuid = (text: string): string => (isUuid(text) ? text : noId);
