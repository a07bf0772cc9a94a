/** Words for people by their work that have no ending of `personEnding`. */
const persons: ReadonlySet<string> = new Set(
  `accountant agent aide ambassador analyst apprentice architect artist assistant associate athlete attendant attorney au-pair
  auxiliary barista caddie caregiver carer cashier ceo cfo chair chairman chairwoman champion chef chief cio ciso clerk cmo
  co-founder cofounder colleague companion concierge consultant cook coo correspondent counsel crew cto deputy dev detective
  dietitian docent doctor economist employee executive expert fellow freelancer graduate guard guide hand handyman head help
  helper hero host hostess hygienist intern jeweller judge justice laborer labourer lead lieutenant lifeguard lineman locksmith
  magistrate maid mate md mechanic member merchant midwife model nanny notary nurse operative owner pa paralegal paramedic
  partner pharmacist physicist pilot pm pianist po police practitioner president principal prosecutor psychiatrist
  psychologist radiographer rector registrar rep representative resident rn roofer sdet sdr secretary sergeant servant server
  sister sous-chef specialist sre staff steward stewardess student superintendent surgeon swe teller temp therapist tutor
  actress actuary advocate apothecary artisan bailiff ballerina barback bellhop boss captain chauffeur chaplain coach comedian
  constable custodian dean deckhand gynecologist historian imam liaison marshal mason medic official orderly paraprofessional poet
  priest professional provost rabbi referee roustabout scout scribe seamstress sheriff stagehand tech umpire undergraduate usher valet vet volunteer vp waitress welder worker writer`.split(
    /\s+/,
  ),
);

const personEnding =
  /(?:\p{L}{2}er|\p{L}{2}or|\p{L}{3}ist|eer|ician|arian|[gt]ian|woman|man|person|people|trainee|wright|smith)$/u;

/** Words that end like persons: "Customer Support", "Data Center". */
const notPersons: ReadonlySet<string> = new Set(
  `after air alter border butter calendar cancer career center centre chapter charter checklist cluster color colour computer
  consumer copper corner corridor counter cover customer cyber dinner door error exterior factor fiber filter flavor floor flower
  folder footwear gender german holder honor human indoor interior junior labor labour laser layer leather letter list major
  master matter meter minor monitor motor neighbor newsletter number offer order other outdoor over paper peer power prior
  quarter ramadan reactor register roster router rubber sector senior sensor shelter shipper shower silver soldier solar
  summer supplier tender tenor theater timber tower tractor transfer tumor under user vector vendor visitor wafer water
  weather winter woman's wonder december november october september semiconductor superior twitter never ever either together
  whether rather ladder proper`.split(/\s+/),
);

/** Nouns of fields that have no ending of a field: "Marketing & Sales Support". */
const fields: ReadonlySet<string> = new Set(
  `accounts administration analytics art arts assistance audit care compliance construction consultancy customer data delivery
  design ecommerce education engineering environment finance fundraising growth health healthcare hospitality hr hse infrastructure
  insurance it law leadership legal logistics maintenance manufacturing marketing media medicine office operations payroll people
  performance personnel pharmacy production product projects qa quality relations repair research retail risk safety sales
  science sciences security service services social software strategy studies success support supply chain sustainability systems
  talent tax technology therapy trade transport travel warehouse`.split(/\s+/),
);

const fieldEnding = /(?:\p{L}{3}ing|\p{L}{2}ment|[st]ion|ics|logy|graphy|ship|ancy|\p{L}{2}ity)$/u;

/** German and Dutch persons whose word ends like an English field. */
const apprentices = /^(?:leerling|lehrling)$/u;

const plain = (word: string): string => word.toLowerCase().replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");

/** Whether an English noun names a person by their work: "driver", "nurse". */
export function isPerson(word: string): boolean {
  const noun = plain(word);
  return persons.has(noun) || (personEnding.test(noun) && !notPersons.has(noun));
}

/** Returns the singular of a noun for several persons: "engineer" for "engineers". Returns null for any other word. */
export function singularPerson(word: string): string | null {
  const one = word
    .replace(/([Mm])en$/u, "$1an")
    .replace(/ies$/iu, "y")
    .replace(/(ss|ch|sh)es$/iu, "$1")
    .replace(/(?<!s)s$/iu, "");
  return one !== word && isPerson(one) ? one : null;
}

/** Whether an English word names a field of work: "engineering", "sales". */
export const isField = (word: string): boolean =>
  fields.has(plain(word)) || (fieldEnding.test(plain(word)) && !apprentices.test(plain(word)));
