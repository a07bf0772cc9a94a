/** Words that are too common to search for. "it" is missing on purpose: in job titles it is a trade. */
const common =
  "a an the and or of for in at to with on by from as is are be was were will this that these those you your we our us they their he she his her i me my its into over under about than then so if not no nor but can could should would may might must have has had do does did who whom which what when where why how all any both each more most other some such only own same too very per via etc";

export const stopWords: ReadonlySet<string> = new Set(common.split(" "));
