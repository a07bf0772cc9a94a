import { foldText } from "../../text/fold-text.ts";
import { isOutcome, outcomes, type Outcome, type Stage, type StageKind } from "../application.ts";

type Meaning = { kind: StageKind; outcome: Outcome | null; pattern: RegExp };

const means = (kind: StageKind, outcome: Outcome | null, ...patterns: readonly RegExp[]): Meaning => ({
  kind,
  outcome,
  pattern: new RegExp(patterns.map(({ source }) => source).join("|")),
});

/**
 * The meanings of stages in folded words, in English, German, French, Spanish, Portuguese, Italian, Dutch and Polish.
 * The first match counts, so that "not interested" is no wish and "offer declined" no offer.
 */
const meanings: readonly Meaning[] = [
  means(
    "closed",
    null,
    /rescind|(?:offer|job|position|posting|role|vacancy) (?:was |has been )?(?:withdrawn|retracted)|offre retiree?\b/,
    /angebot zuruckgezogen|oferta retirada/,
  ),
  means(
    "closed",
    "withdrawn",
    /withdr|no longer interested|not interested|zuruckgezogen|kein interesse/,
    /\bretiree?s?\b|plus interesse|retirad|desisti|ritirat|ingetrokken|geen interesse|wycofa|rezygn/,
  ),
  means(
    "closed",
    "declined",
    /declin|(?:offer|angebot|offre|proposta|aanbod).*(?:reject|refus|turned down|abgelehnt|rifiut|recus|geweigerd)/,
    /(?:reject|refus|turned down|rechaz).*(?:offer|offre|oferta)|oferta (?:rechaz|recus)/,
  ),
  means(
    "closed",
    "no-reply",
    /no reply|no response|no answer|ghost|keine (?:antwort|ruckmeldung)|sans reponse|sin respuesta|sem resposta/,
    /nessuna risposta|geen (?:reactie|antwoord)|brak odpowiedzi/,
  ),
  means(
    "closed",
    "rejected",
    /reject|not selected|unsuccessful|turned down|failed|regret|abgelehnt|absage|abgesagt|refus|non retenu/,
    /rechaz|descart|no seleccionad|recusad|rejeit|nao selecionad|reprovad|rifiut|scartat|respint|afgewezen|afwijzing/,
    /odrzuc|odmow|\b(?:nao|no) (?:foi |fue |fui )?apro[vb]ad|desapro[vb]ad|not approved/,
  ),
  means(
    "closed",
    "accepted",
    /accepted|\bhired|angenommen|eingestellt|acceptee?\b|(?<!d.)embauche|aceptad|contratad|aceit|accettat|assunt/,
    /aangenomen|przyjet|zatrudni/,
  ),
  means(
    "closed",
    null,
    /closed|archiv|expired|\bretired\b|delisted|position filled|geschlossen|beendet|fermee?\b|cerrad|fechad|encerrad|chius|gesloten/,
    /zamkniet|zakoncz/,
  ),
  means(
    "offer",
    null,
    /offer|negotiat|zusage|angebot|\boffre|oferta|proposta|aanbod|aanbieding/,
    /\b(?:apro[vb]ad|approved)(?!.*(?:entrevista|interview|prox|fase|etapa|stage))/,
  ),
  means(
    "saved",
    null,
    /not (?:yet )?applied|to apply|applying|wish|bookmark|saved|interested|\bleads?\b|backlog|draft/,
    /gespeichert|gemerkt|merkliste|entwurf|geplant|noch nicht|a postuler|enregistre|favori|guardad|por aplicar/,
    /\bsalv[ao]s?\b|a candidatar|salvat|da candidare|preferit|opgeslagen|bewaard|te solliciteren|zapisan|do wyslania/,
  ),
  means(
    "interview",
    null,
    /interview|screen|assessment|on-?site|phone|\btests?\b|\b(?:final|first|second|third|last|\d(?:st|nd|rd)) round/,
    /\bround \d|take.?home|case study|technical|\bpanel\b|shortlist|gesprach|probearbeit|entretien|entrevista/,
    /colloquio|gesprek|rozmow|apro[vb]ad|approved/,
  ),
  means(
    "applied",
    null,
    /appl|sent|submitted|pending|waiting|review|bewerbung|beworben|gesendet|verschickt|eingereicht|postule/,
    /candidat|envoye|enviad|aplicad|postulad|solicitad|inviat|gesolliciteerd|verstuurd|wyslan|aplikow|zlozon/,
  ),
];

const applied: Meaning = { kind: "applied", outcome: null, pattern: /^/ };

/** The three parts of "no response yet", in any order. */
const notYet: readonly RegExp[] = [
  joined(
    /\b(?:yet|so far|until now|noch|bisher|pas encore|toujours|a ce jour|pour l.instant|todavia|aun|por ahora)\b/,
    /\b(?:ainda|por enquanto|ate agora|ancora|finora|per ora|nog|tot nu toe|jeszcze|dotad|dotychczas|na razie)\b/,
  ),
  joined(
    /\b(?:no|not|none|nothing|without|never|\w+n.?t|nicht|kein\w*|nichts|ohne|pas|aucun\w*|sans|sin)\b/,
    /\b(?:ningun\w*|nao|sem|nenhum\w*|non|nessun\w*|senza|geen|niet|niets|zonder|nie|bez|brak)\b/,
  ),
  joined(
    /respon|repl(?:y|ies|ied)|answer|heard|news|feedback|decision|decided|reject|declin|closed|ghost|invit|offer/,
    /interview|contacted|review|antwort|ruckmeldung|reaktion|gehort|absage|abgelehnt|abgesagt|entschied|zusage/,
    /eingeladen|gesprach|repons|repond|retour|refus|entretien|respuest|contest|rechaz|descart|noticia|entrevist/,
    /respost|retorno|recus|rejeit|reprov|rispost|rifiut|scart|notizi|colloqui|antwoord|reactie|gehoord|afgewez/,
    /bericht|gesprek|odpowied|odrzuc|odmow|rozmow/,
  ),
];

function joined(...patterns: readonly RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join("|"));
}

/** Whether words say only that something has not happened: "No response yet", "Noch keine Absage", "Not rejected". */
const isWaiting = (words: string): boolean =>
  notYet.every((part) => part.test(words)) || /\b(?:not|nicht) (?:been )?(?:rejected|abgelehnt)/.test(words);

const meaningOf = (words: string): Meaning | undefined => {
  const parts = foldText(words.replaceAll(/[,;:()/–—]| - /g, "\n")).split("\n");
  const said = parts.filter((part) => !isWaiting(part)).join(" ");
  const meaning = meanings.find(({ pattern }) => pattern.test(said));
  return meaning ?? (parts.some(isWaiting) ? applied : undefined);
};

/**
 * Finds the stage that a file names: the one with this name, or the first of its kind, or with the same meaning. A row
 * without a stage is "applied" if it has a date of sending, and "saved" otherwise.
 */
export function parseStage(
  words: string,
  stages: readonly Stage[],
  isSent: boolean,
  named?: StageKind | null,
): Stage | null {
  const plain = words.trim().toLowerCase();
  const equal = stages.find(({ name }) => name.toLowerCase() === plain);
  if (equal) return equal;
  const kind = named ?? meaningOf(words)?.kind ?? (isSent ? "applied" : "saved");
  return stages.find((stage) => stage.kind === kind) ?? null;
}

/** Finds the outcome that a file names, in its column or in its stage. */
export function parseOutcome(words: string): Outcome | null {
  const plain = words.trim().toLowerCase();
  if (isOutcome(plain)) return plain;
  const named = Object.entries(outcomes).find(([, label]) => label.toLowerCase() === plain)?.[0];
  return isOutcome(named) ? named : (meaningOf(words)?.outcome ?? null);
}
