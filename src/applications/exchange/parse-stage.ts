import { foldText } from "../../text/fold-text.ts";
import { isOutcome, outcomes, type Outcome } from "../outcome.ts";
import type { Stage, StageKind } from "../stage.ts";

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
    "withdrawn",
    /withdr|no longer interested|not interested|zuruckgezogen|kein interesse/,
    /candidature retiree|plus interesse|retirad|desisti|ritirat|ingetrokken|geen interesse|wycofa|rezygn/,
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
    /odrzuc|odmow/,
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
    /closed|archiv|expired|position filled|geschlossen|beendet|fermee?\b|cerrad|fechad|encerrad|chius|gesloten/,
    /zamkniet|zakoncz/,
  ),
  means("offer", null, /offer|negotiat|zusage|angebot|\boffre|oferta|proposta|aanbod|aanbieding/),
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
    /colloquio|gesprek|rozmow/,
  ),
  means(
    "applied",
    null,
    /appl|sent|submitted|pending|waiting|review|bewerbung|beworben|gesendet|verschickt|eingereicht|postule/,
    /candidat|envoye|enviad|aplicad|postulad|solicitad|inviat|gesolliciteerd|verstuurd|wyslan|aplikow|zlozon/,
  ),
];

const meaningOf = (words: string): Meaning | undefined => {
  const folded = foldText(words);
  return meanings.find(({ pattern }) => pattern.test(folded));
};

/**
 * Finds the stage that a file names: the one with this name, or the first with the same meaning. A row without a stage
 * is "applied" if it has a date of sending, and "saved" otherwise.
 */
export function parseStage(words: string, stages: readonly Stage[], isSent: boolean): Stage | null {
  const plain = words.trim().toLowerCase();
  const named = stages.find(({ name }) => name.toLowerCase() === plain);
  if (named) return named;
  const kind = meaningOf(words)?.kind ?? (isSent ? "applied" : "saved");
  return stages.find((stage) => stage.kind === kind) ?? null;
}

/** Finds the outcome that a file names, in its column or in its stage. */
export function parseOutcome(words: string): Outcome | null {
  const plain = words.trim().toLowerCase();
  if (isOutcome(plain)) return plain;
  const named = Object.entries(outcomes).find(([, label]) => label.toLowerCase() === plain)?.[0];
  return isOutcome(named) ? named : (meaningOf(words)?.outcome ?? null);
}
