import type { Degree, Shift, Stated } from "../posting.ts";
import { readDegree } from "./degree.ts";
import { passagesAround } from "./find-stated.ts";
import { readShift } from "./shift.ts";
import { readVisa } from "./visa.ts";

/** The words around which degrees, visas and shifts are stated. One pattern, because each pass over a text takes time. */
const hints =
  /\b(?=[ABDEGHLMNPSTUVWabdghlmnpstuvw])(?:Education\n|[Dd]egree|[Bb]achelor|BACHELOR|[Mm]aster['’s ]|[Pp][Hh]\.?D|[Dd]iploma|[BM]\.?[SA]|[BbMm][Ss][Cc]|MBA|TVET|tvet|[Hh]igh [Ss]chool|[Ss]econdary [Ss]chool|GED|[Vv]ocational|[Dd]octora|[Uu]ndergrad|[Ll]evel (?:[IV34])|Hochschul|(?:Universitäts)?[Ss]tudium|[Ll]icenciatura|[Tt]itulación|[Gg]rado uni|[Ww]ykształcenie|[Bb]ac ?\+|[Dd]iplôme|[Aa]bgeschlossen|[Nn]o (?:college |university )?degree|[Vv]isa|VISA|[Ss]ponsor|SPONSOR|[Hh]-?1-?[Bb]|[Ww]ork [Pp]ermit|[Ss]hift|SHIFT|Schicht|Nachtschicht|Wechselschicht|[Ww]eekend|[Nn]ight work)/g;

export type StatedConditions = {
  degree: Stated<Degree> | null;
  visa: Stated<boolean> | null;
  shift: Stated<Shift> | null;
};

/** Reads degree, visa sponsorship and shift from a description. */
export function readStatedConditions(text: string): StatedConditions {
  const passages = passagesAround(text, hints);
  return {
    degree: readDegree(text, passages),
    visa: readVisa(text, passages),
    shift: readShift(text, passages),
  };
}
