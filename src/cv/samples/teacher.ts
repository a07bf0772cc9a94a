import { samplePeople } from "./sample-people.ts";

export const teacher = {
  basics: {
    name: samplePeople.teacher,
    label: "Teacher of Geography and Head of Year",
    email: "tess.sample@example.com",
    phone: "+44 7700 900178",
    location: { city: "Bristol", region: "England" },
    summary:
      "Secondary teacher with ten years in state schools and a form that arrives on time. I teach geography through the places that pupils know, and lead a year group of 210.",
  },
  work: [
    {
      name: "Brunel Road Academy",
      position: "Head of Year 9, Teacher of Geography",
      location: "Bristol",
      startDate: "2020-09",
      highlights: [
        "Lead eight tutors and 210 pupils; attendance rose from 91.2% to 94.6% in two years.",
        "Raised the share of grades 5 and above at GCSE geography from 54% to 68%.",
        "Planned a river field trip at £6 a pupil, so that everyone could go.",
      ],
    },
    {
      name: "Saint Wendel School",
      position: "Teacher of Geography",
      location: "Bath",
      startDate: "2015-09",
      endDate: "2020-08",
      highlights: [
        "Taught ages 11 to 18, with two A level groups and a tutor group.",
        "Wrote 40 lessons on climate that three neighbouring schools now use.",
        "Mentored four trainee teachers, all of whom qualified.",
      ],
    },
  ],
  education: [
    {
      institution: "University of Avonmouth",
      studyType: "PGCE",
      area: "Secondary Geography",
      startDate: "2014",
      endDate: "2015",
    },
    {
      institution: "University of Avonmouth",
      studyType: "BA (Hons)",
      area: "Geography",
      startDate: "2011",
      endDate: "2014",
      score: "2:1",
    },
  ],
  certificates: [
    { name: "Qualified Teacher Status", issuer: "Department for Education", date: "2015-07" },
    { name: "Designated safeguarding lead, level 3", issuer: "Bristol City Council", date: "2024-10" },
  ],
  volunteer: [
    {
      organization: "Bristol Young Walkers",
      position: "Walk leader",
      startDate: "2018-04",
      highlights: ["Lead a monthly walk for 25 young people."],
    },
  ],
  skills: [
    { name: "Curriculum planning" },
    { name: "Behaviour and attendance" },
    { name: "Special educational needs" },
    { name: "Fieldwork" },
    { name: "Google Classroom" },
  ],
  languages: [
    { language: "English", fluency: "Native" },
    { language: "French", fluency: "B2" },
  ],
  foothold: {
    look: { template: "editorial" },
    order: ["summary", "experience", "education", "certificates", "volunteering", "skills", "languages"],
  },
};
