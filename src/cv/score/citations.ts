export type Citation = { source: string; url: string };

/** Where the rules come from. Each is advice of an employer's software, a university or a public career service. */
export const citations = {
  greenhouse: {
    source: "Greenhouse, Unsuccessful resume parse",
    url: "https://support.greenhouse.io/hc/en-us/articles/200989175",
  },
  lever: { source: "Lever, Resume parsing", url: "https://help.lever.co/" },
  textkernel: {
    source: "Textkernel, Resume quality",
    url: "https://developer.textkernel.com/tx-platform/v10/resume-parser/overview/parser-output/",
  },
  harvard: {
    source: "Harvard FAS Mignone Center for Career Success, Create a strong resume",
    url: "https://careerservices.fas.harvard.edu/resources/create-a-strong-resume/",
  },
  nationalCareers: {
    source: "UK National Careers Service, CV sections",
    url: "https://nationalcareers.service.gov.uk/careers-advice/cv-sections",
  },
  openLearn: {
    source: "The Open University, How do I get there",
    url: "https://www.open.edu/openlearncreate/",
  },
  e164: { source: "ITU-T E.164", url: "https://www.itu.int/rec/T-REC-E.164" },
  jsonResume: { source: "JSON Resume schema", url: "https://jsonresume.org/schema" },
  own: { source: "Own rule of this site", url: "https://www.w3.org/TR/WCAG22/#meaningful-sequence" },
} as const satisfies Record<string, Citation>;
