import type { CvLanguage } from "../translations/translations.ts";

/** The commonest words of each language that is written in Latin letters. CVs have many of "and", "of", "for". */
export const frequentWords: Readonly<Partial<Record<CvLanguage, readonly string[]>>> = {
  en: words(`the and of to in for with on from by at as is was an that which their were my has had its our this are
    through using between within about into over during while who year years`),
  de: words(`und der die das den dem des in von zu mit für auf im bei als ist war ein eine einer eines nach über an
    aus durch sowie zur zum bis seit unter am wurde werden auch nicht ich Jahre Jahren`),
  fr: words(`et de la le les des du en à pour dans au aux avec par sur un une est été chez plus que qui ses son sa
    depuis ainsi l d ans année années auprès`),
  es: words(`y de la el los las del en para con por un una al que se su sus como es fue desde más durante entre sobre
    años año mediante así`),
  it: words(`e di il la lo le gli i del della dei delle degli in per con da un una al alla che su nel nella presso
    sono è stato anche come anni anno dal dalla`),
  pt: words(`e de o a os as do da dos das em para com por um uma no na nos nas ao à que se sua seu como foi desde
    anos ano pela pelo mais até`),
  nl: words(`en de het een van in voor met op aan te bij als is was door naar uit over tot om die dat zijn heb mijn
    ook jaar binnen onder`),
  pl: words(`i w z na do oraz dla o od po przez ze się jest był była przy za lub jak a we u nad pod lat rok roku
    również`),
};

function words(list: string): string[] {
  return list.trim().toLowerCase().split(/\s+/);
}
