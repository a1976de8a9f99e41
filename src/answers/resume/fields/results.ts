/** Labels of results of studies, with what they label behind them. */
export const RESULT_LABEL =
  /(?<!\p{L})(?:c?gpa|(?:final |overall )?grade(?: point average)?|(?:abschluss|gesamt)?note|nota(?: media| final)?|voto|média|media|mention|średnia|ocena|cijfer|score|percentage|(?:(?:bachelor|master|diploma|phd|doctoral)(?:['’]?s)? )?(?:thesis|dissertation)|(?:bachelor|master|diplom|abschluss)arbeit|mémoire|tesi|tesis)\s*:\s*/iu;

/** What begins a second subject, which is no degree of its own beside the first. */
export const MINOR_SUBJECT = /^(?:with )?(?:an? )?(?:double )?(?:minors?(?: in(?!\p{L})|\s*:)|nebenfach(?!\p{L}))/iu;
