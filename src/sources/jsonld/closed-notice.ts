import { decodeHTML } from "entities";
import { foldText } from "../../text/fold-text.ts";

/**
 * Sentences of pages that say that a job is closed, in the languages of adverts. They are compared with a whole sentence
 * in lower case without accents, so that "the position will be filled" or "once this job is closed" is none.
 */

const job =
  "(?:job|position|role|vacancy|post|posting|opening|listing|requisition|advert|advertisement|ad|offer|opportunity|internship|traineeship|apprenticeship|assignment|recruitment|competition|campaign)";

const jobs = `(?:(?:job|career|employment|internship) )?${job}(?: (?:posting|advert(?:isement)?|ad|listing|opening|offer|announcement|opportunity))?`;

const ofSomething =
  "(?: (?:that )?(?:you(?:'re| are|'ve| have| were)? (?:looking for|looking at|trying to \\p{L}+|requested|selected|viewing|interested in|searching for)|(?:at|with|for|in) [^,;]{1,60}))?";

const then = "(?:now|already|currently|since|unfortunately|sadly|regrettably|recently|officially|also) ";

const taken =
  "(?:filled|closed|expired|ended|concluded|taken down|removed|withdrawn|unpublished|cancelled|canceled|deleted|archived|deactivated|inactive|unavailable|not available|not active|no longer (?:available|open|active|online|live|listed|posted|vacant|valid|advertised|being advertised|published|offered|current|there|hiring|recruiting|open (?:for|to) \\p{L}+|accepting(?: \\p{L}+){0,2} (?:applications|applicants|candidates|submissions))|not (?:currently |presently )?accepting (?:new )?(?:applications|applicants))";

const englishEnd =
  "(?: (?:for|to) (?:all |any |new |further |more )?(?:applications?|applicants|candidates|submissions)| (?:for|to) this .{1,60}| (?:and|or|as) .{0,90}| on .{3,30}| since .{3,30}| at (?:this|the) (?:time|moment)| at present| any ?more)?";

const english = [
  `(?:this|the|that|your) ${jobs}${ofSomething} (?:is|was|has|has been|are|have)(?: been)? (?:${then}){0,3}(?:been )?(?:${then})?${taken}${englishEnd}`,
  `(?:this|the|that) ${jobs}${ofSomething} (?:no longer (?:exists|accepts (?:new )?applications)|does(?: not|n't) exist any ?more|expired(?: on .{3,30})?|closed(?: on .{3,30})?)`,
  `(?:(?:sorry )?we(?:'re| are) |(?:this|the) ${jobs}${ofSomething} is )?(?:${then}){0,2}no longer (?:accepting|taking|receiving|considering)(?: \\p{L}+){0,2} (?:applications|applicants|candidates|submissions|resumes|cvs)(?: (?:for|to) (?:this|the) .{1,80}| at this time)?`,
  `(?:this|the) .{1,60} is (?:${then}){0,2}(?:no longer|not) accepting(?: new)? applications`,
  `(?:the )?applications?(?: (?:for|to) .{1,60})? (?:is|are|have|has)(?: been)? (?:${then}){0,2}(?:closed|ended)${englishEnd}`,
  "applications? (?:now )?closed(?: on .{3,30})?",
  `(?:the )?(?:application |applications )?(?:deadline|closing date|period|window)(?: (?:for|to) .{1,60})? (?:has|is) (?:${then})?(?:passed|expired|ended|closed|over)`,
  `(?:this )?${jobs} (?:is |has been |has )?(?:now |already )?(?:filled|closed|expired|withdrawn|no longer available|unavailable)`,
  "(?:no longer available|expired|closed|filled|inactive|archived) (?:job|position|vacancy|role|posting|advert)",
  `we(?:'ve| have) (?:now |already )?filled (?:this|the) ${jobs}`,
  `we(?:'re| are) (?:${then}){0,2}no longer (?:hiring|recruiting|looking)(?: (?:for|to fill) (?:this|the) .{1,60})?`,
  `(?:recruitment|hiring)(?: (?:for|to) (?:this|the) .{1,60})? (?:is|has been) (?:${then})?(?:on hold|paused|suspended)`,
  `(?:sorry )?this (?:one|${jobs})(?:'s| is| has)(?: already| now)? (?:gone|taken)`,
  `(?:you can no longer|it is no longer possible to) apply(?: (?:for|to) (?:this|the) .{1,60})?`,
  `(?:recruitment|hiring)(?: (?:for|to) (?:this|the) .{1,60})? (?:is|has) (?:${then})?(?:closed|complete|completed|ended|finished)`,
  `this ${jobs} has (?:gone|been snapped up)`,
  `(?:this|the) ${jobs}${ofSomething} (?:might|may) have (?:been )?(?:closed|expired|filled|removed|taken down)(?:,? or .{1,60})?`,
];

const stelle =
  "(?:stelle|position|stellenanzeige|stellenangebot|stellenausschreibung|ausschreibung|anzeige|annonce|job|jobangebot|jobanzeige|vakanz|inserat|stelleninserat|ausbildungsstelle|ausbildungsplatz|praktikum|praktikumsplatz|praktikumsstelle|lehrstelle|angebot|auftrag|projekt)";

const schon =
  "(?:leider|bereits|inzwischen|mittlerweile|schon|nun|derzeit|aktuell|jetzt|momentan|zurzeit|seit .{3,20}) ";

const german = [
  `(?:diese|dieses|dieser|die|das|der)(?: von ihnen)?(?: \\p{L}+)?? ${stelle}(?: (?:als|bei|im|in) .{1,60})? (?:ist|wurde|war) (?:${schon}){0,3}(?:besetzt|vergeben|geschlossen|abgelaufen|deaktiviert|beendet|archiviert|offline|geloscht|entfernt|inaktiv|zuruckgezogen|abgeschlossen|(?:nicht|nicht langer|nicht mehr) (?:mehr )?(?:verfugbar|aktuell|aktiv|online|offen|vakant|ausgeschrieben|frei|vorhanden|gultig|zu besetzen))(?: worden)?`,
  `(?:diese|dieses|dieser|die|das|der) ${stelle} (?:existiert|steht)(?: leider)? nicht mehr(?: zur verfugung)?`,
  `${stelle} (?:ist )?(?:${schon})?(?:besetzt|vergeben|abgelaufen|geschlossen|nicht mehr verfugbar)`,
  `(?:(?:eine |die )?bewerbung(?:en)?(?: (?:auf|fur) .{1,60})? (?:ist|sind) (?:${schon}){0,2}nicht mehr moglich)`,
  "(?:die )?(?:bewerbungsfrist|bewerbungsphase|ausschreibungsfrist)(?: .{1,60})? (?:ist|wurde) (?:leider |bereits |schon )?(?:abgelaufen|beendet|verstrichen|vorbei)",
  "(?:wir nehmen |es werden )?(?:leider |aktuell |derzeit )?keine (?:weiteren )?bewerbungen mehr (?:entgegen(?:genommen)?|angenommen|an|moglich)",
];

const offre =
  "(?:offre(?: d'emploi| de stage| d'alternance)?|poste|annonce|emploi|mission|stage|recrutement|alternance|opportunite|job)";

const deja = "(?:deja|malheureusement|desormais|actuellement|maintenant) ";

const french = [
  `(?:cette|ce|cet|l'|le|la|votre) ?${offre}(?: .{1,60}?)? (?:est|a|a ete|a deja ete|n'est|vient d'etre) (?:${deja}){0,2}(?:pourvue?|cloturee?|close?|fermee?|expiree?|terminee?|archivee?|supprimee?|retiree?|desactivee?|inactive|indisponible|expire|ete pourvue?|plus (?:disponible|en ligne|active?|d'actualite|ouverte?|valable|a pourvoir|accessible|publiee?))`,
  `(?:cette |ce |cet |l'|le )?${offre} (?:deja )?(?:pourvue?|cloturee?|expiree?|fermee?|n'existe plus|n'accepte plus(?: de)? candidatures?)`,
  "(?:les )?candidatures?(?: .{1,60}?)? (?:sont |est )?(?:desormais )?(?:closes?|cloturees?|fermees?|terminees?)",
  "(?:nous n'acceptons|il n'accepte|n'accepte|l'entreprise n'accepte) plus (?:de |les |aucune )?(?:nouvelles )?candidatures?(?: pour (?:ce|cette) .{1,60})?",
  "(?:la )?date limite(?: .{1,60}?)? est (?:depassee|passee|expiree)",
  "(?:il n'est plus possible de|vous ne pouvez plus) postuler(?: a .{1,60})?",
];

const oferta =
  "(?:oferta(?: de (?:empleo|trabajo|practicas))?|vacante|puesto|anuncio|plaza|posicion|proceso(?: de seleccion)?|empleo|convocatoria|busqueda|seleccion|trabajo)";

const spanish = [
  `(?:esta|este|la|el) ${oferta}(?: .{1,60}?)? (?:lamentablemente )?(?:ya )?(?:ha sido|fue|esta|ha|se encuentra|fue ya) (?:ya )?(?:cubiert[ao]|cerrad[ao]|expirad[ao]|caducad[ao]|finalizad[ao]|eliminad[ao]|ocupad[ao]|retirad[ao]|desactivad[ao]|inactiv[ao]|archivad[ao])`,
  `(?:esta|este|la|el) ${oferta}(?: .{1,60}?)? (?:ya no|no) (?:esta|se encuentra|existe|acepta)(?: ya)? ?(?:mas )?(?:disponible|vigente|activ[ao]|abiert[ao]|publicad[ao]|candidaturas|solicitudes|postulaciones|candidatos)?(?: mas)?`,
  `${oferta} (?:ya )?(?:cubiert[ao]|cerrad[ao]|expirad[ao]|caducad[ao]|finalizad[ao])`,
  "(?:ya no (?:se )?(?:aceptan|aceptamos|admiten|reciben|recibimos)|no se (?:aceptan|admiten|reciben) mas)(?: mas)? (?:candidaturas|solicitudes|postulaciones|inscripciones|curriculos|candidatos)(?: para (?:esta|este) .{1,60})?",
  "(?:el )?plazo(?: .{1,60}?)? (?:ha|esta) (?:finalizado|terminado|expirado|vencido|cerrado|concluido)",
  "(?:las )?(?:inscripcion(?:es)?|candidaturas|postulaciones) (?:estan )?cerradas?",
];

const vaga =
  "(?:vaga(?: de emprego| de estagio)?|oferta(?: de emprego)?|posicao|anuncio|oportunidade|emprego|processo(?: seletivo)?|recrutamento|estagio)";

const portuguese = [
  `(?:esta|essa|este|esse|a|o) ${vaga}(?: .{1,60}?)? (?:infelizmente )?(?:ja )?(?:foi|esta|encontra-se|se encontra) (?:ja )?(?:preenchid[ao]|encerrad[ao]|fechad[ao]|expirad[ao]|finalizad[ao]|removid[ao]|cancelad[ao]|inativ[ao]|ocupad[ao]|indisponivel|concluid[ao])`,
  `(?:esta|essa|este|esse|a|o) ${vaga}(?: .{1,60}?)? (?:ja )?(?:expirou|nao esta mais (?:disponivel|ativ[ao]|abert[ao])|nao esta (?:disponivel|ativ[ao])|nao existe mais|nao aceita mais (?:candidaturas|inscricoes|candidatos))`,
  `${vaga} (?:ja )?(?:preenchid[ao]|encerrad[ao]|fechad[ao]|expirad[ao])`,
  "(?:as )?(?:inscricoes|candidaturas)(?: .{1,60}?)? (?:(?:ja )?(?:estao|foram) )?(?:encerradas|fechadas)",
  "(?:nao (?:estamos|aceitamos|se aceitam)|ja nao (?:aceitamos|se aceitam|estamos a aceitar))(?: mais)?(?: aceitando)?(?: mais)? (?:candidaturas|inscricoes|curriculos)(?: para (?:esta|este) .{1,60})?",
  "(?:o )?prazo(?: .{1,60}?)? (?:expirou|terminou|ja terminou|foi encerrado|esta encerrado)",
];

const offerta =
  "(?:offerta(?: di lavoro)?|posizione(?: lavorativa)?|annuncio|posto|ricerca|selezione|opportunita|lavoro|vacancy)";

const italian = [
  `(?:questa|questo|quest'|la|l'|il) ?${offerta}(?: .{1,60}?)? (?:purtroppo )?(?:e|e stat[ao]|e gia stat[ao]|risulta|non e) (?:gia |ora |ormai |purtroppo )?(?:chius[ao]|scadut[ao]|copert[ao]|ricopert[ao]|terminat[ao]|conclus[ao]|rimoss[ao]|assegnat[ao]|occupat[ao]|ritirat[ao]|archiviat[ao]|piu (?:disponibile|attiv[ao]|apert[ao]|valid[ao]|online|presente))`,
  `${offerta} (?:gia )?(?:chius[ao]|scadut[ao]|copert[ao]|non piu disponibile)`,
  "(?:non (?:accettiamo|si accettano|accetta|stiamo) piu|non vengono piu accettate)(?: accettando)? candidature(?: per (?:questa|questo) .{1,60})?",
  "(?:le )?candidature(?: .{1,60}?)? (?:sono )?(?:chiuse|terminate)",
  "(?:il )?termine(?: .{1,60}?)? e scaduto",
];

const vacature = "(?:vacature|functie|baan|positie|job|stage|stageplaats|stageplek|opdracht|aanbieding)";

const dutch = [
  `(?:deze|dit|de|het) ${vacature}(?: .{1,60}?)? is (?:helaas |inmiddels |al |reeds |nu |momenteel ){0,2}(?:vervuld|gesloten|verlopen|ingevuld|vergeven|verwijderd|offline|inactief|gearchiveerd|(?:niet meer|niet langer) (?:beschikbaar|actief|actueel|online|open|geldig|vacant|vrij|opengesteld))`,
  `(?:deze |de )?${vacature} (?:bestaat niet (?:meer|langer)|vervuld|gesloten|verlopen|ingevuld)`,
  "(?:je kunt|je kan|u kunt|solliciteren (?:is|kan)|reageren (?:is|kan))(?: helaas)? niet (?:meer|langer)(?: op deze vacature)?(?: (?:solliciteren|reageren|mogelijk))?(?: op deze .{1,40})?",
  "(?:de )?(?:sollicitatietermijn|sollicitatieperiode|reactietermijn|sluitingsdatum)(?: .{1,60}?)? is (?:verstreken|verlopen|voorbij)",
  "(?:we|wij) (?:accepteren|ontvangen|nemen)(?: helaas)? geen (?:nieuwe )?sollicitaties meer(?: aan)?",
];

const oferty = "(?:oferta(?: pracy)?|rekrutacja|ogloszenie(?: o prace)?|stanowisko|praca|nabor|wakat)";

const polish = [
  `(?:(?:ta|to|ten|niniejsza|niniejsze|wybrana|szukana) )?${oferty}(?: na .{1,60}?)? (?:niestety )?(?:(?:jest|zostal[ao]?)(?: juz)? )?(?:juz )?(?:zakonczon[aey]|zamkniet[aey]|nieaktualn[aey]|wygasl[ao]?|obsadzon[aey]|zajet[aey]|nieaktywn[aey]|archiwaln[aey]|niedostepn[aey]|usuniet[aey]|wycofan[aey])`,
  `(?:ta|to|ten) ${oferty} nie jest juz (?:dostepn[aey]|aktualn[aey]|aktywn[aey])`,
  "(?:nie przyjmujemy juz|nie sa juz przyjmowane|firma nie przyjmuje juz)(?: nowych)? (?:aplikacji|zgloszen|cv|zgloszenia|aplikacje)",
  "pracodawca zakonczyl (?:juz )?(?:zbieranie zgloszen|rekrutacje|nabor)(?: .{1,60})?",
  "termin(?: .{1,60}?)? (?:minal|uplynal|zakonczyl sie)",
  "rekrutacja(?: .{1,60}?)? (?:zostala |jest )?(?:zakonczona|zamknieta)",
];

const tjanst =
  "(?:tjansten|annonsen|jobbet|uppdraget|rollen|platsen|rekryteringen|stillingen|jobopslaget|annoncen|stillingsopslaget|annonsen|utlysningen)";

const nordic = [
  `(?:(?:den har|den|denna|denne|det har|det|dette) )?(?:${tjanst}|tjanst|annons|jobb|stilling|jobopslag|annonce) (?:ar|er|har) (?:tyvarr |desvaerre |dessverre )?(?:redan |nu |allerede |na )?(?:tillsatt|besat|besatt|stangd|stengt|lukket|avslutad|avsluttet|afsluttet|utgangen|utgatt|utlopt|udlobet|borttagen|fjernet|slettet|inaktiv|inaktivt|arkiverad|arkivert|gatt ut|(?:inte langre|ikke lenger|ikke laengere|ikke mere) (?:tillganglig|tilgjengelig|tilgaengelig|aktiv|aktivt|publicerad|publisert|oppen|apen|aben|ledig|opslaaet|opslaet|sokbar))`,
  "(?:ansokningstiden|sista ansokningsdag|ansogningsfristen|soknadsfristen|sista ansokningsdagen)(?: .{1,60}?)? (?:har|er|ar) (?:gatt ut|passerat|passert|udlobet|utlopt|overskredet|overskridet|passeret)",
  "(?:det gar inte langre att soka|det er ikke (?:lenger|laengere) mulig[th]? at? ?soge?|du kan ikke (?:lenger|laengere) soke?)(?: .{1,60})?",
  "vi tar inte langre emot ansokningar|vi modtager ikke (?:laengere|flere) ansogninger|vi tar ikke lenger imot soknader",
];

/** Greetings and apologies before the sentence. */
const lead =
  "(?:(?:(?:we are |we're |so |very )?sorry|unfortunately|sadly|regrettably|oops|oh no|apologies|(?:please )?note|important|attention|update|notice|warning|info|it (?:looks like|seems|appears)|looks like|(?:please )?be aware|thank you for your interest|hinweis|achtung|leider|schade|desole|attention|information|malheureusement|lo sentimos|atencion|aviso|lamentablemente|desculpe|atencao|infelizmente|spiacenti|ci dispiace|attenzione|purtroppo|helaas|let op|sorry|uwaga|niestety|przepraszamy|tyvarr|beklager|desvaerre|dessverre)(?: that| but| dass| que| che)?[\\s,:;!.–—-]*){0,3}(?:but |that )?";

const closedSentence = new RegExp(
  `^[^\\p{L}\\p{N}]*${lead}(?:${[english, german, french, spanish, portuguese, italian, dutch, polish, nordic].flat().join("|")})[^\\p{L}\\p{N}]*$`,
  "u",
);

/** A longer sentence is no notice. */
const longestNotice = 200;

/**
 * Finds the line that says that a page's job is closed: "This position has been filled." Lines that are also in the
 * advert's own text do not count.
 *
 * @param advert the text of the advert, with or without markup; "" if the page has none
 */
export function closedNotice(blocks: readonly string[], advert: string): string | null {
  const own = advert === "" ? "" : wordsOf(decodeHTML(advert.replaceAll(/<[^<>]*>/g, " ")));
  return lineSaying(blocks, closedSentence, (sentence) => own !== "" && own.includes(wordsOf(sentence)));
}

/** Sentences of lists that say that there are no jobs. */
const nothingOpen = new RegExp(
  `^[^\\p{L}\\p{N}]*${lead}(?:${[
    "(?:there (?:are|is) |we (?:currently |presently )?(?:have|do not have any|don't have any) |we're not |we are not )?(?:currently |presently |now )?(?:no |hiring |any )(?:current |open |available |new |job |more |active |further )*(?:openings?|vacanc(?:y|ies)|positions?|jobs?|roles?|opportunities)(?: (?:are )?(?:open|available|vacant|listed))?(?: (?:right now|now|currently|at (?:this|the) (?:time|moment)|at present|available|open|today|here|yet|to show|found))*",
    "(?:zurzeit|derzeit|aktuell|momentan|im moment)?(?: (?:gibt es|haben wir|sind))?(?: (?:leider|zurzeit|derzeit|aktuell|momentan))? ?keine (?:offenen |freien |passenden )?(?:stellen|stellenangebote|positionen|jobs|vakanzen|ausschreibungen)(?: (?:ausgeschrieben|verfugbar|offen|vorhanden|zu besetzen|frei))?",
    "(?:il n'y a |nous n'avons )?(?:actuellement |pour le moment )?(?:aucune?|pas d') ?(?:offre|poste|annonce|offres)(?: d'emploi)?(?: (?:disponible|a pourvoir|ouverte?|en ce moment|actuellement|pour le moment))*",
    "(?:actualmente |por el momento )?no (?:hay|tenemos) (?:ofertas|vacantes|puestos|posiciones)(?: .{1,40})?",
    "(?:de momento |no momento |atualmente )?(?:nao (?:ha|temos)|nenhuma) (?:vagas?|ofertas?|posicoes)(?: .{1,40})?",
    "(?:al momento |attualmente )?non ci sono (?:posizioni|offerte|annunci)(?: .{1,40})?",
    "(?:momenteel |er zijn |op dit moment )*geen (?:openstaande |beschikbare )?(?:vacatures|functies|posities)(?: .{1,40})?",
    "(?:obecnie |aktualnie )?(?:nie (?:mamy|prowadzimy)|brak) (?:otwartych |aktualnych |zadnych )?(?:ofert|rekrutacji|ogloszen|wakatow)(?: .{1,40})?",
    "(?:vi har |det finns |der er |det er )?(?:just nu |for tiden |for tillfallet )?(?:inga|ingen) (?:lediga |ledige )?(?:tjanster|jobb|stillinger|job)(?: .{1,40})?",
  ].join("|")})[^\\p{L}\\p{N}]*$`,
  "u",
);

/** Finds the line that says that a list has no jobs: "No openings now". */
export function emptyNotice(blocks: readonly string[]): string | null {
  return lineSaying(blocks, nothingOpen, () => false);
}

function lineSaying(
  blocks: readonly string[],
  pattern: RegExp,
  isOwnText: (sentence: string) => boolean,
): string | null {
  for (const block of blocks) {
    for (const sentence of [block, ...sentencesOf(block)]) {
      if (sentence.length > longestNotice) continue;
      const plain = foldText(sentence)
        .replaceAll(/[’‘`´]/g, "'")
        .replaceAll(/\s+/g, " ")
        .trim();
      if (pattern.test(plain) && !isOwnText(sentence)) return sentence;
    }
  }
  return null;
}

function sentencesOf(block: string): string[] {
  return block.split(/(?<=[.!?…:])\s+|\s+[–—|•·-]\s+/);
}

function wordsOf(text: string): string {
  return foldText(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
