import { samplePeople } from "./sample-people.ts";

export const warehouse = {
  basics: {
    name: samplePeople.warehouse,
    label: "Warehouse Operative and Forklift Driver",
    email: "wanda.sample@example.com",
    phone: "+44 7700 900166",
    location: { city: "Doncaster", region: "South Yorkshire" },
    summary:
      "Reliable warehouse worker with six years in picking, loading and stock. Licences for counterbalance and reach trucks. Used to nights and to temperatures of −20 °C.",
  },
  work: [
    {
      name: "Northgate Cold Stores",
      position: "Warehouse Operative",
      location: "Doncaster",
      startDate: "2022-01",
      highlights: [
        "Load and unload 14 trailers a shift with a reach truck, without an accident in three years.",
        "Pick 160 cases an hour; the target is 140.",
        "Show new colleagues the scanner and the safe way round the yard.",
      ],
    },
    {
      name: "Larkfield Home Delivery",
      position: "Picker and Packer",
      location: "Doncaster",
      startDate: "2019-10",
      endDate: "2021-12",
      highlights: [
        "Packed up to 90 orders an hour with 99.7% right first time.",
        "Suggested a shelf change that saved each picker two kilometres a shift.",
      ],
    },
    {
      name: "Station Café",
      position: "Kitchen Assistant",
      location: "Sheffield",
      startDate: "2017-05",
      endDate: "2019-09",
      highlights: [
        "Received deliveries, checked dates and kept the cold room in order.",
        "Opened the kitchen alone on three mornings a week.",
      ],
    },
  ],
  certificates: [
    { name: "Reach truck", issuer: "RTITB", date: "2022-03" },
    { name: "Counterbalance truck", issuer: "RTITB", date: "2020-02" },
    { name: "Manual handling", issuer: "Larkfield Home Delivery", date: "2019-10" },
    { name: "First aid at work", issuer: "St John Ambulance", date: "2024-06" },
  ],
  education: [
    {
      institution: "Don Valley School",
      studyType: "GCSEs",
      area: "Mathematics, English and five others",
      startDate: "2012",
      endDate: "2017",
    },
  ],
  skills: [
    { name: "Reach and counterbalance trucks" },
    { name: "Voice picking" },
    { name: "Handheld scanners" },
    { name: "Stock counts" },
    { name: "Night shifts" },
    { name: "Teamwork" },
  ],
  languages: [
    { language: "English", fluency: "Native" },
    { language: "Romanian", fluency: "Native" },
  ],
  foothold: {
    look: { template: "timeline" },
    order: ["summary", "certificates", "experience", "education", "skills", "languages"],
  },
};
