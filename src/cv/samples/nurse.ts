import { samplePeople } from "./sample-people.ts";

export const nurse = {
  basics: {
    name: samplePeople.nurse,
    label: "Ward Sister, Acute Medicine",
    email: "nora.sample@example.com",
    phone: "+44 7700 900101",
    location: { city: "Leeds", region: "West Yorkshire" },
    summary:
      "Registered nurse with eleven years on acute medical wards, four of them as a sister. I lead a team of 26, teach new starters and like a handover that fits on one page.",
  },
  work: [
    {
      name: "Harbour View Hospital",
      position: "Ward Sister",
      location: "Leeds",
      startDate: "2021-04",
      highlights: [
        "Lead 26 nurses and healthcare assistants on a 28-bed acute medical ward, with rotas, appraisals and sickness reviews.",
        "Cut falls with harm from nine a year to three by moving the evening medicine round and adding a second check at 22:00.",
        "Set up a six-week start for newly registered nurses; 11 of the 12 who took it are still on the ward.",
      ],
    },
    {
      name: "Harbour View Hospital",
      position: "Staff Nurse, Acute Medical Unit",
      location: "Leeds",
      startDate: "2017-09",
      endDate: "2021-03",
      highlights: [
        "Looked after up to eight patients a shift, with non-invasive ventilation, telemetry and central lines.",
        "Trained 14 colleagues to use the electronic observation chart and wrote its two-page guide.",
      ],
    },
    {
      name: "Millbrook Community Hospital",
      position: "Staff Nurse, Elderly Care",
      location: "Wakefield",
      startDate: "2014-10",
      endDate: "2017-08",
      highlights: [
        "Coordinated discharges with social workers and families, on average five a week.",
        "Link nurse for wound care: audited every ulcer each month and presented the results to the ward.",
      ],
    },
  ],
  education: [
    {
      institution: "University of Northfield",
      studyType: "BSc (Hons)",
      area: "Adult Nursing",
      startDate: "2011",
      endDate: "2014",
      score: "First",
    },
  ],
  certificates: [
    { name: "Registered Nurse (Adult)", issuer: "Nursing and Midwifery Council", date: "2014-09" },
    { name: "Immediate Life Support", issuer: "Resuscitation Council UK", date: "2025-02" },
    { name: "Practice Assessor", issuer: "University of Northfield", date: "2019-06" },
  ],
  skills: [
    {
      name: "Clinical",
      keywords: ["Acute deterioration", "Non-invasive ventilation", "IV therapy", "Wound care"],
    },
    { name: "Leading", keywords: ["Rostering", "Appraisal", "Incident review", "Teaching"] },
  ],
  languages: [
    { language: "English", fluency: "Native" },
    { language: "Polish", fluency: "Conversational" },
  ],
  foothold: {
    look: { template: "ledger" },
    order: ["summary", "experience", "education", "certificates", "skills", "languages"],
  },
};
