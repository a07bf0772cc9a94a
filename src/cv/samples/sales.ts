import { samplePeople } from "./sample-people.ts";

export const sales = {
  basics: {
    name: samplePeople.sales,
    label: "Regional Sales Manager",
    email: "marco.sample@example.com",
    phone: "+44 7700 900189",
    location: { city: "Manchester", region: "England" },
    summary:
      "Sales manager with fourteen years in building products. I grow accounts by visiting sites, hire for curiosity and report a forecast that holds.",
  },
  work: [
    {
      name: "Ashdown Building Products",
      position: "Regional Sales Manager",
      location: "Manchester",
      startDate: "2019-01",
      highlights: [
        "Lead nine representatives and sales of £21 million a year in the north of England.",
        "Grew sales by 34% in four years, with the same number of people.",
        "Kept 17 of the 18 largest accounts through a price rise of 11%.",
        "Brought the forecast within 4% of the result by reviewing each order above £50,000 weekly.",
      ],
    },
    {
      name: "Rowan Insulation",
      position: "Key Account Manager",
      location: "Leeds",
      startDate: "2014-03",
      endDate: "2018-12",
      highlights: [
        "Won the two largest builders’ merchants in the region, worth £3.2 million a year.",
        "Exceeded the yearly target five times in a row, on average by 18%.",
      ],
    },
    {
      name: "Fernley Tools",
      position: "Sales Representative",
      location: "Preston",
      startDate: "2011-06",
      endDate: "2014-02",
      highlights: [
        "Opened 140 accounts in three years from a territory without customers.",
        "Planned visits by route, which left time for two more each day.",
      ],
    },
  ],
  education: [
    {
      institution: "University of Ribbleside",
      studyType: "BA (Hons)",
      area: "Business Management",
      startDate: "2008",
      endDate: "2011",
      score: "2:1",
    },
  ],
  certificates: [
    { name: "Strategic Sales Leadership", issuer: "Institute of Sales Professionals", date: "2021-09" },
  ],
  awards: [{ title: "Region of the Year", awarder: "Ashdown Building Products", date: "2023-12" }],
  skills: [
    { name: "Key accounts" },
    { name: "Negotiation" },
    { name: "Forecasting" },
    { name: "Hiring and coaching" },
    { name: "Salesforce" },
    { name: "Tenders" },
  ],
  languages: [
    { language: "English", fluency: "Native" },
    { language: "Italian", fluency: "Fluent" },
  ],
  foothold: {
    look: { template: "sidebar" },
    order: ["summary", "experience", "education", "awards", "certificates", "skills", "languages"],
  },
};
