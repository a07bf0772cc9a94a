import type { CvLanguage } from "../../src/cv/translations/translations.ts";

/** The words of invented people in one language. Lists are divided by "|". */
export type Words = {
  first: string;
  last: string;
  cities: string;
  /** "{}" is a name or a field. */
  companies: string;
  schools: string;
  degrees: string;
  fields: string;
  summary: string;
  bullets: string;
  skills: string;
  fluency: string;
  /** Other headings than the usual ones: experience|education|skills|languages|projects|certificates|summary */
  headings: string;
};

export const benchLanguages = [
  "en",
  "de",
  "fr",
  "es",
  "it",
  "pl",
  "uk",
  "zh",
] as const satisfies CvLanguage[];
export type BenchLanguage = (typeof benchLanguages)[number];

export const names =
  "Halden|Orsova|Brightwater|Tamsel|Quellin|Marrow|Lindgate|Ferrant|Osprey|Calder|Viremont|Zelko|Arbolo|Kestrel|Nordwind|Pavonia";

export const words: Readonly<Record<BenchLanguage, Words>> = {
  en: {
    first: "Nora|Elliot|Priya|Samuel|Grace|Tobias",
    last: "Whitlock|Okafor|Hargreaves|Penrose|Delaney|Ashdown",
    cities: "Leeds, UK|Bristol, UK|Portland, OR|Galway, Ireland|Toronto, Canada|Austin, TX",
    companies: "{} Ltd|{} Group|{} Foods Inc.|{} & Sons|{}|{} Analytics",
    schools: "University of {}|{} College|{} School of Design",
    degrees: "BSc|Bachelor of Arts|Master of Science|MA",
    fields: "Geography|Industrial Design|Economics|Biology",
    summary:
      "Practical colleague with a record of finishing what was begun.|Likes small teams, clear plans and honest numbers, and writes everything down for the next person.",
    bullets:
      "Cut the time for stock counts from three days to one|Trained nine colleagues in the new booking tool and wrote its handbook|Led the move of two workshops without a day of closure, together with suppliers, the landlord and the works council|Answered 60 customer letters a week|Brought complaints down by 18% within a year by calling every customer back|Planned shifts for 24 people",
    skills: "Budgeting|Excel|Forklift licence|Negotiation|Figma|Python|Food safety|First aid|Copywriting|SQL",
    fluency: "native|fluent|B2|basic",
    headings: "Work Experience|Education|Key Skills|Languages|Projects|Certifications|About Me",
  },
  de: {
    first: "Katrin|Jonas|Mareike|Stefan|Leyla|Uwe",
    last: "Brandtner|Öztürk|Vogelsang|Kirchhoff|Lammert|Seidenspinner",
    cities: "Kassel|Leipzig|Graz, Österreich|Bern, Schweiz|Münster|Rostock",
    companies: "{} GmbH|{} AG|{} & Söhne KG|Stadtwerke {}|{}|{} Logistik",
    schools: "Universität {}|Technische Hochschule {}|Berufskolleg {}",
    degrees: "Bachelor of Arts|Diplom|Master of Science|B.Sc.",
    fields: "Geographie|Maschinenbau|Betriebswirtschaftslehre|Biologie",
    summary:
      "Praktisch veranlagte Kollegin mit Freude an sauberer Arbeit.|Ich mag kleine Teams, klare Pläne und ehrliche Zahlen und schreibe alles so auf, dass andere weitermachen können.",
    bullets:
      "Inventurzeit von drei Tagen auf einen Tag verkürzt|Neun Kolleginnen und Kollegen im neuen Buchungssystem geschult und das Handbuch dazu verfasst|Umzug von zwei Werkstätten ohne einen Tag Schließung geleitet, gemeinsam mit Lieferanten, Vermieter und Betriebsrat|60 Kundenbriefe pro Woche beantwortet|Beschwerden innerhalb eines Jahres um 18 % gesenkt|Dienstpläne für 24 Personen erstellt",
    skills:
      "Budgetplanung|Excel|Staplerschein|Verhandlungsführung|Figma|Python|Hygieneschulung|Erste Hilfe|Texten|SQL",
    fluency: "Muttersprache|fließend|B2|Grundkenntnisse",
    headings:
      "Beruflicher Werdegang|Ausbildung|Fähigkeiten|Sprachkenntnisse|Projekte|Weiterbildungen|Kurzprofil",
  },
  fr: {
    first: "Camille|Théo|Inès|Baptiste|Maëlle|Karim",
    last: "Lafargue|Benali|Courtois|Delmas|Roussillon|Picard",
    cities: "Lyon, France|Nantes|Lausanne, Suisse|Lille|Bruxelles, Belgique|Toulouse",
    companies: "{} SA|Groupe {}|{} et Fils|{}|Ateliers {}|{} Conseil",
    schools: "Université de {}|École supérieure {}|Lycée {}",
    degrees: "Licence|Master|BTS|Baccalauréat",
    fields: "géographie|génie mécanique|économie|biologie",
    summary:
      "Collègue pratique qui termine ce qui est commencé.|J’aime les petites équipes, les plans clairs et les chiffres honnêtes, et j’écris tout pour la personne suivante.",
    bullets:
      "Réduit la durée de l’inventaire de trois jours à un seul|Formé neuf collègues au nouvel outil de réservation et rédigé son manuel|Dirigé le déménagement de deux ateliers sans un jour de fermeture, avec les fournisseurs, le bailleur et le comité|Répondu à 60 lettres de clients par semaine|Fait baisser les réclamations de 18 % en un an|Planifié les horaires de 24 personnes",
    skills: "Budget|Excel|CACES|Négociation|Figma|Python|Hygiène HACCP|Premiers secours|Rédaction|SQL",
    fluency: "langue maternelle|courant|B2|notions",
    headings: "Expériences professionnelles|Formation|Compétences|Langues|Projets|Certifications|À propos",
  },
  es: {
    first: "Lucía|Álvaro|Noelia|Ignacio|Carmen|Mateo",
    last: "Quintanilla|Arrieta|Belmonte|Cifuentes|Lozano|Pardo",
    cities: "Sevilla|Bilbao|Valencia, España|Rosario, Argentina|Zaragoza|Lima, Perú",
    companies: "{} S.L.|Grupo {}|{} e Hijos|{}|Talleres {}|{} Consultores",
    schools: "Universidad de {}|Instituto {}|Escuela {}",
    degrees: "Grado|Licenciatura|Máster|Técnico",
    fields: "Geografía|Ingeniería Mecánica|Economía|Biología",
    summary:
      "Compañera práctica que termina lo que empieza.|Me gustan los equipos pequeños, los planes claros y las cifras honestas, y lo dejo todo escrito para quien sigue.",
    bullets:
      "Reduje el inventario de tres días a uno|Formé a nueve compañeros en la nueva herramienta de reservas y escribí su manual|Dirigí el traslado de dos talleres sin un día de cierre, junto con proveedores, el propietario y el comité|Respondí 60 cartas de clientes por semana|Bajé las reclamaciones un 18 % en un año|Planifiqué turnos para 24 personas",
    skills:
      "Presupuestos|Excel|Carretillas|Negociación|Figma|Python|Manipulación de alimentos|Primeros auxilios|Redacción|SQL",
    fluency: "nativo|fluido|B2|básico",
    headings:
      "Experiencia laboral|Formación académica|Habilidades|Idiomas|Proyectos|Certificaciones|Sobre mí",
  },
  it: {
    first: "Giulia|Lorenzo|Martina|Davide|Chiara|Pietro",
    last: "Bellandi|Ferrero|Santangelo|Moretti|Zampieri|Colonna",
    cities: "Torino|Bologna|Trieste, Italia|Lugano, Svizzera|Bari|Verona",
    companies: "{} S.r.l.|Gruppo {}|{} e Figli|{}|Officine {}|{} Consulenza",
    schools: "Università di {}|Istituto {}|Accademia {}",
    degrees: "Laurea|Laurea magistrale|Diploma|Master",
    fields: "Geografia|Ingegneria meccanica|Economia|Biologia",
    summary:
      "Collega pratica che finisce quello che comincia.|Mi piacciono le squadre piccole, i piani chiari e i numeri onesti, e scrivo tutto per chi viene dopo.",
    bullets:
      "Ridotto l’inventario da tre giorni a uno|Formato nove colleghi sul nuovo sistema di prenotazione e scritto il manuale|Guidato il trasloco di due officine senza un giorno di chiusura, insieme a fornitori, proprietario e sindacato|Risposto a 60 lettere di clienti alla settimana|Ridotto i reclami del 18% in un anno|Pianificato i turni di 24 persone",
    skills: "Budget|Excel|Patentino muletto|Negoziazione|Figma|Python|HACCP|Primo soccorso|Scrittura|SQL",
    fluency: "madrelingua|fluente|B2|base",
    headings:
      "Esperienze lavorative|Istruzione|Competenze|Lingue|Progetti|Certificazioni|Profilo professionale",
  },
  pl: {
    first: "Agnieszka|Tomasz|Zuzanna|Marek|Kinga|Paweł",
    last: "Wiśniowska|Grabowski|Łukasik|Sienkiewicz|Żurek|Borowik",
    cities: "Gdańsk|Poznań, Polska|Łódź|Rzeszów|Szczecin|Opole",
    companies: "{} Sp. z o.o.|Grupa {}|{} S.A.|{}|Zakłady {}|{} Doradztwo",
    schools: "Uniwersytet {}|Politechnika {}|Technikum {}",
    degrees: "Licencjat|Magister|Inżynier|Technik",
    fields: "geografia|mechanika|ekonomia|biologia",
    summary:
      "Praktyczna koleżanka, która kończy to, co zaczęła.|Lubię małe zespoły, jasne plany i uczciwe liczby, a wszystko zapisuję dla następnej osoby.",
    bullets:
      "Skróciłam inwentaryzację z trzech dni do jednego|Przeszkoliłam dziewięć osób z nowego systemu rezerwacji i napisałam instrukcję|Poprowadziłam przeprowadzkę dwóch warsztatów bez dnia przerwy, razem z dostawcami, właścicielem i radą zakładową|Odpowiadałam na 60 listów klientów tygodniowo|Zmniejszyłam liczbę skarg o 18% w ciągu roku|Układałam grafik dla 24 osób",
    skills: "Budżetowanie|Excel|Wózki widłowe|Negocjacje|Figma|Python|HACCP|Pierwsza pomoc|Redakcja|SQL",
    fluency: "ojczysty|biegły|B2|podstawowy",
    headings: "Przebieg kariery|Edukacja|Kompetencje|Języki obce|Projekty|Certyfikaty|O mnie",
  },
  uk: {
    first: "Олена|Тарас|Соломія|Андрій|Ірина|Богдан",
    last: "Кравчук|Мельничук|Шевчук|Бондаренко|Гнатюк|Левицька",
    cities: "Львів, Україна|Одеса|Харків|Тернопіль|Полтава|Луцьк",
    companies: "ТОВ «{}»|Група {}|{}|Завод {}|Компанія {}|{} Консалтинг",
    schools: "Університет {}|Інститут {}|Коледж {}",
    degrees: "Бакалавр|Магістр|Спеціаліст|Молодший спеціаліст",
    fields: "географія|механіка|економіка|біологія",
    summary:
      "Практична колега, яка завершує розпочате.|Люблю малі команди, ясні плани та чесні цифри й усе записую для наступної людини.",
    bullets:
      "Скоротила інвентаризацію з трьох днів до одного|Навчила дев’ять колег працювати з новою системою бронювання й написала посібник|Очолила переїзд двох майстерень без жодного дня простою разом із постачальниками, орендодавцем і профспілкою|Відповідала на 60 листів клієнтів щотижня|Зменшила кількість скарг на 18% за рік|Планувала зміни для 24 людей",
    skills:
      "Бюджетування|Excel|Навантажувач|Переговори|Figma|Python|Безпека харчів|Перша допомога|Копірайтинг|SQL",
    fluency: "рідна|вільно|B2|базовий",
    headings: "Професійний досвід|Освіта|Ключові навички|Іноземні мови|Проєкти|Сертифікати|Про себе",
  },
  zh: {
    first: "思雨|浩然|佳怡|志强|晓梅|子涵",
    last: "林|周|吴|郑|孙|何",
    cities: "苏州|成都|青岛|厦门|西安|长沙",
    companies: "{}有限公司|{}集团|{}科技|{}工厂|{}贸易公司|{}食品厂",
    schools: "{}大学|{}学院|{}职业技术学院",
    degrees: "学士|硕士|本科|大专",
    fields: "地理学|机械工程|经济学|生物学",
    summary: "务实的同事，做事有始有终。|喜欢小团队、清楚的计划和真实的数字，并把一切写下来留给后来的人。",
    bullets:
      "把盘点时间从三天缩短到一天|培训九名同事使用新的预订系统并编写手册|带领两个车间搬迁，一天也没有停工，与供应商、房东和工会合作完成|每周回复60封客户来信|一年内投诉减少18%|为24人安排班次",
    skills: "预算|Excel|叉车证|谈判|Figma|Python|食品安全|急救|文案|SQL",
    fluency: "母语|流利|B2|基础",
    headings: "工作经验|教育经历|核心技能|语言|项目经验|资格证书|自我评价",
  },
};

/** Names for companies and schools in Chinese letters. */
export const hanNames = "远山|晨光|北河|金桥|青松|海平|云起|东岭";
