/** Maximum number of characters that a reader may add to an answer. */
export const longestComment = 500;
