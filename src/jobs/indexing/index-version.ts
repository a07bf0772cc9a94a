/**
 * Version of the columns that `jobRow` builds from postings. Raise it when they are built differently: rows with an older
 * version are then rebuilt in the background.
 */
export const indexVersion = 32;
