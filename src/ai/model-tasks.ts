/**
 * How an answer is written and read. `line`: one line of text. `points`: new bullets. `rewrites`: new texts of some of the
 * numbered lines that were sent. `remarks`: one remark for each criterion, with a rating, and one for what to change first.
 */
export type AnswerForm =
  | { kind: "line" }
  | { kind: "points" }
  | { kind: "rewrites" }
  | { kind: "remarks"; rubric: Rubric };

/** The names of the criteria, with what the model is to look at. */
export type Rubric = Readonly<Record<string, string>>;

/** A text that a task may see, apart from the text that it is about. The list of requirements comes with the advert. */
type SeenText = "cv" | "advert" | "question";

export type ModelTaskSpec = {
  label: string;
  /** The heading of the answer. */
  answer: string;
  /** The button that takes one line of the answer over; null for an answer that is only read. */
  accept: string | null;
  /** A sentence below the answer, for people. */
  note?: string;
  sees: readonly SeenText[];
  form: AnswerForm;
  /** The language of the answer: that of the person's text, the chosen one, or the one of this site. */
  language: "text" | "chosen" | "site";
  /** A task that makes a new text from the CV can begin without one. */
  canBeginEmpty?: boolean;
  /** The instruction. Names in capitals are the texts that the model sees. */
  wants: (about: { language: string; words: number }) => readonly string[];
};

const onlyFacts =
  "Use only facts of TEXT and CV. Add no number, date, name, employer, skill or result that they do not have.";
const advertIsNoSource =
  "ADVERT and REQUIREMENTS say what its reader looks for. They are no source of facts about the person.";
const style =
  "WHERE says where the text is. A line of a CV has no “I”, begins with a verb, and says the result last. A letter has whole sentences, with “I”.";
const noFiller =
  "Write plainly. Use no empty praise such as “passionate”, “proven” or “dynamic”, and no two words for one thing.";

const aboutAnswer = [
  "TEXT is what a person answered to the interview question in QUESTION. WHERE, if there is one, says for which work. Speak to the person.",
  "Judge the answer as an experienced interviewer for this work would: by what it says, not by its style of speech.",
  "Quote only words of TEXT. State no fact about the person that TEXT and CV do not have.",
];

const feedback = (rubric: Rubric): ModelTaskSpec => ({
  label: "Feedback on the answer",
  answer: "Feedback",
  accept: null,
  sees: ["cv", "question"],
  form: { kind: "remarks", rubric },
  language: "site",
  wants: () => aboutAnswer,
});

/**
 * Every task of the language model: its words on the page, the texts that it may see, its instruction, and the form of its
 * answer, which decides how the answer is checked and shown. A page offers a task by naming it.
 */
export const modelTasks = {
  reword: {
    label: "Rephrase",
    answer: "Suggestion",
    accept: "Accept",
    sees: ["cv", "advert"],
    form: { kind: "line" },
    language: "text",
    wants: ({ words }) => [
      `Rephrase TEXT: clear, plain, at most ${words} words, with its meaning and its person.`,
      onlyFacts,
      style,
      noFiller,
      "ADVERT, if there is one, only says which words its reader uses.",
    ],
  },
  tailor: {
    label: "Tailor to this job",
    answer: "Suggestion",
    accept: "Accept",
    sees: ["cv", "advert"],
    form: { kind: "line" },
    language: "text",
    wants: ({ words }) => [
      `Rewrite TEXT so that the reader of ADVERT sees first what matters to them: at most ${words} words, with its meaning and its person.`,
      onlyFacts,
      advertIsNoSource,
      "Use words of ADVERT only for what TEXT or CV already says.",
      style,
    ],
  },
  translate: {
    label: "Translate",
    answer: "Translation",
    accept: "Accept",
    sees: [],
    form: { kind: "line" },
    language: "chosen",
    wants: ({ language }) => [
      `Translate TEXT into ${language}. Keep its meaning and its person.`,
      "Keep every number, date and name. Leave nothing out and add nothing.",
      "Use the usual names of jobs and certificates in that language.",
    ],
  },
  summary: {
    label: "Write a summary from the CV",
    answer: "Summary",
    accept: "Use this summary",
    sees: ["cv", "advert"],
    form: { kind: "line" },
    language: "text",
    canBeginEmpty: true,
    wants: () => [
      "Write the summary at the top of CV: 30 to 60 words, two or three sentences, without “I”.",
      "Say first what the person is and for how long, then their two strongest results with their figures, then what they bring. TEXT, if there is one, is the present summary.",
      onlyFacts,
      advertIsNoSource,
      noFiller,
    ],
  },
  notes: {
    label: "Turn notes into bullets",
    answer: "Bullets",
    accept: "Add",
    note: "Added bullets come after your notes. Delete the notes when you have them.",
    sees: ["cv", "advert"],
    form: { kind: "points" },
    language: "text",
    wants: () => [
      "TEXT is notes for one entry of a CV. Write them as two to six bullets for it, the strongest first, each at most 25 words.",
      "Each bullet begins with a verb, says one thing, and ends with its result if the notes have one. Without “I”.",
      onlyFacts,
      advertIsNoSource,
      noFiller,
    ],
  },
  letter: {
    label: "Polish the letter",
    answer: "Suggested changes",
    accept: "Accept",
    sees: ["cv", "advert"],
    form: { kind: "rewrites" },
    language: "text",
    wants: ({ words }) => [
      `TEXT is a cover letter, one numbered sentence a line. Make it one that a careful person would send: sentences that follow from each other, no repeated openings, a verb in each, at most ${words} words in all.`,
      "Keep the order and what each line says. A line may become two sentences, but do not move a fact to another line.",
      onlyFacts,
      advertIsNoSource,
      "If a line proves something that ADVERT asks for, say which duty it is good for.",
      noFiller,
    ],
  },
  cv: {
    label: "Tailor the whole CV",
    answer: "Suggested changes",
    accept: "Accept",
    sees: ["cv", "advert"],
    form: { kind: "rewrites" },
    language: "text",
    wants: () => [
      "TEXT is the lines of a CV, numbered. Rewrite those that could show better what REQUIREMENTS and ADVERT ask for: at most ten, the most useful ones.",
      "Put first in a line what the reader looks for, and name it with the words of ADVERT where the line already says the same in other words. Keep each line about as long.",
      "Do not move a figure or a fact to another line. Never add a requirement that is missing.",
      onlyFacts,
      advertIsNoSource,
      style,
    ],
  },
  review: {
    label: "Review the CV for this job",
    answer: "Review",
    accept: null,
    sees: ["cv", "advert"],
    form: {
      kind: "remarks",
      rubric: {
        Requirements: "whether it shows what REQUIREMENTS calls required, and what it does not show",
        Proof: "whether the lines say results with figures, not only duties",
        Order: "whether what matters for ADVERT comes first, in the summary and at the top of each post",
        Words: "whether it uses the words of ADVERT for what it shows",
        Clarity: "whether a person who reads it for half a minute understands it",
      },
    },
    language: "site",
    canBeginEmpty: true,
    wants: () => [
      "Review CV for ADVERT as an experienced recruiter for this work. Speak to the person.",
      "REQUIREMENTS lists what ADVERT asks for, and what a rule found in CV. The rule may be wrong: look yourself.",
      "Quote the words of CV that you mean. State no fact about the person that CV does not have.",
    ],
  },
  storyFeedback: feedback({
    Situation: "whether it says where and when it was, and what was at stake, in a sentence or two",
    Task: "whether it says what exactly was the person's part",
    Action: "whether it says what the person did, step by step, as “I” and not as “we”",
    Result: "whether it says how it ended, with a figure or a fact that shows it",
  }),
  methodFeedback: feedback({
    Answer: "whether it answers what was asked, first and directly",
    Method: "whether it says how the person goes about it and why, in the terms of the work",
    Example: "whether it names one case of the person's own work",
    Limits: "whether it says where this does not work, or what has to be checked",
  }),
  motiveFeedback: feedback({
    Reason: "whether it gives a reason of the person's own, not one that fits every job",
    Employer: "whether it names something about this employer or this work",
    Offer: "whether it says what the person brings for it, with a proof",
    Honesty: "whether it is believable, and says nothing bad about others",
  }),
  claimFeedback: feedback({
    Claim: "whether it says one or two clear things about the person, not five",
    Proof: "whether an example or a figure shows each of them",
    Fit: "whether they matter for the work in WHERE or QUESTION",
    Honesty: "whether it is believable, and a weakness comes with what the person does about it",
  }),
  question: {
    label: "Suggest a follow-up question",
    answer: "Question",
    accept: "Answer this",
    sees: ["cv", "question"],
    form: { kind: "line" },
    language: "site",
    wants: () => [
      "TEXT is what a person answered to the interview question in QUESTION.",
      "Write the one question that an interviewer would ask next, in one sentence, about what TEXT leaves open.",
      "State no fact about the person that TEXT and CV do not have.",
    ],
  },
} as const satisfies Record<string, ModelTaskSpec>;

export type ModelTask = keyof typeof modelTasks;
export const modelTaskNames = Object.keys(modelTasks) as ModelTask[];
export const specOf = (task: ModelTask): ModelTaskSpec => modelTasks[task];

/**
 * Limits by the form of the answer: characters of the text that is sent and of the answer, tokens of the answer, and
 * seconds until it is whole. A model on the operator's own machine writes about twenty tokens a second.
 */
const formLimits: Readonly<
  Record<AnswerForm["kind"], { text: number; answer: number; tokens: number; seconds: number }>
> = {
  line: { text: 6_000, answer: 3_500, tokens: 1_200, seconds: 30 },
  points: { text: 6_000, answer: 3_500, tokens: 1_200, seconds: 60 },
  rewrites: { text: 12_000, answer: 12_000, tokens: 2_400, seconds: 120 },
  remarks: { text: 12_000, answer: 5_000, tokens: 1_600, seconds: 60 },
};

export const limitsOf = (task: ModelTask) => formLimits[specOf(task).form.kind];
