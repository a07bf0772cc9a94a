/** One search as a person makes it, and the kind of search that it tests. */
export type JudgedQuery = { keywords: string; location: string; kind: string };

/** The key of a query in judgements.json. */
export const queryKey = ({ keywords, location }: JudgedQuery): string => `${keywords} | ${location}`;

const of = (kind: string, ...keywords: string[]): JudgedQuery[] =>
  keywords.map((typed) => ({ keywords: typed, location: "", kind }));

/** Queries of every kind. judgements.json has their judgements under "keywords | location". */
export const judgedQueries: JudgedQuery[] = [
  ...of(
    "title",
    "accountant",
    "data scientist",
    "sales representative",
    "graphic designer",
    "receptionist",
    "civil engineer",
  ),
  ...of(
    "title",
    "project manager",
    "security engineer",
    "data analyst",
    "business analyst",
    "java developer",
    "cashier",
  ),
  ...of(
    "title",
    "senior software engineer",
    "junior accountant",
    "machine learning engineer",
    "penetration tester",
  ),
  ...of("company", "anthropic", "gitlab", "wipro", "schneider electric", "cloudflare", "mongodb"),
  ...of("company and title", "meta manager", "stripe engineer", "vitality data scientist"),
  ...of(
    "skill",
    "kubernetes",
    "rust",
    "autocad",
    "selenium",
    "machine learning",
    "peachtree",
    "incident response",
    "c++",
    "c#",
    ".net",
  ),
  ...of(
    "abbreviation",
    "swe",
    "sre",
    "qa engineer",
    "hr officer",
    "ml engineer",
    "js developer",
    "it support",
    "soc analyst",
  ),
  ...of(
    "synonym",
    "programmer",
    "infosec engineer",
    "shop assistant",
    "cook",
    "lawyer",
    "software developer python",
  ),
  ...of("spelling", "enginer", "acountant", "kuberntes", "mangaer marketing", "electrican"),
  ...of("compound", "front end developer", "full-stack engineer", "e-commerce", "backend"),
  ...of("beginning of a word", "pharmac", "dev", "econom"),
  ...of("phrase", '"customer service"', '"data engineer"', '"software engineer in test"'),
  ...of("without", "engineer -senior -software", "sales -manager"),
  ...of(
    "several words",
    "remote rails developer",
    "react native mobile developer",
    "aws devops engineer terraform",
  ),
  ...of(
    "several words",
    "cloud security architect",
    "video editor motion graphics",
    "marketing manager social media",
  ),
  ...of("place in the words", "data scientist london", "accountant addis ababa", "software engineer berlin"),
  ...of("other language", "programista", "werkstudent it security"),
  ...of("question", "nurse jobs", "driver jobs in addis ababa"),
  { keywords: "software engineer", location: "San Francisco", kind: "place" },
  { keywords: "engineer", location: "Germany", kind: "place" },
  { keywords: "data scientist", location: "remote", kind: "place" },
  { keywords: "sales", location: "Virginia", kind: "place" },
  { keywords: "analyst", location: "Manchester", kind: "place" },
  { keywords: "developer", location: "Canada or remote", kind: "place" },
];
