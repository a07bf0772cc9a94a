import { samplePeople } from "./sample-people.ts";

export const electrician = {
  basics: {
    name: samplePeople.electrician,
    label: "Approved Electrician",
    email: "emil.sample@example.com",
    phone: "+44 7700 900123",
    location: { city: "Cardiff", region: "Wales" },
    summary:
      "Approved electrician with twelve years in commercial fit-out and maintenance. Gold card, own van and tools, used to working to a programme with other trades.",
  },
  work: [
    {
      name: "Taff Electrical Services",
      position: "Approved Electrician",
      location: "Cardiff",
      startDate: "2019-03",
      highlights: [
        "Run first and second fix on offices and clinics of up to 4,000 m², with two apprentices.",
        "Handed over 31 jobs in a row without a defect at final inspection.",
        "Test, certify and record to BS 7671 on a tablet, so that certificates reach the client the same day.",
      ],
    },
    {
      name: "Severn Facilities",
      position: "Electrician",
      location: "Newport",
      startDate: "2014-08",
      endDate: "2019-02",
      highlights: [
        "Maintained 18 schools: emergency lighting, fire alarms, distribution boards.",
        "Answered call-outs within two hours and cut repeat visits by a quarter with a fault diary.",
      ],
    },
    {
      name: "Glyn and Daughters",
      position: "Apprentice Electrician",
      location: "Swansea",
      startDate: "2010-09",
      endDate: "2014-07",
      highlights: [
        "Learned domestic rewires, consumer units and outdoor lighting.",
        "Finished a term early and was kept on.",
      ],
    },
  ],
  certificates: [
    { name: "Inspection and Testing (2391-52)", issuer: "City & Guilds", date: "2021-05" },
    { name: "18th Edition Wiring Regulations", issuer: "City & Guilds", date: "2019-01" },
    { name: "Electric vehicle charging (2921-34)", issuer: "City & Guilds", date: "2023-11" },
    { name: "Gold card", issuer: "ECS", date: "2015-01" },
    { name: "IPAF 3a, 3b", issuer: "IPAF", date: "2024-04" },
  ],
  education: [
    {
      institution: "Swansea Bay College",
      studyType: "NVQ Level 3",
      area: "Electrotechnical Services",
      startDate: "2010",
      endDate: "2014",
    },
  ],
  skills: [
    { name: "First and second fix" },
    { name: "Containment and tray" },
    { name: "Inspection and testing" },
    { name: "Fire alarms" },
    { name: "EV chargers" },
    { name: "Reading drawings" },
    { name: "Full driving licence" },
  ],
  foothold: {
    look: { template: "band" },
    order: ["summary", "certificates", "experience", "education", "skills"],
  },
};
