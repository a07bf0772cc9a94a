/** Beginnings of words that name a role, an organisation or a degree in the fourteen languages of headings. */
const roles =
  "engineer developer manager analyst assistant designer consultant director head lead officer intern trainee specialist administrator coordinator architect scientist researcher teacher nurse accountant technician supervisor representative associate executive president founder chief cto ceo cfo programmer tester editor writer author advisor clerk cashier driver chef cook waiter waitress salesperson seller sales-assistant tutor lecturer professor student-assistant fellow apprentice mechanic electrician operator planner strategist recruiter lawyer paralegal physician doctor pharmacist therapist social-worker librarian translator interpreter journalist photographer producer ninja contributor creator member volunteer mentor coach owner partner buyer controller auditor agent investigator secretary receptionist caregiver carpenter baker maintainer organizer organiser autor autorin auteur autora autore συγγραφέας автор авторка مؤلف מחבר 著者 作者 " +
  "entwickler ingenieur leiter leitung berater sachbearbeiter mitarbeiter assistent referent praktikant werkstudent analyst kaufmann kauffrau pfleger krankenschwester krankenpfleger lehrer verkäufer techniker mechaniker buchhalter projektleiter teamleiter geschäftsführer redakteur hilfskraft elektroniker fachkraft meister koch " +
  "développeu ingénieur chef responsable chargé directeur directrice consultant assistant technicien technicienne stagiaire analyste gestionnaire conseiller conseillère infirmi enseignant vendeu comptable apprenti alternant " +
  "desarrollador ingenier jefe jefa responsable director analista asistente consultor técnic gerente becari enfermer profesor docente vendedor contable administrativ auxiliar coordinador encargad " +
  "sviluppat ingegner responsabil direttor analista assistente consulente tecnic tirocinant infermier insegnant impiegat addett commess contabile stagista coordinat " +
  "desenvolvedor engenheir gestor diretor analista assistente consultor técnic estagiári enfermeir professor vendedor contabilista coordenador gerente auxiliar " +
  "programist inżynier kierownik analityk specjalist asystent konsultant dyrektor stażyst praktykant nauczyciel pielęgniark sprzedawc księgow koordynator młodszy starszy menedżer " +
  "ontwikkelaar ingenieur leider adviseur medewerker assistent stagiair verpleegkundig docent leraar verkoper boekhouder beheerder hoofd analist coördinator " +
  "μηχανικ αναλυτ αναλύτρια βοηθ διευθυντ διευθύντ υπεύθυν σύμβουλ τεχνικ νοσηλε προγραμματιστ ερευνητ ερευνήτρ λογιστ καθηγητ πωλητ συντονιστ προϊστάμεν ασκούμεν στέλεχος " +
  "аналіти інженер розробни менеджер керівни асистент консультант директор спеціаліст фахів програміст медсестр вчител викладач бухгалтер координатор стажер стажист помічни провідн начальник продавец адміністратор " +
  "محلل مهندس مدير مطور مساعد مستشار أخصائي منسق معلم ممرض محاسب مشرف متدرب باحث مسؤول رئيس مصمم " +
  "אנליסט מהנדס מנהל מפתח עוזר יועץ יועצת מורה אחות רכז רואה מתמחה מתכנת מעצב חוקר ראש אחראי סטודנט " +
  "アナリスト エンジニア マネージャ アシスタント 開発 担当 部長 課長 主任 リーダー デザイナー コンサルタント 営業 看護師 教師 ディレクター プログラマ インターン " +
  "分析师 工程师 经理 助理 主管 总监 设计师 顾问 开发 专员 教师 护士 实习 会计 研究员 负责人 组长";

const organisations =
  "inc llc ltd limited corp corporation company gmbh ag kg se plc ug e.v ev sa sas sarl srl s.r.l s.p.a spa s.a s.l sl bv b.v nv n.v oy ab as aps sp z.o.o group holding bank university universität hospital clinic clinics institute foundation agency studio studios labs lab systems solutions technologies technology software consulting partners partner services industries association society council ministry department department-of school college academy media networks energy logistics transit bikes works motors pharma foods airlines hotel museum library council " +
  "klinik stadtwerke verlag versicherung sparkasse werke amt verein stiftung krankenhaus hochschule gesellschaft société groupe banque hôpital clinique mairie grupo banco empresa hospital clínica ayuntamiento gruppo banca azienda ospedale comune bank szpital przychodnia spółka urząd fundacja firma ziekenhuis gemeente stichting εταιρεία τράπεζα όμιλος κλινική νοσοκομείο δήμος ανώνυμη компанія банк лікарня клініка тов група агентство شركة مجموعة بنك مستشفى مؤسسة عيادات عيادة وزارة حברה חברת בנק בית-חולים מרפאות קבוצת עמותת 株式会社 会社 銀行 病院 クリニック 集团 公司 银行 医院 诊所 有限";

const starts = (words: string): RegExp => {
  const list = words.split(" ").filter((word) => word !== "");
  const joined = list.filter((word) => /[\u3040-\u9fff]/.test(word));
  const spaced = list
    .filter((word) => !joined.includes(word))
    .map((word) => word.replaceAll(".", String.raw`\.`));
  return new RegExp(
    String.raw`(?:(?<!\p{L})(?:ال|ה)?(?:\p{L}*-)?(?:${spaced.join("|")}))|${joined.join("|")}|\p{L}{3,}(?:entwickler|ingenieur|leiter|berater|manager|techniker|ontwikkelaar|medewerker|adviseur|meister|verkäufer|pfleger|lehrer|zeichner|assistent)(?!\p{Ll}{4})`,
    "iu",
  );
};
const wholes = (words: string): RegExp => {
  const list = words.split(" ");
  const joined = list.filter((word) => /[\u3040-\u9fff]/.test(word));
  const spaced = list
    .filter((word) => !joined.includes(word))
    .map((word) => word.replaceAll(".", String.raw`\.`));
  return new RegExp(
    String.raw`(?<![\p{L}.])(?:${spaced.join("|")})(?!\p{L})|${joined.join("|")}|\p{L}{3,}(?:klinik|werke|verlag|bank|gruppe|versicherung)(?!\p{L})`,
    "iu",
  );
};

const role = starts(roles);
const organisation = wholes(organisations);

export const namesRole = (text: string): boolean => role.test(text);
export const namesOrganisation = (text: string): boolean => organisation.test(text);
