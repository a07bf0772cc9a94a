/** Invented words and names for generated adverts. */
const list = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
const words = (text: string): string[] => text.trim().split(/\s*,\s*/);

export const roles = words(
  "Software Engineer, Registered Nurse, Project Manager, Customer Service Representative, Data Analyst, Sales Manager, Account Executive, Truck Driver, Warehouse Operative, Accountant, Product Manager, Administrative Assistant, Business Analyst, Teacher, Marketing Manager, Data Engineer, Mechanical Engineer, Electrician, Care Assistant, Chef, DevOps Engineer, Frontend Developer, Backend Developer, HR Manager, Receptionist, Store Manager, Physiotherapist, Civil Engineer, Financial Analyst, Graphic Designer, Security Officer, Recruiter, Delivery Driver, Data Scientist, Operations Manager, Quality Engineer, Pharmacist, Social Worker, Java Developer, Python Developer, UX Designer, Legal Counsel, Buyer, Bookkeeper, Plumber, Carpenter, Network Administrator, Technical Writer, Content Editor, Event Planner, Machine Operator, Laboratory Technician, Dentist, Translator, Barista, Cleaner, Forklift Operator, Site Supervisor, Systems Architect, Machine Learning Engineer, Support Engineer, Payroll Specialist, Procurement Officer, Scrum Master, Test Engineer, Tax Adviser, Librarian, Museum Curator, Gardener, Tailor, Baker, Butcher, Optician, Surveyor, Geologist, Statistician, Actuary, Pilot, Dispatcher, Welder, Painter, Roofer, Beekeeper",
);
export const seniorities = words(
  "Senior, Junior, Lead, Principal, Staff, Trainee, Assistant, Head, Deputy, Chief",
);
export const fields = words(
  "Health, Retail, Payments, Logistics, Energy, Education, Growth, Platform, Infrastructure, Nights, Weekends, Public Sector, Insurance, Automotive, Manufacturing, Media, Travel, Construction, Food, Telecoms, Gaming, Aviation, Biotech, Banking",
);
export const skillNames = words(
  "SQL, Excel, Communication, Python, Java, JavaScript, Customer service, Project management, AWS, React, Kubernetes, Docker, Linux, Salesforce, TypeScript, C++, C#, .NET, Node.js, PostgreSQL, Git, Terraform, Azure, Power BI, Tableau, SAP, Figma, Photoshop, SEO, Google Analytics, Bookkeeping, Forklift licence, First aid, Driving licence, Patient care, Safeguarding, CAD, AutoCAD, Revit, Welding, HACCP, Scheduling, Negotiation, Copywriting, Recruitment, Payroll, GDPR, IFRS, Machine learning, TensorFlow, Spark, Kafka, Airflow, dbt, Go, Rust, Ruby, PHP, Swift, Kotlin, Angular, Vue, GraphQL, Redis, MongoDB, Elasticsearch, Jenkins, Ansible, Scrum, Kanban, Jira, Statistics, R, MATLAB, Spanish, German, French, Polish, Mandarin, Phlebotomy, Radiology, Teaching, Carpentry, Plumbing, Tiling",
);
export const companyStarts = words(
  "North, West, Blue, Green, Stone, River, Iron, Bright, Clear, Summit, Harbour, Field, Oak, Silver, Red, Swift, Grand, First",
);
export const companyEndings = words(
  "Group, Ltd, Partners, Labs, Systems, Health, Logistics, Foods, Energy, Retail, Care, Studio, Works, Bank, Media, Services",
);
export const syllables = words(
  "ba, ko, ri, ten, mo, la, ver, si, dun, pel, qua, zor, nim, hel, tra, gos, fen, wil, cus, jar, ob, ent, ul, ix, ady, ero",
);
export const duties = list(`
  plan the weekly work of the team
  keep our customers informed
  write clear reports for the management
  maintain the systems that others depend on
  look after equipment and safety
  answer questions by telephone and mail
  prepare figures for the monthly review
  improve how orders move through the warehouse
  support colleagues in other departments
  design services with the people who use them
  review changes before they go live
  train new members of staff
  care for patients and their families
  drive results across several regions
  coordinate suppliers and contractors
  test products before they leave the factory
  lead projects from the first idea to delivery
  analyse data and share what you find
  organise meetings and travel
  sell to existing and new clients
  manage budgets and schedules
  follow health and safety rules
  develop training material
  operate machines on the night shift
  check deliveries against the order
  teach small groups of children
  prepare fresh food every day
  repair pipes and heating
  translate documents
  negotiate contracts`);
export const benefits = list(`
  We offer flexible hours and a pension.
  You have experience in a similar position and good written English.
  Twenty-five days of leave and a travel card are included.
  A degree is welcome but not needed.
  We are an equal opportunities employer.
  Training is paid and happens during working hours.
  Please apply with a short letter.
  The position is permanent after a probation of six months.
  Shifts are agreed a month ahead.
  There is a canteen and free parking.`);
