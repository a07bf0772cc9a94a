const english =
  "two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty dozens? hundreds? thousands? millions? double[ds]? tripled? halved twice";

/** Numbers from two on in the other languages of headings. Words that are mostly something else there are left out. */
const others = `
  zwei drei vier fünf sechs sieben acht neun zehn elf zwölf \\p{L}+zehn zwanzig dreißig vierzig fünfzig hundert\\p{L}* tausend\\p{L}*
  dutzend\\p{L}* verdoppelt halbiert hälfte verdreifacht
  deux trois quatre cinq six sept huit neuf dix onze douze quinze vingt trente quarante cinquante cents? mille doubl[ée]e?s? moitié
  triplé douzaines? centaines? milliers?
  tres cuatro cinco seis siete ocho nueve diez doce quince veinte treinta cuarenta cincuenta cien cientos mil miles docenas? mitad
  duplicad[oa]s? triplicad[oa]s?
  due tre quattro cinque sette otto dieci undici dodici quindici venti trenta quaranta cinquanta cento mila metà raddoppiat[oa] decine
  dois duas três quatro oito nove dez doze quinze vinte trinta quarenta cinquenta cem metade milhares
  twee drie vijf zes zeven acht negen tien elf twaalf vijftien twintig dertig veertig vijftig honderd\\p{L}* duizend\\p{L}* verdubbeld
  dwa dwie dwóch trzy trzech trzema cztery czterech pięć pięciu sześć sześciu siedem siedmiu osiem ośmiu dziewięć dziewięciu
  dziesięć dziesięciu dwanaście dwunastu dwadzieścia dwudziestu sto stu tysiąc\\p{L}* połow[aęy]
  δύο τρεις τρία τέσσερις τέσσερα πέντε έξι επτά οκτώ εννέα δέκα δώδεκα είκοσι τριάντα εκατό χίλι\\p{L}*
  два дві двох три трьох чотири чотирьох п['’]ят[ьи] шіст[ьи] шести сім семи вісім восьми дев['’]ят[ьи] десят[ьи] двадцят[ьи] сто тисяч\\p{L}*
  \\p{L}{0,2}(?:اثنين|ثلاثة?|أربعة?|خمسة?|ستة|سبعة?|ثماني?ة?|تسعة?|عشرة?|عشرين|عشرون|ثلاثين|أربعين|خمسين|مئة|مائة|ألف|آلاف)
  ו?(?:שני|שתי|שלושה|שלוש|ארבעה|ארבע|חמישה|חמש|שישה|שבעה|שמונה|תשעה|עשרה|עשר|עשרים|מאה|אלף)`;

const wholeWords = (words: string): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{M}\\p{N}])(?:${words.trim().split(/\s+/).join("|")})(?![\\p{L}\\p{M}\\p{N}])`,
    "iu",
  );

export const englishNumber = wholeWords(english);
export const foreignNumber = wholeWords(others);
/** Phrases of a share, and numbers of scripts without spaces. */
export const sharePattern =
  /\b(?:half of|quarter of|a third)\b|[二三四五六七八九十百千万]\s?(?:人|名|个|件|年|月|%|倍|社|店|万|千|台)/iu;
