/** The most common short words of languages in Latin letters. A word that several share counts for each of them. */
const words: Readonly<Record<string, string>> = {
  en: "the and of to in for with you we are is our your will be this that as on at from have or an by it who all can their has",
  de: "und die der das für mit wir sie zu in den von ist eine einen im auf bei als oder du dein ihre unser unsere sich auch sowie nicht dich dir wird zum zur des dem uns ein",
  fr: "et de la le les des du en vous nous pour dans une un est avec sur votre nos au aux que qui notre par ou sont être plus ce cette",
  es: "y de la el los las en para con una un que del por se es como su tu nuestro nuestra al más o te nos lo",
  it: "e di il la le gli per con una un in del della che nel dei delle è sono al alla da si nostro o ai come più",
  pt: "e de a o os as em para com uma um que do da dos das no na por é se ou como sua você nossa ao mais não",
  nl: "en de het een van in je voor met wij we op te bij aan is zijn jij als ons onze die dat naar of niet ook wat om jouw",
  pl: "i w z na do się o oraz dla od jest nie za po lub przez jako które których będzie są ze naszego co aby twoje nas",
  sv: "och att i för en på med som är av vi du till det ett den har dig om vår din eller kan hos ska våra",
  da: "og at i for en på med som er af vi du til det et den har dig om vores din eller kan hos vil ikke",
  no: "og å i for en på med som er av vi du til det et den har deg om vår din eller kan hos vil ikke våre",
  fi: "ja on että sekä ei tai se olet meillä työ sinulla kanssa joka mukaan myös voit sinun hyvä meidän",
  cs: "a v na se s je do že pro z jsou nebo ve práce si o u jako které budete nabízíme vám i za po od",
  sk: "a v na sa s je do že pre z sú alebo vo práce si o u ako ktoré budete ponúkame vám aj za po od",
  hu: "a az és hogy nem is egy van meg vagy mint de ha munka való valamint illetve számára",
  ro: "și de la în cu pe pentru un o din este să care sau ca nu mai al ai vei noi sunt",
  tr: "ve bir bu için ile olarak da de en olan çok veya olmak sahip iş ekip gibi",
  hr: "i u je na za se da s su od o ili koji kao biti rad te po iz što uz",
  ca: "i de la el els les en per a amb una un que del és o com al més",
};

/** Languages by word. */
export const functionWords: ReadonlyMap<string, readonly string[]> = (() => {
  const languages = new Map<string, string[]>();
  for (const [language, list] of Object.entries(words)) {
    for (const word of new Set(list.split(" ")))
      languages.set(word, [...(languages.get(word) ?? []), language]);
  }
  return languages;
})();

export const longestFunctionWord = Math.max(...[...functionWords.keys()].map((word) => word.length));
