/** The most common short words of languages in Latin letters. Several languages may share a word. */
// prettier-ignore
const words: Readonly<Record<string, string>> = {
  en: "a the and of to in for with you we are is our your will be this that as on at from have has had or an by it its who whom all can their was were been which into through while between within about over during using my them they he she his her not but if",
  de: "und die der das für mit wir sie zu in den von ist war eine einen einer eines im auf bei als oder du dein deine ihr ihre unser unsere sich auch sowie nicht dich dir wird werden wurde zum zur des dem uns ein ich nach über an aus durch bis seit unter am vom",
  fr: "et de la le les des du d l en vous nous pour dans une un est avec sur votre vos nos au aux que qui notre par ou sont être plus ce cette ces à été chez se ses son sa leur leurs depuis ainsi mes je afin",
  es: "y de la el los las en para con una un que del al por se es como su sus tu nuestro nuestra más o te nos lo le fue desde durante entre sobre mediante así este esta son no sin ha han hasta cada todo todos también hay ser muy puede tiene cuando donde ya si",
  it: "e di il la le gli lo i per con una un in del della che nel nella nei dei delle degli dello è sono al alla allo agli alle dal dalla si da nostro nostra o ai ad ed come più su sul presso anche",
  pt: "e de a o os as em para com uma um que do da dos das no na nos nas por é se ou como sua seu você nossa nosso ao à às mais não pelo pela foi desde até são",
  nl: "en de het een van in je voor met wij we op te bij aan is zijn jij als ons onze die dat naar of niet ook wat om jouw jij door uit over tot was heb mijn binnen onder het worden wordt heeft er",
  pl: "i w z na do się o oraz dla od jest nie za po lub przez jako które których który będzie są ze naszego co aby twoje nas we przy był była jak a u nad pod czy tym ich",
  sv: "och att i för en på med som är av vi du till det ett den de har dig om vår din eller kan hos ska våra vid från samt inom in ut jag",
  da: "og at i for en på med som er af vi du til det et den de har dig om vores din eller kan hos vil ikke ved fra samt inden der jeg blev var efter hvis når kun uden din dine mere også skal",
  no: "og å i for en på med som er av vi du til det et den de har deg om vår din eller kan hos vil ikke våre ved fra samt innen jeg ble var etter hvis når kun uten dine mer også skal",
  fi: "ja on että sekä ei tai se olet meillä työ sinulla kanssa joka mukaan myös voit sinun hyvä meidän oli ovat kun mutta jotka sen",
  cs: "a v na se s je do že pro z jsou nebo ve práce si o u jako které který která budete nabízíme vám i za po od k při ze pod jsem byl byla",
  sk: "a v na sa s je do že pre z sú alebo vo práce si o u ako ktoré ktorý ktorá budete ponúkame vám aj za po od k pri zo pod som bol bola",
  hu: "a az és hogy nem is egy van meg vagy mint de ha munka való valamint illetve számára volt szerint által során után között",
  ro: "și de la în cu pe pentru un o din este să care sau ca nu mai al ale ai a ei lui vei noi sunt prin către după fi au cel",
  tr: "ve bir bu için ile olarak da de en olan çok veya olmak sahip iş ekip gibi üzere sonra kadar tarafından olan göre daha",
  hr: "i u je na za se da s su od o ili koji koja koje kao biti rad te po iz što uz do sam smo pri",
  ca: "i de la el els les en per a amb una un que del és o com al més dels als són aquest seva",
  id: "dan yang di untuk dengan dari pada ke dalam ini atau adalah akan anda kami sebagai oleh dapat secara para",
  vi: "và của các cho là trong với được có những một để từ về tại người không trên theo đã",
};

/** Letters that tell the same languages from English. */
const letters: Readonly<Record<string, string>> = {
  de: "äöüß",
  fr: "àâçèéêëîïôûœ",
  es: "ñ",
  it: "àèòù",
  pt: "áâãçéêíõ",
  pl: "ąćęłńóśźż",
  sv: "åäö",
  da: "åæø",
  no: "åæø",
  fi: "äö",
  cs: "áéíýčěřšůž",
  sk: "áéíôýčĺľŕšž",
  hu: "áéíöőüű",
  ro: "âîăşțșţ",
  tr: "çöüğış",
  hr: "ćčđšž",
  ca: "àçèïò",
  vi: "đơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ",
};

const languagesByWord = byKey(words, (list) => list.split(" "));
const languagesByLetter = byKey(letters, (list) => list.split(""));

/** Returns the languages that a word in lower case speaks for: as a function word, or by its letters. */
export function languagesOfWord(word: string): Iterable<string> {
  const known = languagesByWord.get(word);
  if (known || !/[^a-z]/.test(word)) return known ?? [];
  return new Set(word.split("").flatMap((letter) => languagesByLetter.get(letter) ?? []));
}

function byKey(
  table: Readonly<Record<string, string>>,
  split: (list: string) => string[],
): Map<string, string[]> {
  const languages = new Map<string, string[]>();
  for (const [language, list] of Object.entries(table)) {
    for (const key of new Set(split(list))) languages.set(key, [...(languages.get(key) ?? []), language]);
  }
  return languages;
}
