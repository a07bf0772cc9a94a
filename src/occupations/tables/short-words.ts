import { languages, type Language } from "../words/language.ts";

/** Short and other spellings of a word in titles, and the usual word. Folded. */
const table: Readonly<Partial<Record<Language, string>>> = {
  en: `tech technician, techs technician, op operator, ops operations, exec executive, rep representative,
    reps representative, asst assistant, mgr manager, ed education, eng engineer, engr engineer, dev developer, devs developer,
    chem chemistry, pharm pharmacy, maths mathematics, math mathematics, coord coordinator, supv supervisor,
    adviser advisor, advisers advisor, lab laboratory, carer care, carers care, caring care, prof professor,
    waitress waiter, waitresses waiter, actress actor, woman man, women man, men man, person man, persons man, salesperson salesman, saleswoman salesman, centre center, centres center, programme program,
    labourer laborer, labourers laborer, labour labor, theatre theater, catalogue catalog, tyre tire, tyres tire,
    nursing nurse, engineering engineer, technologist technology, technologists technology, paediatric pediatric,
    anaesthetist anesthetist, anaesthetic anesthetic, gynaecologist gynecologist, orthopaedic orthopedic,
    counsellor counselor, counsellors counselor, counselling counselor, jeweller jeweler,
    storeperson storeman, foreperson foreman, chairperson chairman, handyperson handyman, tradesperson tradesman,
    draughtsman draftsman, mould mold, moulder molder, moulding molding, grey gray,
    organisation organization, optimisation optimization, fibre fiber, aluminium aluminum, aeroplane airplane,
    mech mechanical, elec electrical, vets vet, truckers truck, trucker truck`,
  de: `frau mann, leute mann, kauffrau kaufmann, kaufleute kaufmann, fachfrau fachmann, arzte arzt, arztin arzt,
    arzten arzt, kochin koch, koche koch, kochen koch, ing ingenieur, kfm kaufmannisch, ma mitarbeiter,
    mitarbeitende mitarbeiter, mitarbeitender mitarbeiter, auszubildende azubi, auszubildender azubi,
    studierende student, pflegende pfleger, lehrkraft lehrer, lehrkrafte lehrer, lehrperson lehrer, kraftfahrzeug kfz, lastkraftwagen lkw, masch maschinen, techn technisch, dipl diplom`,
  fr: `cheffe chef, chefs chef, mecano mecanicien, meca mecanicien, kine kinesitherapeute, prof professeur,
    profs professeur, resp responsable, tech technicien, ing ingenieur, aux auxiliaire, maitresse maitre, pl poids,
    vl leger, ouvriere ouvrier, infirmiere infirmier, info informatique, compta comptable,
    resto restaurant, dir directeur, dev developpeur`,
  es: `profe profesor, profes profesor, fisio fisioterapeuta, aux auxiliar, tec tecnico, admin administrativo,
    ing ingeniero, resp responsable, enc encargado, oper operario, alcaldesa alcalde, peluqueria peluquero,
    bici bicicleta, moto motocicleta, furgo furgoneta`,
  it: `resp responsabile, tec tecnico, ing ingegnere, amm amministrativo, dottoressa dottore, professoressa professore,
    studentessa studente, infermiera infermiere, moto motocicletta`,
  nl: `mw medewerker, mdw medewerker, chauffeuse chauffeur, lerares leraar, docente docent, kapster kapper,
    vrouw man, dames man, ass assistent`,
  pl: `prac pracownik, spec specjalista, kier kierownik, ksiegowa ksiegowy, ksiegowej ksiegowy, pielegniarka pielegniarz,
    pielegniarki pielegniarz, sprzedawczyni sprzedawca, kucharka kucharz, kasjerka kasjer, kelnerka kelner,
    piekarka piekarz, fryzjerka fryzjer, lekarka lekarz, sekretarka sekretarz, pokojowka pokojowy, ing inzynier,
    inz inzynier, mgr magister, woznej wozny, wozna wozny, niani niania, kucharze kucharz, kierowcy kierowca,
    kierowcow kierowca, pani osoba, panie osoba, pan osoba`,
  pt: `aux auxiliar, tec tecnico, eng engenheiro, resp responsavel, adm administrativo, dra medico, dr medico,
    enf enfermeiro, prof professor, op operador, enc encarregado, assist assistente`,
  sv: `ssk sjukskoterska, usk underskoterska, servitris servitor, asst assistent, tekn tekniker, ing ingenjor`,
  cs: `ridicka ridic, ucitelka ucitel, prodavacka prodavac, kucharka kuchar, uklizecka uklizec, servirka cisnik, zdrav zdravotni, prac pracovnik, pracovnici pracovnik, ridici ridic, delnici delnik`,
};

/** The usual word by its short form, in each language. */
export const shortWords: Readonly<Record<Language, ReadonlyMap<string, string>>> = Object.fromEntries(
  languages.map((language) => [
    language,
    new Map(
      (table[language] ?? "").split(",").flatMap((pair): [string, string][] => {
        const [short, usual] = pair.trim().split(/\s+/);
        return short && usual && short !== usual ? [[short, usual]] : [];
      }),
    ),
  ]),
) as Record<Language, Map<string, string>>;
