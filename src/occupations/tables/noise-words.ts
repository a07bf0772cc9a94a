/**
 * Words of titles that tell the level, hours, contract, place or gender, but not the work. They count little, in labels
 * as well: "senior" in "senior care assistant" only breaks ties. Folded.
 */
export const noiseWords: ReadonlySet<string> = new Set(
  (
    "senior sr snr junior jr jnr mid midlevel level graduate grad experienced intermediate expert " +
    "trainee apprentice apprenticeship intern internship student fresher qualified newly certified licensed " +
    "full part time fulltime parttime temporary temp permanent perm ftc casual seasonal relief " +
    "freelance night nights shift shifts weekend weekends morning evening late rotating hours hour hrs " +
    "remote hybrid onsite wfh work working job jobs role position opening opportunity vacancy career " +
    "principal designate maternity bonus sign extra inbound outbound only own cash hand start pay rate degree holder trainees stipend " +
    "urgent urgently hiring required wanted needed immediate start asap new multiple various no experience visa " +
    "sponsorship ii iii iv 1 2 3 4 5 m f d w x h v k gn div male female mwd mfd all genders gender uk us usa eu emea " +
    "apac ltd inc gmbh nhs plc per month yrs salary bonus ote " +
    "stellvertretend teilzeit vollzeit minijob aushilfe werkstudent werkstudentin praktikum praktikant praktikantin " +
    "ausbildung azubi auszubildende auszubildender duales quereinsteiger gesucht sofort ab unbefristet befristet " +
    "nachtschicht fruhschicht spatschicht schicht homeoffice deutschlandweit berufserfahrung " +
    "cdi cdd stagiaire alternance alternant alternante interim interimaire debutant debutante confirme confirmee " +
    "temps plein partiel complet nuit jour jours teletravail recrutement urgence " +
    "jornada completa parcial turno noche manana tarde practicas becario becaria urgente indefinido temporal " +
    "teletrabajo remoto con sin experiencia " +
    "tempo pieno parziale indeterminato determinato turni stagista tirocinio apprendista part notturno " +
    "voltijd deeltijd fulltime bijbaan vakantiewerk zzp ervaren gezocht nacht avond uur uren per week vast " +
    "mlodszy mlodsza starszy starsza praca pilnie od zaraz zdalnie zdalna pelny etat staz stazysta praktykant " +
    "estagio estagiario estagiaria pleno meio periodo turno integral efetivo temporario " +
    "erfaren heltid deltid vikariat sommarjobb timanstallning sokes sokas till praktik natt " +
    "zkraceny uvazek plny brigada hpp dpp hledame nocni smena"
  ).split(" "),
);

/** Words that fit nearly every job. A title of these alone names no occupation. Folded. */
export const genericWords: ReadonlySet<string> = new Set(
  (
    "team member members crew colleague colleagues associate associates worker workers employee employees staff " +
    "personnel person people professional professionals specialist specialists representative representatives agent " +
    "operative operatives helper assistant assistants officer executive expert lead leader head coordinator manager " +
    "supervisor operator technician consultant administrator general helper hand candidate talent hero ninja champion " +
    "mitarbeiter mitarbeiterin mitarbeitende fachkraft kraft arbeiter arbeiterin helfer helferin leiter leitung " +
    "sachbearbeiter sachbearbeiterin teamleiter teamleitung assistenz referent spezialist berater manager " +
    "employe employee agent agente ouvrier ouvriere charge chargee responsable collaborateur collaboratrice conseiller " +
    "equipier equipiere operateur operatrice technicien technicienne assistante adjoint aide " +
    "empleado empleada trabajador operario operaria auxiliar ayudante tecnico tecnica encargado encargada " +
    "addetto addetta operaio operaia impiegato impiegata operatore operatrice tecnico responsabile collaboratore " +
    "medewerker werknemer assistent hulp monteur begeleider teamleider " +
    "pracownik pracownica operator specjalista specjalistka asystent asystentka pomocnik kierownik konsultant " +
    "funcionario colaborador operador operadora tecnico tecnica assistente ajudante encarregado gerente " +
    "medarbetare anstalld  assistent bitrade operator tekniker handlaggare ansvarig  " +
    "pracovnik pracovnice delnik delnice asistent asistentka technik specialista referent vedouci obsluha"
  ).split(" "),
);
