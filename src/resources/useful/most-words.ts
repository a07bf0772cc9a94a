/** Characters of the words that a reader may add to an answer. */
export const mostWords = 500;
