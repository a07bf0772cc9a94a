/**
 * Job titles for invented people: labels of ESCO, the European classification of occupations (European Commission,
 * CC BY 4.0), in six languages, and our own in two. Drawn at random from the occupations with a label in all six.
 */
export const jobTitles: Readonly<Record<string, readonly string[]>> = {
  en: "Engineer in railway projects|Finger nail technician|Advanced physiotherapist|Berry picker|F & B manager|Copy machine operator|Sales demonstrators|Concierge|Excursion escort|Computer literacy instructor|Climate change specialist|Alpine guide|Animal taxidermist|Life coach|Refinery starch extractor|Hospitality revenue manager|Baker|Cobbler|Education methods specialists|Nailing machine operative|Chef de rang|Bank compliance officer|Cruise ship instructor|Consultant geochemist|Sommelier|Mechanical engineering technicians|Drift net maker|ICT system architect|Specialist medical practitioners|Brick laying supervisor".split(
    "|",
  ),
  de: "Projektingenieur Bahn|Fingernagel-Stylist|Fachphysiotherapeut|Gartenarbeiter|F&B Manager|Facharbeiter für Reproduktionstechnik|Produktvorführer|Hausmeister|Reiseleiter|LehrerIn für Computer-Klassen|Umweltexperte|Bergführer|Naturalpräparator|Lebensberater|Stärkeextraktionsanlagenbediener|Einnahmenverwalter|Backwarenhersteller|Schuhmacher|Pädagogik- und Didaktikspezialisten|Holzbearbeitungsmechanikerin|Bedienung|Regulatory-Affairs-Manager|Bootsfahrlehrer|Geochemiker|Sommelier|Maschinenbautechniker|Fischnetzmacher|IKT-Systemarchitekt|Fachärzte|Maurermeister".split(
    "|",
  ),
  fr: "Consultant ferroviaire|Manucure|Expert physiothérapeute|Aide horticole|Directeur des services de restauration|Technicien en reprographie|Démonstrateurs en magasin|Concierge d’hôtel|Guide accompagnateur|Formateur numérique|Ingénieur environnement|Guide de montagne|Naturaliste-taxidermiste|Coach en développement personnel|Opérateur d’extraction d’amidon|Gestionnaire des revenus hôteliers|Boulanger|Cordonnier|Spécialistes des méthodes d’enseignement|Opérateur de machine à clouer|Barmaid|Chef de service juridique|Formateur bateau|Géochimiste|Caviste|Techniciens en construction mécanique|Fabricant de filets de pêche|Architecte de système informatique|Médecins spécialistes|Chef d'équipe maçon".split(
    "|",
  ),
  es: "Ingeniera ferroviaria|Manicura|Fisioterapeuta especializada|Jornalera hortícola|Director de restaurante|Técnica de reprografía|Demostradores de tiendas|Conserje de hotel|Agente de viajes|Profesor de alfabetización digital|Experta en medio ambiente|Guía de montaña|Taxidermista|Coach|Encargada de extraer fécula|Administrador de precios|Jefa de panadería|Zapatera|Especialistas en métodos pedagógicos|Operaria de clavadoras|Asistente de mesa|Director de asuntos reglamentarios|Instructor de navegación marítima|Geoquímica|Camarera especializada en vinos|Técnicos en ingeniería mecánica|Fabricante de redes de pesca|Arquitecta de sistemas|Médicos especialistas|Capataz de albañilería".split(
    "|",
  ),
  it: "Ingegnere progettista ferroviario|Addetta salone per unghie|Fisioterapista specialista|Addetta alla produzione orticola|Responsabile cibi e bevande|Addetta area smistamento posta|Dimostratori|Concierge|Accompagnatore|Formatore di alfabetizzazione informatica|Esperta ambientale|Accompagnatore di media montagna|Imbalsamatore di animali|Coach di crescita personale|Estrattore di amido|Revenue manager dell'ospitalità|Fornaia|Artigiana calzolaia|Specialisti dei metodi di insegnamento|Addetta alla chiodatrice|Addetta al servizio ai tavoli|Responsabile delle questioni normative|Istruttore di nautica|Consulente in geochimica|Degustatore di vini|Tecnici meccanici|Annodatore di reti da pesca|Architetti di sistemi TIC|Medici specialisti|Caposquadra muratore".split(
    "|",
  ),
  pl: "Inżynier transportu kolejowego|Manikiurzysta|Fizjoterapeuta|Pracownica gospodarstwa ogrodniczego|Kierownik ds. cateringu|Operator kserokopiarek|Demonstratorzy wyrobów|Concierge|Menedżer wycieczki|Nauczyciel obsługi komputera|Ekspert ds. ochrony środowiska|Przewodnik górski|Preparator ptaków|Coach|Operator ekstrakcji skrobi|Kierownik ds. przychodów|Piekarz|Obuwnik|Specjaliści metod nauczania|Operator zbijarki|Kelner|Ekspert do spraw polityki zgodności|Instruktor żeglarstwa|Geochemik|Kiper win|Technicy mechanicy|Sieciarka|Projektant systemów ICT|Lekarze specjaliści|Brygadzista murarz".split(
    "|",
  ),
  uk: "Інженер-конструктор|Менеджер з продажу|Бухгалтер|Вчитель фізики|Кухар|Розробник програмного забезпечення|Медична сестра|Логіст|Графічний дизайнер|Перекладач|Агроном|Електрик|Фармацевт|Юрист|Технолог виробництва|Аналітик ризиків".split(
    "|",
  ),
  zh: "机械工程师|销售经理|会计|物理教师|厨师|软件工程师|护士|物流专员|平面设计师|翻译|农艺师|电工|药剂师|律师|生产主管|风险分析师".split(
    "|",
  ),
};
