/** The subject of a part of an advert. */
export type SectionTopic = "required" | "preferred" | "duties" | "offer" | "about";

/** The headings of each topic, in the languages of adverts; "preferred" is tried before "required". */
// prettier-ignore
export const headingPatterns: Readonly<Record<SectionTopic, string>> = {
  preferred:
    "(?:preferred|desired|desirable|additional|optional) (?:qualifications?|skills?|experience|requirements?|criteria|capabilities)[\\w, ]{0,40}|nice[- ]to[- ]haves?|desirable|desirables|bonus(?: points)?(?: if you have)?|good to have|(?:it(?:'s| is) a |as a )?plus(?:es)?|what would be a plus|ideally you have|would be great|it helps if[\\w ]{0,20}|good to know|we(?:'d| would) also (?:like|love)|extra points|" +
    "von vorteil|wünschenswert|nice to have|das wäre schön|gerne auch|idealerweise|" +
    "les plus|atouts?|serait un plus|souhaité|" +
    "deseables?|se valorará|valorable|dat is een pré|pluspunten|preferenziali?|costituisce titolo preferenziale|diferenciais|mile widziane|dodatkowym atutem|dodatkowe atuty|co dodatkowo nas ucieszy|meriterande|det er en fordel",
  required:
    "(?:key |minimum |basic |required |essential |job |core |position |role |candidate |person )*(?:requirements?|qualifications?|criteria|person specification|competenc(?:y|ies))(?: (?:and|&) (?:skills|experience|qualifications))?(?:, capabilities,? and skills)?|(?:required|essential|key|technical|minimum) (?:skills?|experience|knowledge|capabilities)[\\w, ]{0,30}|skills? (?:and|&) (?:experience|qualifications|knowledge)|experience (?:and|&) (?:skills|qualifications)|essential|must[- ]haves?|what (?:we(?:'re| are) looking for|we look for|you(?:'ll| will)? (?:need|bring|have)|we need|we expect|we ask|makes you)[\\w ]{0,24}|what it (?:would )?takes?|who you are|who we(?:'re| are) looking for|about you|your (?:profile|background|skills|experience|qualifications)|(?:you|we need|we want|we ask|what we ask)(?: (?:have|bring|are|need|know|must have|can|for|of you|offer us))?(?=\\s*(?::|\\.\\.\\.|…|\\n|$))|to do this[\\w ]{0,12} you(?:'ll| will)? need|the person|the (?:ideal )?candidate|ideal candidate|we(?:'re| are) looking for|to (?:be successful|succeed)[\\w ]{0,20}|" +
    "(?:ihre?|deine?|unsere) (?:qualifikation(?:en)?|profil|anforderungen|voraussetzungen|kenntnisse)|(?:fachliche )?anforderungen|anforderungsprofil|qualifikation(?:en)?|profil|voraussetzungen|(?:das )?(?:bringst du mit|bringen sie mit)|was (?:du|sie) mitbring(?:st|en)|was wir erwarten|(?:das )?wünschen wir uns(?: von (?:dir|ihnen))?|zwingend erforderlich(?: sind)?|das solltest du mitbringen|" +
    "(?:votre |le |ton )?profil(?: recherché)?|compétences(?: requises)?|qualifications requises|exigences|" +
    "requisitos(?: mínimos)?|perfil|(?:qué|que) buscamos|requisiti|profilo|(?:jouw |functie-?)?(?:profiel|eisen|vereisten)|wat (?:vragen wij|breng je mee|wij vragen)|" +
    "wymagania|oczekiwania|(?:czego )?oczekujemy(?: od ciebie)?|wymagamy|kvalifikationer|vi söker|din profil|krav|kvalifikasjoner|qualificações|requisitos obrigatórios",
  duties:
    "(?:key |main |primary |core |essential |job )*(?:responsibilit(?:y|ies)|duties|tasks|functions|accountabilities)(?: (?:and|&) (?:duties|responsibilities))?|what you(?:'ll| will)? (?:do|be doing|own)|(?:your|a typical) day|purpose of the (?:role|job|post)|(?:that|this) means|the (?:job|work)(?=\\s*(?::|\\n|$))|your duties|your (?:role|tasks|mission|responsibilities|job)|the role|role (?:overview|summary|description)|job (?:summary|description|purpose)|day[- ]to[- ]day|in this role[\\w, ]{0,20}|position summary|" +
    "(?:ihre?|deine?) (?:aufgaben|tätigkeiten)|aufgaben(?:gebiet)?|das erwartet (?:dich|sie)|(?:vos |tes |les )?missions?|responsabilités|funciones|responsabilidades|tareas|mansioni|responsabilità|taken|(?:jouw |de )?(?:functie|werkzaamheden)|obowiązki|zakres obowiązków|zadania|arbetsuppgifter|om rollen|arbeidsoppgaver|atividades",
  offer:
    "(?:what we (?:offer|can offer|provide)|what(?:'s| is) in it for you|we offer|our offer|(?:our |employee |company )?(?:benefits?|perks)(?: (?:and|&|package)[\\w ]{0,16})?|compensation[\\w &]{0,16}|why (?:join|work)[\\w ]{0,16}|what you(?:'ll| will) get|life (?:here|at)[\\w ]{0,16}|staff get|you get|in return)|" +
    "(?:was )?wir (?:dir |ihnen |euch )?bieten(?: dir| ihnen)?|das bieten wir[\\w ]{0,12}|das (?:gibt es bei uns|bekommen sie[\\w ]{0,12}|bekommst du[\\w ]{0,12})|leistungen|unser angebot|benefits|(?:nous offrons|nos avantages|avantages|ce que nous offrons|ce que tu peux attendre de nous|le process)|(?:qué )?ofrecemos|beneficios|offriamo|wij bieden|wat (?:bieden wij|wij bieden)|oferujemy|co oferujemy|warunki|vi erbjuder|vi tilbyr|oferecemos|benefícios",
  about:
    "(?:we|we are|hse|health (?:and|&) safety|equality|the team|the company|fraud notice|data protection)(?=\\s*(?::|\\n|$))|about (?:us|the company|the team|our company|the organi[sz]ation)|who we are|our (?:company|story|values|mission)|company (?:overview|description|profile)|equal (?:opportunit(?:y|ies)|employment)[\\w ]{0,24}|diversity[\\w, &]{0,24}|how to apply|next steps|(?:salary|pay) range|disclaimer|privacy[\\w ]{0,16}|" +
    "über uns|wer wir sind|kontakt|à propos(?: de nous)?|qui sommes[- ]nous|sobre nosotros|quiénes somos|chi siamo|over ons|wie zijn wij|o nas|om oss|sobre nós",
};

/** A wish: "Go is a plus". Tested on the clause that names the thing. */
export const wishPattern =
  /\b(?:prefer(?:red|ably|ence)|nice[- ]to[- ]haves?|desir(?:ed|able)|(?:is|are|be|as|considered) (?:an? )?(?:big |huge |strong |definite |real )?(?:plus|bonus|advantage|asset)|a plus\b|bonus|beneficial|advantageous|ideally|optional|would be (?:great|helpful|useful|good)|von vorteil|wünschenswert|idealerweise|gerne auch|(?:serait|est|sont|constitue) un (?:plus|atout)|souhaité|idéalement|apprécié|deseable|valorable|se valorará|gradit[oai]|een pré|bij voorkeur|mile widzian[aye]|atutem|meriterande|gärna|desejável|diferencial)/iu;

/** A condition: "Python is a must". Tested on the clause that names the thing. */
export const conditionPattern =
  /\b(?:must(?:[- ]have)?|requir(?:ed|es?|ing)|essential|mandatory|necessary|needed|minimum(?: of)?|at least|you have|you(?:'ll| will) have|you bring|you know|we expect|(?:proven|strong|solid|extensive|good|excellent|deep|working|in-depth|demonstrated|hands-on) (?:[\p{L}-]+ ){0,3}(?:experience|knowledge|skills?|understanding|command|proficiency|background)|experience (?:with|in|of|using|as)|knowledge of|proficien(?:t|cy)|fluent|fluency|expertise in|familiar(?:ity)? with|skilled in|erforderlich|vorausgesetzt|zwingend|kenntnisse|erfahrung|sicherer umgang|fließend|verhandlungssicher|maîtrise|expérience|courant|exigé|indispensable|imprescindible|experiencia|dominio|conoscenza|esperienza|obbligatori[oa]|ervaring|kennis van|beheersing|vereist|znajomość|doświadczenie|wymagan[aye]|erfarenhet|kunskap|krav|experiência|conhecimento|domínio)/iu;
