/** Licences and other papers, and languages, which count only where the text is about speaking them. */
export const languagesAndLicences = `
@English | @englisch | @englischkenntnisse | @anglais | @inglés | @inglese | @inglês | @angielski | @engelska | @engelsk | @engels
@German | @deutsch | @deutschkenntnisse | @allemand | @alemán | @tedesco | @niemiecki | @tyska | @duits
@French | @französisch | @français | @francés | @francese | @francuski
@Spanish | @spanisch | @espagnol | @español | @spagnolo
@Italian | @italienisch | @italien | @italiano
@Portuguese | @portugiesisch | @português
@Dutch | @niederländisch | @nederlands
@Polish | @polnisch | @polski
@Czech
@Slovak
@Hungarian
@Romanian
@Bulgarian
@Greek
@Swedish | @schwedisch | @svenska
@Norwegian | @norsk
@Danish | @dansk
@Finnish | @suomi
@Russian | @russisch | @русский
@Ukrainian | @українська
@Turkish | @türkisch
@Arabic | @arabisch | @arabe
@Hebrew
@Hindi
@Urdu
@Bengali
@Tamil
@Mandarin | @mandarin chinese | @chinese | @putonghua
@Cantonese
@Japanese | @japanisch | @japonais
@Korean
@Vietnamese
@Thai
@Indonesian | @bahasa indonesia
@Malay | @bahasa malaysia
@Filipino | @tagalog
@Swahili
@Amharic
@Somali
@Catalan
@Croatian
@Serbian
@Slovenian
@Lithuanian
@Latvian
@Estonian
@Icelandic
@Welsh
@Persian | @farsi
Driving licence | driver's license | drivers license | driver license | driver's licence | full driving licence | driving license | führerschein | permis b | permis de conduire | carnet de conducir | clean driving record
CDL | commercial driver's license | cdl class a | class a cdl | cdl a
HGV licence | hgv class 1 | hgv class 2 | class 1 driver | lgv | hgv driver
Security clearance | sc cleared | sc clearance | ts sci | top secret clearance | dv clearance | secret clearance | active clearance
SIA licence | sia license
CSCS card | cscs
IPAF
NEBOSH
IOSH
Gas Safe
CPA | certified public accountant
ACCA
CIMA
ACA qualification | chartered accountant
CFA | chartered financial analyst
CIPD
CIPS
SHRM
CISA
CompTIA
AWS certification | aws certified
Certified nursing assistant | cna
Licensed practical nurse | lpn
NMC registration | nmc pin | nmc registered | nmc register | nmc number | registered with the nmc | registered with nmc | nursing and midwifery council | nursing & midwifery council
HCPC registration | hcpc | health and care professions council | health & care professions council
Food handler certificate | food handler | servsafe
DBS check | enhanced dbs
Teaching qualification | pgce | qts | teaching certificate | teaching license
Real estate license | real estate licence
Insurance license | insurance licence
Series 7
Pilot licence | pilot license
Professional engineer | pe license | chartered engineer
Notary
TWIC
OSHA certification | osha 10 | osha 30
`;
