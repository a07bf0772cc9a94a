import { samplePeople } from "./sample-people.ts";

export const accountant = {
  basics: {
    name: samplePeople.accountant,
    label: "Management Accountant (ACMA)",
    email: "anil.sample@example.com",
    phone: "+44 7700 900155",
    location: { city: "Birmingham", region: "West Midlands" },
    summary:
      "Qualified management accountant with eight years in manufacturing. I close on the third working day and explain the figures to people who run machines.",
  },
  work: [
    {
      name: "Pennine Castings",
      position: "Management Accountant",
      location: "Birmingham",
      startDate: "2020-06",
      highlights: [
        "Close the month for two plants with sales of £38 million in three working days; it took eight before.",
        "Found £410,000 a year of scrap that was booked as stock, and set up the weekly count that prevents it.",
        "Built the budget model for 22 cost centres and trained their owners to use it.",
      ],
    },
    {
      name: "Tarrant Foods",
      position: "Assistant Management Accountant",
      location: "Coventry",
      startDate: "2017-09",
      endDate: "2020-05",
      highlights: [
        "Prepared journals, accruals and balance sheet reconciliations for six companies.",
        "Led the finance tests for a new ERP system; no invoice was late when it went live.",
      ],
    },
    {
      name: "Moor Street Logistics",
      position: "Accounts Assistant",
      location: "Birmingham",
      startDate: "2015-08",
      endDate: "2017-08",
      highlights: [
        "Processed 900 supplier invoices a month.",
        "Reduced queries from suppliers by a third with a clear order form.",
      ],
    },
  ],
  education: [
    {
      institution: "University of Edgbrook",
      studyType: "BSc (Hons)",
      area: "Accounting and Finance",
      startDate: "2012",
      endDate: "2015",
      score: "2:1",
    },
  ],
  certificates: [{ name: "Chartered Global Management Accountant", issuer: "CIMA", date: "2020-03" }],
  skills: [
    { name: "Accounting", keywords: ["Month-end close", "IFRS", "Standard costing", "Cash flow forecasts"] },
    { name: "Systems", keywords: ["SAP S/4HANA", "Power BI", "Excel with Power Query"] },
  ],
  languages: [
    { language: "English", fluency: "Native" },
    { language: "Gujarati", fluency: "Fluent" },
  ],
  foothold: {
    look: { template: "compact" },
    order: ["summary", "experience", "education", "certificates", "skills", "languages"],
  },
};
