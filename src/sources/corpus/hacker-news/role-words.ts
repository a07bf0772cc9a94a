const nouns =
  "engineers?|developers?|devs?|programmers?|coders?|hackers?|designers?|architects?|scientists?|analysts?|managers?|directors?|administrators?|admins?|sysadmins?|sres?|consultants?|specialists?|researchers?|recruiters?|writers?|editors?|copywriters?|marketers?|strategists?|coordinators?|assistants?|associate|representatives?|reps?|executives?|technicians?|testers?|agents?|evangelists?|advocates?|accountants?|controllers?|operators?|mentors?|instructors?|teachers?|tutors?|nurses?|physicians?|doctors?|clinicians?|therapists?|attorneys?|lawyers?|counsels?|paralegals?|artists?|animators?|producers?|planners?|buyers?|experts?|generalists?|mathematicians?|statisticians?|physicists?|chemists?|biologists?|economists?|traders?|quants?|sdes?|swes?|sdets?|co-?founders?|scrum masters?|product owners?|ctos?|ceos?|coos?|cmos?|cfos?|cpos?|vps?|leads?|heads?|leaders?|interns?|webmasters?|machinists?|mechanics?|drivers?|bookkeepers?|receptionists?|officers?|underwriters?|actuar(?:y|ies)|postdocs?|fellows?|rockstars?|ninjas?|gurus?|chefs?|cooks?|curators?|librarians?|moderators?|translators?|devops";
const roleNoun = new RegExp(`(?<![\\p{L}\\d])(?:${nouns})(?![\\p{L}\\d])`, "iu");
const field =
  /(?<![\p{L}])(?:software|engineering|back[- ]?end|front[- ]?end|full[- ]?stack|dev ?ops|sre|qa|data science|data|machine learning|ml|ai|design|ux|ui|marketing|sales|product|mobile|ios|android|web|infrastructure|security|support|operations|finance|hr|customer success|business development|bizdev|embedded|hardware|firmware|research|analytics|technical|tech|growth|content|blockchain|dev|development|systems?|platform|cloud|accounting|legal|recruiting)(?![\p{L}])/giu;
const vaguePattern =
  /\b(?:various|multiple|several|many|all|different|numerous|open|other|more|lots of|see(?: below)?(?: for)?|a few|\d+\+?|roles?|positions?|openings?|jobs?|opportunities|hiring|teams?|vacancies|list(?:ed)?|below|of|across|the|for|and|kinds?|available|we(?:'re| are))\b/gi;
const plural = /\b(?:roles|positions|openings|jobs|opportunities|vacancies)\b/i;
const sentence =
  /\b(?:we|we're|our|is|are|you|your|us|has|have|was|i|my|builds?|helps?|makes?|provides?|that|who)\b/i;

/** True when the words name work someone is hired for: "Senior Backend Engineer", "Engineering, Design". */
export function isRole(words: string): boolean {
  const count = words.split(/\s+/).length;
  if (/^(?:help|join|build|make|come|work|meet)\b/i.test(words)) return false;
  if (roleNoun.test(words)) return count <= 30 && !(count > 12 && sentence.test(words));
  if (sentence.test(words) || count > 8) return false;
  if (plural.test(words) && !isVague(words))
    return count <= 6 && !/\b(?:including|with|but|opportunities to)\b/i.test(words);
  // Fields alone: "Frontend, Backend, Business Development".
  return words.search(field) !== -1 && withoutFields(words) === "";
}

/** True when the words say that there are openings but not which: "Multiple roles", "See below for positions". */
export function isVague(words: string): boolean {
  if (words.search(vaguePattern) === -1) return false;
  return words.replace(vaguePattern, "").replace(/[^\p{L}\d]/gu, "") === "";
}

/** True when the last word is the noun of a role: "Senior Engineers (Go)", but not "Sales Engineering Group". */
export function endsInRole(words: string): boolean {
  const plain = words.replace(/\([^)]*\)/g, "").trim();
  return hasRoleNoun(plain.split(/[\s,/]+/).at(-1) ?? "");
}

export function hasRoleNoun(words: string): boolean {
  return roleNoun.test(words);
}

const technique =
  /(?<![\p{L}])(?:react(?:\.?js| native)?|node(?:\.?js)?|python|java(?:script)?|typescript|js|golang|go|ruby(?: on rails)?|rails|ror|php|scala|kotlin|swift|c\+\+|c#|c|\.net|aws|gcp|docker|kubernetes|k8s|postgres\w*|angular\w*|vue(?:\.?js)?|django|flask|elixir|clojure|haskell|rust|sql|linux|fpga|nlp|graphql|spark|hadoop|unity|wordpress|symfony|laravel|perl)(?![\p{L}+#])/giu;

/** True when the words are nothing but fields and techniques: "Backend - Node/Typescript", "Senior Scala". */
export function isFieldOfWork(words: string): boolean {
  return withoutFields(words.replace(technique, "")) === "";
}

function withoutFields(words: string): string {
  return words
    .replace(field, "")
    .replace(/\b(?:and|or|senior|junior|lead|sr|jr|all|levels?|mid|teams?)\b/gi, "")
    .replace(/[^\p{L}\d]/gu, "");
}

const modifiers = new Set(
  "senior junior lead principal staff sr sr. jr jr. mid mid-level entry-level entry experienced chief head vice assistant associate full full-stack fullstack stack back back-end backend end front front-end frontend software web mobile ios android data machine learning ml ai deep devops cloud security qa test testing automation embedded platform infrastructure systems system site reliability product project program engineering technical ux ui ui/ux ux/ui graphic visual interaction python ruby rails java javascript typescript golang go rust scala clojure elixir haskell php react angular vue node node.js c++ c# .net sales marketing customer success support account business development operations research computer vision blockchain hardware firmware mechanical electrical electronics robotics network database solutions solution implementation integration growth performance content community social media user experience applied quantitative big etl bi intelligence analytics release build search backend/frontend game unity 3d vr ar hr talent human resources finance financial legal office general linux systems unix salesforce wordpress drupal django".split(
    " ",
  ),
);
const head = new RegExp(`^(?:${nouns})$`, "iu");
const ofField = /^(?:heads?|vps?|directors?|leads?|chiefs?|presidents?)$/i;
/** Capitalised words that begin sentences and are not part of a role. */
const starters =
  /^(?:we|we're|our|the|a|an|as|if|you|your|this|i|my|for|in|on|to|and|or|both|also|other|looking|hiring|seeking|join|remote|onsite|on-site|full-time|fulltime|part-time|contract|position|positions|role|roles|open|currently|email|apply|contact|please|some|all|multiple|several|various|great|with|at|by|from|more|many|meet|our|us|new|job|jobs|title|need|wanted)$/i;

/** Returns the roles named in running text, in order: "…looking for a senior data engineer to…". */
export function rolesIn(text: string): string[] {
  const roles: string[] = [];
  for (const clause of text
    .replace(/ruby on rails/gi, "Ruby_on_Rails")
    .split(/[.;:!?()|•\u2022]\s|\s[-–—*]+\s|[()[\]|;]|https?:\S+/)) {
    const words = clause.split(/[\s,/&+]+/).filter((word) => word !== "");
    words.forEach((word, at) => {
      if (!head.test(bare(word)) || head.test(bare(words[at + 1] ?? ""))) return;
      const role = phraseAt(words, at);
      if (role !== null) roles.push(role.replaceAll("_", " "));
    });
  }
  return [...new Map(roles.map((role) => [role.toLowerCase().replace(/s$/, ""), role])).values()];
}

/** A role is a noun after at least one word that specifies it: "engineer" alone is not a role. */
function phraseAt(words: readonly string[], at: number): string | null {
  let from = at;
  while (
    from > 0 &&
    at - from < 5 &&
    isModifier(words[from - 1] ?? "") &&
    !isOtherRole(words[from - 1] ?? "")
  )
    from--;
  if (
    ofField.test(bare(words[at] ?? "")) &&
    /^of$/i.test(words[at + 1] ?? "") &&
    words[at + 2] !== undefined
  ) {
    return [...words.slice(from, at + 2), bare(words[at + 2] ?? "")].join(" ");
  }
  if (from === at) return null;
  return [...words.slice(from, at), bare(words[at] ?? "")].join(" ");
}

function isModifier(word: string): boolean {
  if (/[.:!?"“”]$/.test(word) && !/^(?:sr|jr)\.$/i.test(word)) return false;
  if (starters.test(bare(word))) return false;
  return (
    modifiers.has(word.toLowerCase()) ||
    modifiers.has(bare(word).toLowerCase()) ||
    /^\p{Lu}[\p{L}\d+#._/-]*$/u.test(word)
  );
}

/** Whether a word is the noun of the previous role: "DevOps Engineer Data Engineer" are two roles. */
function isOtherRole(word: string): boolean {
  return head.test(bare(word)) && !modifiers.has(bare(word).toLowerCase());
}

function bare(word: string): string {
  return word.replace(/^[^\p{L}\d.]+|[^\p{L}\d+#]+$/gu, "");
}
