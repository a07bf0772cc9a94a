/** Cities by the letters that begin a British postcode. */
const british: Readonly<Record<string, string>> = Object.fromEntries(
  `London: E EC N NW SE SW W WC; Birmingham: B; Manchester: M; Leeds: LS; Liverpool: L; Sheffield: S; Bristol: BS;
   Newcastle upon Tyne: NE; Nottingham: NG; Leicester: LE; Edinburgh: EH; Glasgow: G; Cardiff: CF; Belfast: BT;
   Cambridge, UK: CB; Oxford, UK: OX; Reading, UK: RG; Brighton: BN; Southampton: SO; Portsmouth, UK: PO; Norwich: NR;
   Aberdeen, UK: AB; Bath, UK: BA; York, UK: YO; Bradford: BD; Coventry: CV; Derby: DE; Exeter: EX; Gloucester: GL;
   Guildford: GU; Hull: HU; Ipswich: IP; Milton Keynes: MK; Peterborough: PE; Plymouth, UK: PL; Preston: PR;
   Sunderland: SR; Swansea: SA; Swindon: SN; Stoke-on-Trent: ST; Wolverhampton: WV; Dundee: DD; Durham, UK: DH`
    .split(";")
    .flatMap((line) => {
      const [city = "", areas = ""] = line.split(":");
      return areas
        .trim()
        .split(" ")
        .map((area) => [area, city.trim()]);
    }),
);
/** Large American cities by the first digits of their ZIP codes. */
const american: Readonly<Record<string, string>> = Object.fromEntries(
  `Boston, MA: 021 022; Cambridge, MA: 02138 02139 02140 02141 02142; New York, NY: 100 101 102 103 104; Brooklyn, NY: 112;
   Philadelphia, PA: 191; Washington, DC: 200 202 203 204 205; Atlanta, GA: 303; Miami, FL: 331; Cleveland, OH: 441;
   Columbus, OH: 432; Detroit, MI: 482; Minneapolis, MN: 554; Chicago, IL: 606; St. Louis, MO: 631; Kansas City, MO: 641;
   Dallas, TX: 752; Houston, TX: 770; San Antonio, TX: 782; Austin, TX: 787; Denver, CO: 802; Salt Lake City, UT: 841;
   Phoenix, AZ: 850; Las Vegas, NV: 891; Los Angeles, CA: 900; San Diego, CA: 921; San Francisco, CA: 941; Oakland, CA: 946;
   Palo Alto, CA: 943; San Jose, CA: 951; Portland, OR: 972; Seattle, WA: 981; Pittsburgh, PA: 152; Baltimore, MD: 212;
   Charlotte, NC: 282; Nashville, TN: 372; Indianapolis, IN: 462; Milwaukee, WI: 532; Bentonville, AR: 72712 72713`
    .split(";")
    .flatMap((line) => {
      const [city = "", codes = ""] = line.split(":");
      return codes
        .trim()
        .split(" ")
        .map((code) => [code, city.trim()]);
    }),
);

const britishCode = /(?<![\p{L}\p{N}])([a-z]{1,2})\d[a-z\d]?\s?\d[a-z]{2}(?![\p{L}\p{N}])/iu;
const americanCode = /(?<![\p{L}\p{N}$£€.,])(\d{5})(?:-\d{4})?(?![\p{L}\p{N}])/u;

/**
 * Finds a British postcode or an American ZIP code of a large city, and the words without it.
 *
 * @example placeOfPostcode("python developer EC2A 4NE") // { place: "London", rest: "python developer" }
 */
export function placeOfPostcode(typed: string): { place: string; rest: string } | null {
  const code = britishCode.exec(typed) ?? americanCode.exec(typed);
  const key = (code?.[1] ?? "").toUpperCase();
  const place = british[key] ?? american[key] ?? american[key.slice(0, 3)];
  if (!code || !place) return null;
  return { place, rest: typed.replace(code[0], " ").replace(/\s+/g, " ").trim() };
}
