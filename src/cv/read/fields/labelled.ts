import { foldForComparing } from "../normalise-text.ts";

const labels = {
  company:
    "employer|company|organisation|organization|arbeitgeber|firma|unternehmen|employeur|entreprise|empresa|azienda|datore di lavoro|pracodawca|werkgever|bedrijf|εργοδότης|εταιρεία|роботодавець|компанія|الشركة|جهة العمل|מעסיק|חברה|会社名|公司",
  position:
    "position|role|title|job title|stelle|funktion|rolle|poste|fonction|puesto|cargo|posizione|ruolo|função|stanowisko|functie|θέση|посада|المنصب|الوظيفة|תפקיד|役職|职位",
  location:
    "location|place|address|city|based in|ort|wohnort|adresse|anschrift|standort|lieu|ville|domicile|ubicación|dirección|lugar|ciudad|domicilio|indirizzo|luogo|città|residenza|sede|localização|morada|endereço|cidade|adres|miejsce|miejscowość|lokalizacja|adres zamieszkania|woonplaats|plaats|locatie|διεύθυνση|τοποθεσία|πόλη|адреса|місто|місце проживання|العنوان|الموقع|المدينة|כתובת|עיר|מיקום|住所|現住所|勤務地|所在地|地址|地点|城市|现居地|居住地",
  phone:
    "phone|tel|telephone|mobile|cell|home|telefon|mobil|handy|téléphone|portable|teléfono|móvil|telefono|cellulare|telemóvel|celular|telefone|komórka|telefoon|mobiel|τηλέφωνο|κινητό|тел|телефон|моб|هاتف|الهاتف|جوال|טלפון|נייד|電話|電話番号|手机|电话|联系电话",
  email:
    "email|e-mail|mail|courriel|correo|correo electrónico|posta elettronica|ηλεκτρονικό ταχυδρομείο|електронна пошта|пошта|البريد الإلكتروني|البريد|אימייל|דוא״ל|דואר אלקטרוני|メール|メールアドレス|邮箱|电子邮件",
  url: "website|web|homepage|portfolio|webseite|site|site web|sitio web|sito|sito web|página|strona|strona www|ιστοσελίδα|сайт|вебсайт|الموقع الإلكتروني|אתר|ウェブサイト|サイト|网站|主页|linkedin|github|gitlab|twitter|xing|orcid",
  name: "name|full name|vorname|nachname|nom|nombre|nome|imię i nazwisko|naam|όνομα|ονοματεπώνυμο|ім'я|піб|الاسم|שם|שם מלא|氏名|名前|姓名",
  score:
    "gpa|grade|final grade|cgpa|score|note|abschlussnote|endnote|gesamtnote|notendurchschnitt|mention|moyenne|nota|nota media|calificación|promedio|voto|votazione|voto di laurea|média|classificação|ocena|średnia|cijfer|eindcijfer|βαθμός|оцінка|середній бал|бал|المعدل|ציון|ממוצע|成績|gpa|成绩|绩点|平均分",
  courses:
    "courses|coursework|relevant coursework|relevant courses|kurse|schwerpunkte|cours|cursos|asignaturas|corsi|disciplinas|kursy|vakken|cursussen|μαθήματα|курси|дисципліни|المقررات|קורסים|履修科目|主修课程",
} as const;

export type LabelKind = keyof typeof labels;

const kinds = new Map<string, LabelKind>();
for (const [kind, words] of Object.entries(labels) as [LabelKind, string][])
  for (const word of words.split("|")) kinds.set(foldForComparing(word), kind);

/** Splits "Note: 1,3" into the kind of its label and the value. Returns null for text without a known label. */
export function readLabelled(text: string): { kind: LabelKind; value: string } | null {
  const match = /^([^:：]{2,32})[:：]\s*(\S.*)$/u.exec(text);
  const kind = match?.[1] === undefined ? undefined : kinds.get(foldForComparing(match[1]));
  if (match && kind) return { kind, value: match[2] ?? "" };
  const score = /^(C?GPA|Grade|Note|Mention)\s+(?:of\s+)?(\d[\d.,/ ]*)$/iu.exec(text);
  return score ? { kind: "score", value: score[2] ?? "" } : null;
}
