/** Languages of a CV's headings, each by its own name. */
export const cvLanguages = {
  en: { label: "English", direction: "ltr" },
  de: { label: "Deutsch", direction: "ltr" },
  fr: { label: "Français", direction: "ltr" },
  es: { label: "Español", direction: "ltr" },
  it: { label: "Italiano", direction: "ltr" },
  pt: { label: "Português", direction: "ltr" },
  pl: { label: "Polski", direction: "ltr" },
  nl: { label: "Nederlands", direction: "ltr" },
  el: { label: "Ελληνικά", direction: "ltr" },
  uk: { label: "Українська", direction: "ltr" },
  ar: { label: "العربية", direction: "rtl" },
  he: { label: "עברית", direction: "rtl" },
  ja: { label: "日本語", direction: "ltr" },
  zh: { label: "中文", direction: "ltr" },
} as const;

export type CvLanguage = keyof typeof cvLanguages;
