import { foldText } from "../../../text/fold-text.ts";
import { stemWord } from "../../../text/stem-word.ts";
import { stopWords } from "../../../text/stop-words.ts";
import { withoutWishVerbs } from "./interests.ts";
import { readWishTable } from "./read-wish-table.ts";
import { isSentenceWord } from "./sentence-words.ts";
import { isUninformativeWord } from "./uninformative-words.ts";

/**
 * Activities and things at work, and searches for the work that they mean. They are used for sentences that name no
 * occupation and no skill. A line with "~" counts only together with another line, and one with "-" only without another: who
 * cleans in a hospital is a cleaner.
 */
const activityTable = `
animals, dogs, cats, horses, pets, livestock, farm animals: veterinarian, veterinary, animal care, dog groomer, zookeeper
sick people, ill people, sick, patients, wounded: nurse, physician, care assistant, medical assistant
elderly people, old people, people who are old, elderly, older people, seniors, grandparents: care assistant, home care, caregiver
refugees, poor people, people in need, homeless people, charity, volunteers, ngo: social worker, humanitarian, community worker, project officer
-design, designing: designer, graphic designer, product designer
laboratory, laboratories, lab, science, experiments, microscope: laboratory technician, research scientist, chemist, biologist, laboratory assistant
plants, flowers, gardens, garden, lawns, hedges, grass, cut grass, cutting grass, mowing, trees, nature, crops, outdoors, fresh air: gardener, landscaper, forester, agronomist, farm worker
-farm, tractor, harvest: agronomist, farm worker, farm manager, livestock
fix cars, cars, motors, engines: car mechanic, automotive technician
planes, aircraft, airplanes: aircraft mechanic, pilot, flight attendant
-airport: airport, flight attendant, aircraft mechanic, pilot
spreadsheets, excel: data entry clerk, accountant, data analyst
-numbers, maths, math, mathematics: accountant, data analyst, actuary, data entry clerk
-hands, tools: technician, carpenter, electrician, mechanic
food, cooking, kitchen, recipes: cook, chef, baker, kitchen assistant
cakes, bread, baking: baker, pastry chef
coffee: barista
serve tables, waiting tables, wait tables: waiter, host, bartender
-restaurant, guests: waiter, host, bartender, cook
-hotel: hotel receptionist, housekeeper, hotel manager
sewing, sew: tailor, seamstress, sewing machine operator
clothes, fashion, dresses, making patterns, sewing patterns: tailor, fashion designer, clothing designer, pattern maker, seamstress
hair, beauty, make up, makeup: hairdresser, beautician
books, library: librarian, editor
sport, sports, fitness, gym: fitness trainer, sports coach
languages, translate, translating, foreign language, bilingual: translator, interpreter
-computers, printers, laptops: it support, help desk, computer technician, it officer
fix computers, repair computers, fix laptops, repair laptops, technical problems, technical issues, computer problems: it support, help desk, computer technician, it officer
networks, routers, cables, wifi: network engineer, network administrator, it support
phones, repair phones, mobile phones: phone repair technician, mobile technician
websites, web pages, build websites, make websites, design websites: web developer, web designer
apps, mobile apps: mobile developer, app developer
-software, program: software developer, programmer
write code, coding, programming, code, write software, build software, develop software: software developer, programmer
robots, artificial intelligence, ai: robotics engineer, machine learning engineer
sell houses, sell homes, apartments, real estate: real estate agent, property manager
camera, tv, television, stage, acting: presenter, host, content creator, actor
take photos, photos, pictures, photography, photograph: photographer
filming, film: videographer, camera operator, cinematographer
films, videos, youtube, tiktok: videographer, video editor, content creator
save lives, emergency: paramedic, nurse, physician
museum, art gallery, gallery, archive, exhibitions: curator, museum, archivist, art gallery
music, sing, singing, instrument, piano, guitar: musician, music teacher, sound engineer
illustrations, logos, posters, paintings, art, comics, cartoons: graphic designer, illustrator, artist, painter
-draw, drawing, paint, painting: graphic designer, illustrator, artist, painter
furniture, wood, wooden: carpenter, woodworker, furniture maker
metal, welding: welder, metal worker
build houses, building trade, building trades, bricks, concrete: construction worker, mason, site engineer, foreman
-building site, construction site: construction worker, mason, site engineer, foreman
pipes, toilets, sinks, leaks: plumber, plumbing technician
wires, wiring, electricity, electrical, lamps: electrician, electrical technician
machines, assembly line, production line: machine operator, assembler, production worker, maintenance technician
-factory: machine operator, assembler, production worker, maintenance technician
solar panels, wind turbines: solar technician, wind turbine technician
boxes, packing, parcels, packages: packer, packaging worker, warehouse worker
-warehouse, shelves, stock: warehouse worker, storekeeper, packer, shelf stacker, stock clerk
deliver, delivering, delivery, drop off, dropping off, deliver parcels, delivering parcels, delivering packages, dropping off parcels, dropping off packages, motorbike, motorcycle, scooter, bicycle, bike: delivery driver, courier, delivery person
drive, driving, driving licence, drivers license: driver, truck driver, delivery driver, bus driver
drive a bus, driving a bus, drive buses, driving buses, drive bus, bus, coach: bus driver
drive a truck, driving a truck, drive a lorry, driving a lorry, drive trucks, driving trucks, drive lorries, truck, lorry, trucks, lorries: truck driver, lorry driver, driver
drive a taxi, driving a taxi, taxi, cab: taxi driver
drive a van, driving a van, drive vans, van: van driver, delivery driver
~car, own car, licence, license: driver, delivery driver, sales representative
-ship, ships, sea, boat, port: sailor, ship, marine
train, trains, railway, drive a train, driving a train, driving trains, drive trains: train driver, railway
talk to customers, talking to customers, explain things to customers, answer phone, answer phones, customers on the phone, phone calls, answer calls, answering calls, on the phone, telephone, call centre, call center: customer service, call center agent, customer support, telephone operator
~customers, clients, complaints: customer service, customer support, call center agent
-talk to people, talking to people, talk to strangers, persuade, convince: sales representative, customer service, receptionist
cash register, checkout, till: cashier, shop assistant, sales assistant
-shop, store, supermarket: shop assistant, cashier, sales assistant
sell, selling, sell things, selling things, selling to customers, sell to customers, door to door: salesperson, sales representative, sales agent
welcome visitors, front desk, reception, greet people: receptionist, front desk
~type, typing, type fast, keyboard: data entry clerk, secretary, typist, administrative assistant
paperwork, filing, phones and filing: administrative assistant, secretary, office assistant, office manager
-office, organise, organize, organising, organizing: administrative assistant, secretary, office assistant, office manager
-money, cash: cashier, accountant, finance officer
-bank, banking: bank teller, bank, banking, loan officer
taxes, tax, invoices, bills, accounts, balance the books, bookkeeping: accountant, bookkeeper, tax
insurance, claims: insurance, claims, underwriter, actuary
law, court, writing contracts, legal: lawyer, legal officer, paralegal
crime, criminals, police: police officer, detective, investigator, security guard
protect buildings, keep offices safe, keep buildings safe, keep people safe, guard, night watch, bodyguard, bouncer: security guard, security officer
clean, cleaning, tidy, mop, laundry, ironing, dishes: cleaner, janitor, housekeeper, laundry
housework, household, nanny: housekeeper, domestic worker, nanny
teach small kids, teach small children, teach young kids, teach young children, teach kids, teach little kids, teach little children: kindergarten teacher, primary school teacher, preschool teacher, nursery teacher
teach, teaching, classroom, pupils, students, lessons, tutoring, tutor: teacher, tutor, instructor, lecturer
teaching online, teach online, online lessons, online courses, writing courses, write courses, e learning: online tutor, online teacher, curriculum developer, instructional designer, course creator
train people, training people, coach people: trainer, training officer, coach
learn a trade, learning a trade, apprenticeship in a trade: apprentice, trainee
find people jobs, hire people, recruit people, recruit staff, interview people, people people: recruiter, human resources officer
write, writing, stories, articles, blog, articles for websites, texts for websites, content for websites, write for websites: writer, copywriter, content writer, script writer, journalist
news, newspaper, radio, interview people for articles: journalist, reporter, editor, news presenter
transcribe, transcription, typing and translating: transcriptionist, translator, data entry clerk
social media, instagram, facebook, followers, posts: social media manager, content creator
advertising, ads, adverts, commercials, brands, campaigns: marketing officer, marketing manager, advertising
events, weddings, wedding, parties, conferences: event planner, event coordinator, event manager
travel, tourists, tours, trips, holidays: tour guide, travel agent, travel consultant
medicines, drugs, pharmacy, pills: pharmacist, druggist, pharmacy technician
blood, blood samples, draw blood: phlebotomist, laboratory technician
teeth: dentist, dental assistant, dental nurse
eyes, glasses: optometrist, optician
massage, physiotherapy, rehabilitation: massage therapist, physiotherapist
mental health, listen to people, feelings, psychology, therapy: counselor, psychologist, therapist, social worker
births, pregnant women, mothers: midwife, nurse
-hospital, clinic: nurse, physician, medical, receptionist, laboratory technician, pharmacist
statistics, charts, dashboards, find patterns, finding patterns: data analyst, data scientist, statistician
-data: data analyst, data scientist, statistician
databases, sql: database administrator, data engineer
servers, cloud, linux servers: system administrator, devops engineer, cloud engineer
break into systems, hack, hacking, find vulnerabilities, bug bounty: penetration tester, security researcher, red team
test software, find bugs, test apps, test websites: software tester, qa engineer
physics, lasers, optics, measuring instruments: physicist, optical engineer, laser, instrumentation
chemicals, chemistry: chemist, chemical engineer, laboratory technician
genes, dna, cells, biology: biologist, bioinformatician, geneticist, microbiologist
space, rockets, satellites: aerospace engineer, satellite, propulsion engineer, avionics
stars: astronomer, astrophysicist
weather: meteorologist
oil, gas, mines, mining: petroleum engineer, mining engineer, driller
satellite images, satellite imagery, satellite images and maps, aerial photos: gis, remote sensing, geospatial
maps, land: land surveyor, gis, cartographer
bridges, roads, dams: civil engineer, site engineer
draw plans, floor plans, blueprints, design buildings: architect, draftsman
interiors, decorate, decorating rooms, decorating homes: interior designer
import, export, customs, shipping: import export officer, logistics officer, customs clerk
buy things for companies, buy materials, buying materials, suppliers, purchasing: purchaser, procurement officer, buyer
-lead a team, manage people, be in charge, be the boss: team leader, manager, supervisor
start a company, startups, startup founder: co founder, founding engineer
electronics, circuits, circuit boards: electronics technician, electronics engineer
drive car, drive cars, drive company car: driver
fix trucks, repair trucks, fix lorries, diesel engines: truck mechanic, diesel mechanic, mechanic
chickens, poultry, cows, cattle, sheep, goats: poultry, farm worker, livestock, animal production
soil: soil scientist, agronomist
book appointments, make appointments: receptionist, medical receptionist
how apps look, how websites look, design apps, design websites and apps: ui designer, ux designer, product designer
manage projects, manage software projects, plan projects: project manager, project coordinator
explain software, explain software to customers, demos, product demos: sales engineer, solutions engineer
raise money, donations, donors, fundraising: fundraiser, fundraising
manage hotel, run hotel: hotel manager
manage shop, run shop, manage store, run store: shop manager, store manager, store supervisor
plan production, production plans: production planner, production manager
check quality, quality control, inspect products: quality controller, quality inspector, quality assurance
forklift, forklifts: forklift operator, forklift driver
install cameras, security cameras, cctv, alarms: cctv technician, security systems technician
type fast, type texts, type letters: data entry clerk, secretary, typist
fix bicycles, fixing bicycles, repair bicycles, repairing bicycles, fix bikes, fixing bikes, repair bikes, repairing bikes: bicycle mechanic, mechanic
bookshop, book shop, bookstore: bookseller, shop assistant
walls, ceilings, paint houses, painting houses, decorate houses: house painter, painter, decorator, plasterer
decorate cakes, decorating cakes: baker, pastry chef, cake decorator
jewellery, jewelry: jeweller, goldsmith, silversmith
shoes, leather, handbags: shoemaker, leather worker, shoe
theatre, theater, cinema: theatre, cinema, usher, stage
petrol station, gas station, filling station, fuel: fuel attendant, gas station, filling station
deliver food, delivering food, deliver meals, delivering meals: delivery driver, courier, delivery person
unemployed people, people who lost job, people who lost their job: career adviser, employment adviser, job coach
meters: meter reader
clean swimming pools, cleaning swimming pools, clean pools: pool cleaner, cleaner
swimming pools, swimmers: lifeguard, swimming instructor, pool
wash clothes, washing clothes, iron clothes, ironing clothes, iron and wash clothes, wash and iron clothes: laundry, housekeeper, ironing
answer emails, answering emails, answer questions, answering questions, chat with customers: customer service, customer support
passports, visas, immigration, border: immigration officer, visa, border
books in order, company's books, keep books, keeping books: accountant, bookkeeper
farmers, vegetables, fruit, seeds, irrigation, grow food, growing food: agronomist, agriculture, farm worker, horticulture
fish, fishing: fisherman, fish, aquaculture
air conditioners, air conditioning, fridges, refrigerators, heating, boilers: air conditioning technician, refrigeration technician, heating technician, hvac
washing machines, household appliances, appliances, ovens: appliance technician, appliance repair, maintenance technician
lifts, elevators, escalators: elevator technician, lift technician, elevator
tiles, lay floors, laying floors: tiler, floor layer, mason
scaffolding: scaffolder
windows and doors, make doors, install doors, install windows, aluminium: aluminium worker, glazier, joiner, carpenter
look after building, looking after building, look after buildings, looking after buildings, maintain buildings: caretaker, facility manager, building maintenance
luggage, suitcases: porter, bellboy, baggage handler
drinks, cocktails, wine, beer: bartender, barista, waiter, sommelier
pizza: pizza maker, cook, chef
meat: butcher, meat
nails, manicure, pedicure: nail technician, beautician
tattoo, tattoos, piercing: tattoo artist
football, basketball, tennis, athletes, yoga: sports coach, fitness trainer, yoga instructor, football coach
deaf people, sign language, blind people, disabled people, people with disabilities: sign language interpreter, special needs, support worker, care assistant
embassy, diplomacy, foreign affairs: embassy, consular, diplomat, protocol officer
food quality, quality of food, food safety, test food, testing food: food technologist, food safety, quality controller
test water, testing water, clean water, drinking water, wastewater, sewage: water engineer, water technician, water treatment
drive ambulance, driving ambulance, ambulance: paramedic, ambulance driver, emergency medical technician
fires, fire brigade, firefighting: firefighter, fire safety
thieves, shoplifters: security guard, police officer, detective
debts, unpaid bills: debt collector, collections officer, credit controller
lend money, lending money, loans: loan officer, credit officer, credit analyst
trade stocks, trading stocks, stocks and shares, shares, stock market, invest money, investing money, investments: trader, stock broker, investment analyst, portfolio manager
plan money, savings, pensions, financial plans: financial adviser, financial planner
edit texts, editing texts, proofread, proofreading, manuscripts, edit books, editing books: editor, proofreader
manuals, user guides, documentation: technical writer, documentation
podcasts, record sound, recording sound, sound: sound engineer, audio engineer, podcast
3d models, 3d, 3d modelling: 3d artist, 3d modeler, 3d designer
animations, animation, animated films: animator, motion designer, motion graphics
design packaging, designing packaging, package design: packaging designer, graphic designer
online shop, online store, web shop: e commerce manager, e commerce, online store
moderate comments, moderating comments, online community: content moderator, community manager
enter data, entering data, type data, typing data: data entry clerk, data encoder
meetings, calendar, diary: executive assistant, personal assistant, secretary
train staff, training staff, train new staff, training new staff, train employees, train colleagues: trainer, training officer, learning and development
wages, payroll, salaries: payroll officer, payroll
new clients, new customers, win clients, find clients: business development, sales representative
rent out flats, tenants, rent flats, rent houses, landlords: property manager, letting agent, real estate agent
show houses, showing houses, sell flats, selling flats: real estate agent, letting agent
routes, fleet, dispatch: dispatcher, fleet manager, transport planner, logistics officer
load planes, loading planes, baggage: baggage handler, ramp agent, airport
fly planes, flying planes, fly, flying: pilot
repair planes, repairing planes, fix planes, fixing planes, maintain planes: aircraft mechanic, aircraft technician
sail, sailing: sailor, deck officer, marine
draw houses, drawing houses, design houses, designing houses: architect, draftsman
forest, forests, wildlife, national park: forester, park ranger, conservation
save energy, saving energy: energy engineer, energy manager, energy
rubbish, waste, trash, recycle, recycling: waste collector, waste, recycling, environmental officer
plan cities, planning cities, plan towns, city planning, traffic: urban planner, city planner, traffic engineer
keep computers safe, protect computers, viruses, cyber attacks: security engineer, security analyst
phone apps, mobile phone apps: mobile developer, app developer
teach computers, computer vision, recognise images: machine learning engineer, computer vision engineer
predict prices, predict, predictions, forecasts, forecasting: data scientist, data analyst, quantitative analyst
bring products to market, new products: product manager, marketing manager
ask users, asking users, interview users, interviewing users, understand users: ux researcher, user researcher, ux designer
printing machine, print in 3d, print shop, printing press: printing machine operator, print
diseases, epidemics, vaccines: epidemiologist, research scientist, public health officer
new drugs, discover drugs, drug discovery: research scientist, drug discovery, chemist
insects, bees: entomologist, biologist, beekeeper
stones, rocks: stonemason, geologist
drive children, driving children, school bus: school bus driver, bus driver, driver
babies, toddlers: nanny, babysitter, nursery, kindergarten teacher
`;

/** A phrase that begins with a verb. Names of areas of work, such as "marketing manager", and verbs that are also nouns are left out. */
const activity =
  /^(?:to )?(?!(?:accounting|banking|building|catering|engineering|learning|manufacturing|marketing|networking|nursing|processing|purchasing|spring|string|trading) )(?:\p{L}{3,}ing|fix|repair|drive|clean|teach|sell|build|make|write|draw|sew|bake|serve|deliver|carry|wash|translate) /iu;

/** Checks for a phrase that says what somebody does at work: "fixing cars", but not "video games". */
export const isActivityPhrase = (words: string): boolean => activity.test(words.trim());

/** Words that make no difference to an activity. */
const particles = /^(?:the|a|an|my|to|with|in|of|on|for|and|at|small|local|compan(?:y|ies)|business(?:es)?)$/;

function stemsOf(text: string): string {
  const words = foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "" && !particles.test(word));
  return ` ${words.map((word) => stemWord(word, "en")).join(" ")} `;
}

/** The things of all lines as stems, the longest first, so that "art gallery" is found before "art". */
const activityTerms = readWishTable(activityTable)
  .flatMap(({ things, searches, mark }, line) =>
    things.map((thing) => ({
      stems: stemsOf(thing),
      searches,
      line,
      weight: mark === "~" ? 0.5 : 1,
      isOnlyAlone: mark === "-",
    })),
  )
  .sort((a, b) => b.stems.length - a.stems.length);

/**
 * Finds the activities and things in a sentence, and its other words as stems. `others` are the lines that count only without
 * another one.
 */
function findActivityTerms(sentence: string): {
  terms: typeof activityTerms;
  others: typeof activityTerms;
  rest: string;
} {
  let rest = stemsOf(sentence);
  const found = activityTerms.filter(({ stems }) => {
    const isFound = rest.includes(stems);
    if (isFound) rest = rest.replace(stems, " | ");
    return isFound;
  });
  const sure = found.filter(({ isOnlyAlone }) => !isOnlyAlone);
  return sure.some(({ weight }) => weight >= 1)
    ? { terms: sure, others: found.filter(({ isOnlyAlone }) => isOnlyAlone), rest }
    : { terms: found, others: [], rest };
}

/** Searches whose score is less than this share of the best are left out. */
const minShareOfBest = 0.6;

/**
 * Returns searches for the work that a sentence means by activities and things, the best first. One of them is enough.
 * Empty if the sentence means no certain work.
 *
 * @param options `hasAll` returns none if a word is in no line of the table: "fix computers" has all, "factory in Kality" does not.
 * @example searchesForActivities("I own a motorbike and can deliver things") // ["delivery driver", "courier", …]
 */
export function searchesForActivities(sentence: string, { hasAll = false } = {}): readonly string[] {
  const { terms, others, rest } = findActivityTerms(sentence.replace(/-["\p{L}]+/gu, " "));
  const lines = new Map(terms.map((term) => [term.line, term]));
  const total = [...lines.values()].reduce((sum, { weight }) => sum + weight, 0);
  if (total < 1 || (hasAll && /\p{L}/u.test(rest))) return [];
  const scores = new Map<string, number>();
  for (const { searches, weight } of lines.values())
    for (const search of searches) scores.set(search, (scores.get(search) ?? 0) + weight);
  // Who cooks in a restaurant is a cook rather than a baker.
  for (const search of new Set(others.flatMap(({ searches }) => searches))) {
    const score = scores.get(search);
    if (score !== undefined) scores.set(search, score + 1);
  }
  const best = Math.max(...scores.values());
  return [...scores]
    .filter(([, score]) => score >= best * minShareOfBest)
    .sort(([, a], [, b]) => b - a)
    .map(([search]) => search);
}

/** Verbs and adverbs of wishes, which say nothing about the work next to an activity: "check invoices". */
const verbs: ReadonlySet<string> = new Set(
  `across after again always answer anymore apart around before bring build buy call carry catch change check choose collect
  count deliver drive earn edit enter ever explain find fix give grow handle install keep lead lend load look manage measure
  never open organise organize own pack plan play prepare present print protect pull push raise read record repair run save
  sell send serve show solve sort speak stack study take teach test trade understand wash wear`.split(/\s+/),
);

/** Checks for a word that may say what the work is about: "fraud", but not "really" or "computing". */
const isDetail = (word: string): boolean =>
  word.length >= 4 &&
  /^\p{L}+$/u.test(word) &&
  !word.endsWith("ing") &&
  !isUninformativeWord(word) &&
  !stopWords.has(word) &&
  !isSentenceWord(word) &&
  !particles.test(word) &&
  !verbs.has(word);

/** Returns the words that say more about the work than a wish does, folded. */
export function detailsIn(rest: string): string[] {
  const words = foldText(withoutWishVerbs(rest)).split(/[^\p{L}\p{N}-]+/u);
  return [...new Set(words)].filter(isDetail);
}

/**
 * Returns the words of a sentence that its activities leave over, and which say more about the work. Folded.
 *
 * @example detailsBesideActivities("I want to find fraud by analysing data") // ["fraud"]
 */
export function detailsBesideActivities(sentence: string): string[] {
  const { rest } = findActivityTerms(sentence);
  return detailsIn(sentence).filter((word) => rest.includes(stemsOf(word)));
}

/** Checks for an activity or a thing of the table. Some are also names of occupations: "printer". */
export function isActivity(words: string): boolean {
  const stems = stemsOf(words);
  return activityTerms.some((term) => term.stems === stems);
}

const selling =
  /(?:^|\s)sell(?:ing)?\s+((?:\p{L}+\s?){1,2}?)(?:\s+(?:(?:in|at)\s+(?:an?|the)\s+(?:shop|store|boutique|market)|(?:to|for)\s+(?:\p{L}+\s?){1,3}))?$/iu;
/** The last word of titles such as "selling agent", which are no wishes. */
const sellerTitle =
  /(?:agent|assistant|associate|consultant|director|executive|lead|manager|officer|partner|person|rep|representative|specialist)s?$/iu;

/**
 * Returns the product that somebody wants to sell; null for other words and for titles such as "selling agent". Also null
 * for products whose sellers have a title of their own: estate agents sell houses.
 *
 * @example soldProduct("selling books") // "books"
 */
export function soldProduct(words: string): string | null {
  const [whole = "", thing = ""] = selling.exec(words.trim()) ?? [];
  const things = thing.split(" ").filter((word) => word !== "" && !isUninformativeWord(foldText(word)));
  const hasOwnTitle = activityTerms.some(
    ({ stems }) => /^ sell ./.test(stems) && stemsOf(whole).includes(stems),
  );
  return things.length > 0 && !hasOwnTitle && !sellerTitle.test(thing.trim()) ? things.join(" ") : null;
}

const teaching =
  /(?:^|\s)(?:teach(?:ing)?|tutor(?:ing)?)\s+(?:(?:people|kids|children|students|pupils|adults|teenagers|beginners|others)\s+(?:(?:how\s+)?to\s+|in\s+|about\s+)?)?((?:\p{L}+\s?){1,2})$/iu;
/** Words after "teaching" that are no subjects: titles such as "teaching assistant", people, places and forms. */
const noSubject =
  /^(?:a|an|and|as|at|by|for|from|in|me|my|on|or|others|the|to|us|with)(?!\p{L})|(?:adults|aides?|artists?|assistants?|associates?|beginners|children|classes|college|consultants?|coordinators?|courses|fellows?|hospitals?|jobs?|kids|lessons|nurses?|officers?|online|people|positions?|professors?|pupils|roles?|schools?|staff|students|teenagers|university|work)$/iu;

/**
 * Returns the subject that somebody wants to teach; null for other words and for titles such as "teaching assistant".
 *
 * @example taughtSubject("teaching kids to code") // "code"
 */
export function taughtSubject(words: string): string | null {
  const subject = teaching.exec(words.trim())?.[1]?.trim() ?? "";
  return subject === "" || noSubject.test(subject) ? null : subject;
}
