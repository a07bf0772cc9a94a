/** Words that join others in titles of the ten languages. They are not indexed. Folded. */
export const functionWords: ReadonlySet<string> = new Set(
  (
    "a an the and or of for in at to with on by from as is are we you your our who us " +
    "der die das den dem des ein eine einer eines einen und oder fur im am an auf bei mit von vom zu zum zur als in " +
    "le la les l d du de des un une et ou pour au aux en sur avec par dans chez a " +
    "el los las y o u del al con por para sin e " +
    "il lo gli i di della dello dei degli delle dell da dal dalla nel nella per su sul ed " +
    "het een voor van met bij op te ter aan en " +
    "w we z ze i oraz lub na do dla ds przy po od " +
    "os as dos das da do no na nos nas em com para ou um uma " +
    "och eller for pa i till med av inom som vid en ett " +
    "a v ve s se k na pro nebo u o z do po"
  ).split(" "),
);
