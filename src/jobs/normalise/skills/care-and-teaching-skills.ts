/** Health, care, science, teaching. */
export const careAndTeachingSkills = `
Nursing | registered nurse | krankenpflege | soins infirmiers | enfermería | staff nurse
Patient care | direct patient care
Acute care
Critical care | intensive care | icu
Emergency medicine | emergency department | emergency room
Paediatrics | pediatrics | paediatric nursing
Midwifery | midwife | obstetrics
=Mental health care | mental health nursing | mental health services | mental health nurse | psychiatric nursing | behavioral health
Oncology
Cardiology
Radiology
Radiography | x ray | ct scanning
Ultrasound | sonography
Surgery | operating room | operating theatre | perioperative
Anaesthesia | anesthesia | anesthesiology
Dialysis
Palliative care | hospice | end of life care
Geriatrics | elderly care | altenpflege | aged care
Dementia care | dementia
Home care | domiciliary care | home health
Personal care | care assistant | carer | pflegehelfer
Care planning | care plans
Case management
Medication administration | administering medication
Wound care
Phlebotomy | venipuncture | blood draws
Vital signs
IV therapy
Infection control
=Triage | patient triage | nurse triage | triage nurse
First aid | erste hilfe | premiers secours
CPR
BLS | basic life support
ACLS | advanced cardiac life support
*PALS
Electronic health records | ehr | emr | electronic medical records
Epic Systems | epic ehr
Cerner
Medical coding | icd 10 | cpt coding
Medical billing
Medical terminology
Medical assisting | medical assistant
Pharmacy | pharmacist | dispensing
Pharmacology
Pharmacovigilance | drug safety
Clinical trials | clinical research
Good clinical practice | gcp guidelines | ich gcp
Regulatory affairs
Medical devices
Physiotherapy | physical therapy | physiotherapist | physiotherapie | physical therapist
Occupational therapy | occupational therapist | ergotherapie
Speech therapy | speech language pathology | speech and language therapy
Respiratory therapy
Massage therapy
Dentistry | dentist | dental practice
Dental hygiene
Dental assisting | dental nurse | dental assistant
Optometry | optometrist | dispensing optician
Audiology
Nutrition | dietetics | dietitian
Psychology | psychologist
Psychotherapy | cognitive behavioural therapy | cognitive behavioral therapy | cbt
Counselling | counseling
Applied behaviour analysis | applied behavior analysis | aba therapy
Autism support | autism
Learning disabilities | learning disability support
Substance misuse | addiction counselling
Social work | soziale arbeit | social worker
Child protection
Sign language | british sign language | bsl | american sign language
=Safeguarding | safeguarding children | safeguarding policy | safeguarding lead | child safeguarding | adult safeguarding
Youth work
Support work | support worker
Community outreach
Veterinary care | veterinary nursing | veterinarian
Animal care
Public health
Health education
Health and safety | occupational health and safety | arbeitssicherheit | hse | ehs | osha
HIPAA
Biology
Microbiology
Molecular biology | pcr
Cell culture
Biochemistry
Immunology
=Genetics | human genetics | molecular genetics | clinical genetics | genetic engineering
Neuroscience
Toxicology
Chemistry
Analytical chemistry
Organic chemistry
HPLC | chromatography
Mass spectrometry | lc ms
Flow cytometry
Spectroscopy
Laboratory techniques | laboratory skills | lab work | laborarbeit
Good manufacturing practice | gmp | cgmp
Good laboratory practice | glp
Histology
Physics
Materials science
Teaching | lehrer | enseignement | docencia | teacher
Early years education | early childhood education | preschool | nursery nurse | kindergarten | erzieher
Primary education | elementary education | primary teacher
Secondary education | secondary teaching
Higher education
Special education | special educational needs | *SEN
Curriculum development | curriculum design
Lesson planning
Classroom management
Tutoring | tutor
Instructional design
E-learning | elearning | articulate storyline
Learning management systems | lms | moodle
Teaching English as a foreign language | tefl | esl | tesol
Mathematics | maths
Academic research | research skills
Academic writing
Adult education | vocational training
=Childcare | childcare worker | childcare provider | child care worker | kinderbetreuung | babysitting | nanny
Music teaching
Sports coaching
Personal training | personal trainer
Fitness instruction | gym instructor
=Yoga teaching | yoga teacher | yoga instructor
Swimming teaching | lifeguarding | lifeguard
Library services | librarianship
Career guidance | careers advice
`;
