import type { Translation } from "./translation.ts";

export const el: Translation = {
  name: "Ελληνικά",
  direction: "ltr",
  script: "greek",
  headings: {
    summary: "Προφίλ",
    experience: "Επαγγελματική εμπειρία",
    education: "Εκπαίδευση",
    skills: "Δεξιότητες",
    projects: "Έργα",
    certificates: "Πιστοποιήσεις",
    languages: "Γλώσσες",
    volunteering: "Εθελοντισμός",
    awards: "Διακρίσεις",
    publications: "Δημοσιεύσεις",
    interests: "Ενδιαφέροντα",
    references: "Συστάσεις",
  },
  labels: {
    curriculum: "Βιογραφικό σημείωμα",
    personal: "Προσωπικά στοιχεία",
    email: "Email",
    phone: "Τηλέφωνο",
    address: "Διεύθυνση",
    website: "Ιστότοπος",
  },
  page: {
    cv: "Βιογραφικό σημείωμα",
    pageOf: "Σελίδα {page} από {pages}",
    grade: "Βαθμός",
    thesis: "Διπλωματική εργασία",
    courses: "Μαθήματα",
    credential: "Αρ. πιστοποιητικού",
    validUntil: "Ισχύει έως",
    birthDate: "Ημερομηνία γέννησης",
    nationality: "Ιθαγένεια",
    contact: "Επικοινωνία",
    colon: ": ",
    comma: ", ",
  },
  dates: {
    present: ["σήμερα", "έως σήμερα", "μέχρι σήμερα", "παρόν", "τώρα"],
    longMonths:
      "Ιανουάριος Φεβρουάριος Μάρτιος Απρίλιος Μάιος Ιούνιος Ιούλιος Αύγουστος Σεπτέμβριος Οκτώβριος Νοέμβριος Δεκέμβριος".split(
        " ",
      ),
    shortMonths: "Ιαν. Φεβ. Μάρ. Απρ. Μάι. Ιούν. Ιούλ. Αύγ. Σεπ. Οκτ. Νοέ. Δεκ.".split(" "),
    otherMonths:
      "Ιανουαρίου Φεβρουαρίου Μαρτίου Απριλίου Μαΐου Ιουνίου Ιουλίου Αυγούστου Σεπτεμβρίου Οκτωβρίου Νοεμβρίου Δεκεμβρίου".split(
        " ",
      ),
    startToEnd: " – ",
  },
};
