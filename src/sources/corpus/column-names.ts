/** The possible meanings of a data set's column. These are the names that `--map` takes. */
export const corpusFields = [
  "id",
  "title",
  "company",
  "location",
  "address",
  "city",
  "region",
  "country",
  "description",
  "responsibilities",
  "requirements",
  "benefits",
  "education",
  "about",
  "salary",
  "salaryMin",
  "salaryMax",
  "salaryPeriod",
  "currency",
  "url",
  "applyUrl",
  "posted",
  "closes",
  "type",
  "level",
  "skills",
  "category",
  "remote",
  "hybrid",
  "onsite",
  "workMode",
  "remoteRegion",
  "requisition",
  "open",
  "ended",
  "status",
  "sponsorship",
] as const;
export type CorpusField = (typeof corpusFields)[number];

/** Columns to use for a field, instead of those recognised by name. */
export type ColumnMap = Partial<Record<CorpusField, string>>;

/**
 * Names under which data sets publish each field, best first, in the form of `columnKey`. If several columns have the
 * same meaning, the first that is not empty in a record counts.
 */
const columnNames: Record<CorpusField, readonly string[]> = {
  id: words(
    "id jobid jobkey externalid jobpostingid postingid vacancyid positionid adid advertid offerid reference jobref",
    "refnumber uniqid uuid guid slug objectid jk sourcejobid jobreference matchedobjectid",
  ),
  title: words(
    "title jobtitle position positiontitle jobposition vacancytitle postingtitle businesstitle jobname role roletitle",
    "jobrole rolename occupation vacancy job designation headline name title.rendered jobtitleraw titel stellentitel",
    "berufsbezeichnung stelle stellenbezeichnung jobtitel intitule intituledeloffre intituleduposte poste titredeloffre titulo",
    "titulodelpuesto nombredelpuesto oferta vacante vaga titulodavaga ruolo posizione mansione nazwastanowiska functietitel puesto cargo stanowisko functie profession jobtitleshort",
  ),
  company: words(
    "company companyname employer employername organization organisation organizationname organisationname",
    "hiringorganization hiringcompany hiringorganization.name hiringorganization.organizationname company.name",
    "company.displayname employer.name organization.name organisation.name agency agencyname advertiser advertisername",
    "business businessname client clientname firm firma unternehmen arbeitgeber entreprise empresa azienda pracodawca",
    "bedrijf bedrijfsnaam werkgever nombredelaempresa nomdelentreprise nomeazienda nazwafirmy firmenname pracodawca",
  ),
  location: words(
    "location joblocation locations formattedlocation locationname joblocationraw locationraw place workplace",
    "worklocation joblocationaddress location.name location.displayname location.text joblocation.name office offices",
    "dutystation area ort arbeitsort standort lieu lieutravail lugar ubicacion localizacao lokalizacja miejsce locatie",
    "positionlocationdisplay local plaats standplaats sede localidad lieudetravail lugardetrabajo localdetrabalho lokalizacjapracy",
    "candidaterequiredlocation jobgeo joblocation.address",
  ),
  address: words("workaddress address fulladdress streetaddress joblocation.address.streetaddress district"),
  city: words(
    "city locality town municipality jobcity location.city address.city joblocation.address.addresslocality",
    "addresslocality joblocation.city stadt ville ciudad cidade miasto comune",
  ),
  region: words(
    "region state province county regionname statecode jobstate location.region location.state address.region",
    "address.state joblocation.address.addressregion addressregion bundesland departement",
  ),
  country: words(
    "country countryname countrycode jobcountry location.country address.country joblocation.address.addresscountry",
    "addresscountry joblocation.address.addresscountry.name searchcountry land pays pais kraj",
  ),
  description: words(
    "fulldescription descriptionhtml descriptionfull jobdescriptionhtml jobdescription description jobdesc",
    "descriptionplain descriptiontext desc jobdetails details text body content contents commenttext jobpost",
    "jobsummary jobadvert advert adtext posting snippet summary excerpt overview beschreibung stellenbeschreibung",
    "descriptif descriptifduposte descriptionduposte descripciondelpuesto descricaodavaga descrizione aufgabenbeschreibung",
    "functieomschrijving opisstanowiska descripcion descricao opis omschrijving description.text description.html jobdescription.text",
  ),
  responsibilities: words(
    "responsibilities jobresponsibilities keyresponsibilities duties jobduties mainresponsibilities tasks aufgaben",
    "missions dutiesresponsibilities highlights.responsibilities",
  ),
  requirements: words(
    "requirements jobrequirements jobrequirement jobrequirment qualifications requiredqual requiredqualifications",
    "minimumqualrequirements minimumqualifications minqualifications preferredqualifications preferredskills",
    "candidaterequirements requirementssummary anforderungen profil profile experiencerequirements",
    "qualificationsummary educationrequirements highlights.qualifications",
  ),
  education: words(
    "education educationqualification educationlevel requirededucation educationallevel qualificationlevel",
  ),
  benefits: words("benefits highlights.benefits jobbenefits perks weoffer whatweoffer offerdetails"),
  about: words(
    "companyprofile companydescription aboutcompany aboutus aboutc aboutthecompany employerdescription",
  ),
  salary: words(
    "salaryraw salarytext salaryrange rawsalary salarydescription salary jobsalary salaryoffered salaryestimate pay",
    "payrange wage wages compensation compensationrange remuneration rate salarydisplay basesalary",
    "detectedextensions.salary salaryinformation gehalt lohn vergutung salaire salario wynagrodzenie stipendio",
  ),
  salaryMin: words(
    "salarymin minsalary salarylower salaryfrom salarylow minimumsalary minimumpay paymin minpay salaryminimum",
    "salaryrangefrom salaryrangemin lowersalary wagemin minwage compensationmin mincompensation salary.min minamount",
    "salary.from salary.lower gehaltvon gehaltmin lohnvon salairemin salariomin salariominimo wynagrodzenieod",
    "salary.minimum salaryrange.min basesalary.minsalary basesalary.minvalue basesalary.value.minvalue salarystart",
  ),
  salaryMax: words(
    "salarymax maxsalary salaryupper salaryto salaryhigh maximumsalary maximumpay paymax maxpay salarymaximum",
    "salaryrangeto salaryrangemax uppersalary wagemax maxwage compensationmax maxcompensation salary.max maxamount",
    "salary.to salary.upper gehaltbis gehaltmax lohnbis salairemax salariomax salariomaximo wynagrodzeniedo",
    "salary.maximum salaryrange.max basesalary.maxsalary basesalary.maxvalue basesalary.value.maxvalue salaryend",
  ),
  salaryPeriod: words(
    "salaryperiod payperiod salaryfrequency payfrequency salaryrate salaryinterval salaryunit salarytype salarytimeunit",
    "compensationperiod compensationinterval wageunit wageperiod rateperiod salary.period salary.unit salary.interval",
    "basesalary.unittext basesalary.value.unittext salaryper payinterval interval",
  ),
  currency: words(
    "currency waehrung wahrung devise moneda moeda valuta waluta salarycurrency currencycode paycurrency salarycurrencycode compensationcurrency salary.currency",
    "basesalary.currency salaryrange.currency",
  ),
  url: words(
    "url joburl link joblink detailurl pageurl posturl postingurl jobpostingurl vacancyurl adurl sourceurl canonicalurl",
    "absoluteurl hostedurl permalink href website redirecturl advertiserurl joblinkurl refs.landingpage landingpage",
    "jobhref linkurl positionuri lien lienduposte urldeloffre enlace liga webadresse odnosnik collegamento",
  ),
  applyUrl: words(
    "joburldirect directurl applyurl bewerbungslink bewerbungsurl liencandidature applicationurl applylink applicationlink applyuri howtoapplyurl",
  ),
  posted: words(
    "dateposted posteddate postingdate postdate posted postedat postedon publicationdate publisheddate publishedat",
    "publishedon published datepublished pubdate firstpublished createdat datecreated created dateadded listedtime",
    "originallistedtime jobposteddate opendate openingdate date epoch time publicationstartdate postedtime crawldate",
    "veroffentlichtam veroffentlichungsdatum datepublication datedepublication datedeparution fechapublicacion",
    "fechadepublicacion datadepublicacao datadipubblicazione datapublikacji publicatiedatum postedatdatetimeutc",
    "postedatdate postedattimestamp detectedextensions.postedat",
  ),
  closes: words(
    "deadline validthrough closingdate closedate closes closesat applicationdeadline applyby expirydate expirationdate",
    "expiry expires expiresat expireson dateexpires postuntil validuntil enddate lastdate applicationclosedate",
    "closedtime closedat closedon closeddate dateclosed expiredat expirationtime offerexpirationdatetimeutc bewerbungsfrist",
    "bewerbungsschluss bewerbungsende bewerbungbis datelimite datelimitedecandidature fechalimite fechadecierre",
    "datalimite dataencerramento scadenza terminaplikowania sluitingsdatum applicationclosingdate",
  ),
  type: words(
    "employmenttype employmenttypes jobtype jobtypes type types contracttype contract contracttime commitment",
    "worktype formattedworktype employmentstatus employment jobschedule scheduletype jobscheduletype positiontype",
    "vertragsart beschaftigungsart arbeitszeitmodell typedecontrat contrat tipodecontrato tipocontrato contrato",
    "tipodejornada tipodecontratacao tipodicontratto contratto contratodetrabalho dienstverband rodzajumowy detectedextensions.scheduletype",
    "jobcategorytype typeofemployment worktime arbeitszeit anstellungsart typecontrat jornada workschedule",
    "employmenttypejobstatus fulltimeparttimeindicator positionschedule jobstatus term",
  ),
  level: words(
    "level seniority experiencelevel joblevel senioritylevel careerlevel jobexperiencelevel levels requiredexperience",
    "formattedexperiencelevel experience jobexperience grade joblevels berufserfahrung",
  ),
  skills: words(
    "skills tags requiredskills keyskills jobskills mainskill mainskills skillsrequired musthaveskills technologies",
    "techstack stack keywords labels skillset jobtags competencies tools kenntnisse competences",
  ),
  category: words(
    "category jobcategory categories maincategory department departmentname industry sector jobfunction function",
    "functionalarea field jobfield subcategory jobindustry companyindustry rolecategory team division branche secteur",
    "categoria category.label category.name department.name",
  ),
  remote: words(
    "isremote remote remoteallowed telecommuting telecommute workfromhome jobworkfromhome isworkfromhome remoteok",
    "remotework jobisremote homeoffice wfh remoteindicator",
  ),
  hybrid: words("ishybrid hybrid"),
  onsite: words("isonsite onsite"),
  workMode: words(
    "workplacetype workmode workmodel workarrangement locationtype joblocationtype remotetype workplacemodel",
    "remotestatus workingmodel jobworkmode",
  ),
  remoteRegion: words(
    "remoteregion remoteregions remotelocation remotelocations locationrestrictions applicantlocationrequirements",
    "remotecountries",
  ),
  requisition: words(
    "requisitionid reqid requisition requisitionnumber jobcode vacancynumber announcementcode",
  ),
  open: words(
    "active isactive visible isvisible isopen open stillopen islisted acceptingapplications isacceptingapplications",
    "islive live isavailable available ispublished",
  ),
  ended: words(
    "inactive isinactive closed isclosed expired isexpired filled isfilled archived isarchived deleted isdeleted",
    "hidden ishidden removed isremoved delisted isdelisted archivedat deletedat removedat filledat unpublishedat",
    "delistedat deactivatedat archivedon removedon filledon dateremoved datefilled takendown",
  ),
  status: words(
    "status jobstatus postingstatus listingstatus vacancystatus adstatus poststatus stellenstatus",
  ),
  sponsorship: words("sponsorship visasponsorship visa"),
};

const named = new Set(Object.values(columnNames).flat());
/** Some data sets put "job" before every name: "job_max_salary", "job_apply_link". */
const namesWithJob = new Map(
  corpusFields.map((field) => {
    const names = columnNames[field];
    return [field, [...names, ...names.map((name) => `job${name}`).filter((name) => !named.has(name))]];
  }),
);

/** The names of the columns with this meaning, best first. */
export function namesOf(field: CorpusField): readonly string[] {
  return namesWithJob.get(field) ?? [];
}

const longestName = 200;

/** Returns a column's name without case and separators: "Job Title", "job_title" and "jobTitle" become the same. */
export function columnKey(column: string): string {
  return column
    .slice(0, longestName)
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}.]+/gu, "")
    .replace(/^\.+|\.+$/g, "");
}

function words(...lists: string[]): string[] {
  return lists.flatMap((list) => list.split(" "));
}
