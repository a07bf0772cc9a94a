import { expect, test } from "vitest";
import { closedNotice, emptyNotice } from "./closed-notice.ts";

test.each([
  "This position has been filled.",
  "This job post is closed",
  "No longer accepting applications",
  "We are no longer accepting applications for this position.",
  "Sorry, this job is no longer available.",
  "Unfortunately, the position you are looking for has already been filled.",
  "The job you're looking for is no longer open.",
  "This vacancy has now closed. See our other jobs.",
  "This posting has expired on 3 May 2026.",
  "This role is closed for new applications.",
  "This role is now closed and no longer accepting applications.",
  "Applications for this role are now closed.",
  "Applications have closed",
  "The application deadline has passed.",
  "Position filled",
  "Job expired",
  "We’ve filled this role.",
  "Sorry, this one’s gone. See our other jobs.",
  "We are no longer hiring for this role.",
  "Recruitment for this position is on hold.",
  "The role at Quayside Depots is no longer accepting applications.",
  "Diese Stelle ist leider bereits besetzt.",
  "Die Stellenanzeige ist nicht mehr verfügbar",
  "Dieses Stellenangebot wurde deaktiviert.",
  "Leider ist die Bewerbung nicht mehr möglich? Die Bewerbungsfrist ist abgelaufen.",
  "Stelle besetzt",
  "Diese Position steht leider nicht mehr zur Verfügung.",
  "Cette offre n’est plus disponible.",
  "Ce poste a été pourvu.",
  "Offre expirée",
  "Les candidatures sont closes.",
  "Esta oferta ya no está disponible.",
  "La vacante ha sido cubierta.",
  "Ya no se aceptan candidaturas",
  "Esta vaga foi preenchida.",
  "Vaga encerrada",
  "Esta vaga não está mais disponível.",
  "Questa posizione è stata chiusa.",
  "L’annuncio non è più disponibile",
  "Deze vacature is helaas vervuld.",
  "Deze vacature is niet meer beschikbaar",
  "Ta oferta pracy jest już nieaktualna.",
  "Oferta wygasła",
  "Rekrutacja zakończona",
  "Tjänsten är tillsatt.",
  "This job is not available anymore.",
  "The job posting you're looking for might have closed, or it has been removed.",
  "This job has been unpublished",
  "This job has expired on Example Jobs",
  "Applications are now closed for this role.",
  "The closing date for this job has passed.",
  "Das Stellenangebot ist nicht mehr verfügbar.",
  "L’offre que vous souhaitez afficher n’est plus disponible.",
  "El proceso de selección ha finalizado.",
  "Inscrições encerradas",
  "Annuncio scaduto",
  "Solliciteren kan niet meer.",
  "Pracodawca zakończył zbieranie zgłoszeń na tę ofertę",
  "Annonsen är inte längre publicerad.",
  "Stillingen er ikke længere opslået.",
  "Stillingen er besat.",
  "Stillingen er ikke lenger tilgjengelig",
])("%s closes a job", (line) => {
  expect(closedNotice(["Stage Hand", line, "See all jobs"], "")).not.toBeNull();
});

test.each([
  "The position will be filled as soon as possible.",
  "This position is to be filled by 1 May.",
  "Applications close when the position has been filled.",
  "Once this position has been filled, the advert is taken down.",
  "If this job is closed, you can join our talent pool.",
  "We run a closed-loop control system.",
  "This role is closed to internal candidates with less than a year of service.",
  "This position has not been filled yet.",
  "The position was filled by one person for twenty years; now she retires.",
  "We are not accepting applications from agencies.",
  "We are no longer accepting applications by post.",
  "Our office is closed on Mondays.",
  "Closed",
  "The deadline for applications is 3 May.",
  "Die Stelle ist ab sofort zu besetzen.",
  "Die Stelle wird zum 1. Mai besetzt.",
  "Die Stelle ist unbefristet.",
  "Sobald die Stelle besetzt ist, nehmen wir die Anzeige offline.",
  "Le poste est à pourvoir immédiatement.",
  "Ce poste est ouvert à tous.",
  "El puesto está disponible de inmediato.",
  "A vaga está disponível em Lisboa.",
  "La posizione è aperta a candidati di ambo i sessi.",
  "De functie is per direct beschikbaar.",
  "Praca jest dostępna od zaraz.",
  "Tjänsten är en tillsvidareanställning.",
])("%s does not", (line) => {
  expect(closedNotice(["Stage Hand", line], "")).toBeNull();
});

test("the advert's own text does not", () => {
  const advert = "<p>Last year&rsquo;s ticket said:&nbsp;</p><p>This <b>job</b> is closed.</p>";
  expect(closedNotice(["This job is closed."], advert)).toBeNull();
  expect(closedNotice(["This job is closed."], "<p>Another text.</p>")).toBe("This job is closed.");
});

test.each([
  "No openings now",
  "There are currently no open positions.",
  "We have no vacancies at the moment",
  "Derzeit gibt es keine offenen Stellen",
  "Aucune offre disponible",
  "Actualmente no hay vacantes",
  "Não temos vagas no momento",
  "Momenteel geen vacatures",
])("%s is a list without jobs", (line) => {
  expect(emptyNotice([line])).not.toBeNull();
});

test.each([
  "No openings for juniors in Leeds, but many for seniors",
  "No experience needed",
  "Open positions",
])("%s is not", (line) => expect(emptyNotice([line])).toBeNull());
