/**
 * Activities and things at work, and searches for the work that they mean. They are used for sentences that name no
 * occupation and no skill. A line with "~" counts only together with another line, and one with "-" only without another: who
 * cleans in a hospital is a cleaner.
 */
export const activityTable = `
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
-software: software developer, programmer
write code, coding, programming, code, write software, build software, develop software: software developer, programmer
robots: robotics engineer, robotics, automation engineer
-artificial intelligence, ai: machine learning engineer, robotics engineer, ai engineer
sell houses, sell homes, apartments, real estate: real estate agent, property manager
camera, tv, television, stage, acting: presenter, host, content creator, actor
take photos, photos, pictures, photography, photograph: photographer
filming, film: videographer, camera operator, cinematographer
videos, youtube, tiktok: videographer, video editor, content creator
save lives, emergency: paramedic, nurse, physician
museum, art gallery, gallery, archive, exhibitions: curator, museum, archivist, art gallery
music, sing, singing, instrument, piano, guitar: musician, music teacher, sound engineer
illustration, illustrations, comics, cartoons, picture books: illustrator, cartoonist, animator, artist
logos, posters, flyers: graphic designer, illustrator
art, portraits: artist, painter, illustrator, graphic designer
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
~own car, licence, license: driver, delivery driver, sales representative
-ship, ships, sea, boat, port: sailor, ship, marine
train, trains, railway, drive a train, driving a train, driving trains, drive trains: train driver, railway
talk to customers, talking to customers, explain things to customers, answer phone, answer phones, customers on the phone, talk on the phone, work on the phone, phone calls, answer calls, answering calls, telephone, call centre, call center: customer service, call center agent, customer support, telephone operator
~customers, clients, complaints: customer service, customer support, call center agent
-talk to people, talking to people, talk to strangers, persuade, convince: sales representative, customer service, receptionist
cash register, checkout, till: cashier, shop assistant, sales assistant
-shop, store, supermarket: shop assistant, cashier, sales assistant
sell, selling, sell things, selling things, selling to customers, sell to customers, door to door: salesperson, sales representative, sales agent
welcome visitors, front desk, reception, greet people: receptionist, front desk
~type, typing, keyboard: data entry clerk, secretary, typist, administrative assistant
paperwork, filing, phones and filing: administrative assistant, secretary, office assistant, office manager
-office, organise, organize, organising, organizing: administrative assistant, secretary, office assistant, office manager
-money, cash: cashier, accountant, finance officer
work in bank, work for bank, job in bank: bank teller, banking, loan officer, bank
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
import, export, customs, shipments: import export officer, logistics officer, customs clerk
buy things for companies, buy materials, buying materials, suppliers, purchasing: purchaser, procurement officer, buyer
-lead a team, manage people, be in charge, be the boss: team leader, manager, supervisor
heavy things, lift heavy things, carry heavy things: warehouse worker, loader, mover
self driving cars, autonomous vehicles, autonomous cars: autonomous vehicle, robotics engineer, perception engineer
electric cars, electric vehicles, batteries: battery engineer, electrical engineer, automotive engineer
airline, airlines: airline, flight attendant, pilot
dance, dancing: dancer, dance teacher
voice overs, voice acting, voiceovers: voice actor, voice over artist, narrator
bakery: baker, pastry chef
run restaurant, manage restaurant, run small restaurant: restaurant manager
manage drivers, team of drivers: fleet manager, transport manager
machines running, why machines fail, maintain machines, maintaining machines: maintenance technician, maintenance engineer
-university: lecturer, university, researcher
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
fix lifts, repair lifts, install lifts, elevators, escalators: elevator technician, lift technician, elevator
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
