/**
 * Words that are in capitals even in a normal title. Words without a vowel need no entry: they always keep their
 * capitals.
 */
const acronyms = new Set(
  `HR IT QA UX UI AI ML BI PR PA EA VP AVP SVP EVP CEO CFO CTO COO CIO CISO CMO CRO GM AD RN LPN LVN CNA NP PTA OTA SLP
  OT PT ICU ER ED OR EMT EMS ABA ADHD NHS GP MRI CT ECG EEG ENT OB GYN IV USA US UK EU UAE NYC LA DC EMEA APAC LATAM
  AWS GCP SAP ERP CRM API SDK SQL NOSQL ETL SEO SEM SEA PPC B2B B2C PHP CSS HTML XML JSON REST SOAP LAMP MEAN
  MERN AEM CAD CAM CNC HVAC PLC SCADA EHS HSE OSHA CDL HGV LGV PSV CPA ACCA CIMA CFA AAT VAT AP AR FPA IFRS GAAP KYC AML
  AWP CSCS IOSH NEBOSH ICT ITIL PMO EPC EPMO RF ASIC FPGA DSP EMC OEM R&D M&A F&B FMCG OTC OTR LTL SUV BIM MEP EIA GIS
  IOT AR VR XR 2D 3D CGI VFX II III IV VI VII VIII IX TV DJ ESL EFL TEFL SEN SENCO EYFS TA PE STEM RE ICT MBA BA MA
  ASAP TBC NGO UN WASH SRHR MEAL CSR ESG DEI LGBT AC DC UPS LED UAV ATM POS ACH EDI WMS TMS SKU QC QHSE API DBA SRE SDET
  IAM SOC SIEM OT AEC ISO IRS FDA EPA DOD DOE NASA USMC CIA FBI TSA TTO USDA TS SCI ISSO ISSM`
    .split(/\s+/)
    .map((word) => word.toUpperCase()),
);

/** Words in lower case inside a title, in any language. */
const smallWords = new Set(
  "a an and at by for from in of off on or per the to via with de des du en et la le les und der die das für mit im am del y e da do di van voor".split(
    " ",
  ),
);

/** Shorter or mixed words always keep their case. */
const minShoutedLetters = 6;

/**
 * Converts a title in capitals to normal case and keeps acronyms. If fewer than 80% of the letters are capitals, only
 * a rank in capitals ("SENIOR React Developer") is converted. A title that is only an acronym is returned unchanged.
 *
 * @example lowerCapitals("SENIOR AWS ENGINEER (NIGHTS)") // "Senior AWS Engineer (Nights)"
 */
export function lowerCapitals(title: string): string {
  const letters = title.match(/\p{L}/gu)?.length ?? 0;
  const capitals = title.match(/\p{Lu}/gu)?.length ?? 0;
  if (capitals < minShoutedLetters || capitals < letters * 0.8) return title.replace(shoutedRank, calmRank);
  if (!/\p{Lu}{4}/u.test(title)) return title;
  return title.replace(/[\p{L}\p{N}&'’.]+/gu, (word, at: number) => calmWord(word, at === 0));
}

/** "SENIOR React Developer" */
const shoutedRank = /(?<!\p{L})(?:SENIOR|JUNIOR|LEAD|PRINCIPAL)(?= \p{Lu}?\p{Ll})/gu;
const calmRank = (word: string) => word.charAt(0) + word.slice(1).toLowerCase();

/** Names with capitals in unusual positions. */
// prettier-ignore
const spellings: Readonly<Record<string, string>> = {
  IOS: "iOS", MYSQL: "MySQL", POSTGRESQL: "PostgreSQL", JAVASCRIPT: "JavaScript", TYPESCRIPT: "TypeScript",
  TIKTOK: "TikTok", YOUTUBE: "YouTube", LINKEDIN: "LinkedIn", WORDPRESS: "WordPress", DEVOPS: "DevOps", SAAS: "SaaS",
  PHD: "PhD", GITHUB: "GitHub", SHAREPOINT: "SharePoint",
};

function calmWord(word: string, isFirst: boolean): string {
  const spelling = spellings[word];
  if (spelling !== undefined) return spelling;
  const bare = word.replace(/[.'’]+$/, "");
  if (acronyms.has(bare.toUpperCase()) && !smallWords.has(bare.toLowerCase())) return word;
  if (/\d/.test(word) || word !== word.toUpperCase() || /[&.]./.test(word)) return word;
  if (!isFirst && smallWords.has(word.toLowerCase())) return word.toLowerCase();
  // "CRM", "NHS", "Sr": no vowel, no word. Only for Latin letters, and Y counts as a vowel.
  if (/^[\p{Script=Latin}]{2,5}$/u.test(bare) && !/[AEIOUYÀ-ÖØ-Þ]/i.test(bare) && !knownShort.has(bare))
    return word;
  return word.charAt(0) + word.slice(1).toLowerCase();
}

/** Abbreviations without a vowel that are not acronyms. */
const knownShort = new Set(["SR", "JR", "MGR", "DR", "MR", "MRS", "MS", "ST", "SNR", "JNR", "TECH"]);
