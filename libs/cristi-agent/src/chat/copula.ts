const WORDS =
  "eran?|fueron|fue|son|es|ser[ií]an?|deb(?:en?|[ií]an?)\\s(?:de\\s)?ser|was|were|is|should\\sbe|should(?:\\shave|['’]ve)\\sbeen";

/** What stands between a thing and its value, as a pattern without its case: `es`, `fueron`, `should be`, `was actually`. */
export const COPULA = `(?:(?:${WORDS})(?:\\s(?:actually|really|en\\srealidad))?)`;

/** The same with what it may be about, as it leads to an answer: `fueron`, `it was`, `that's`. */
export const STATED = `(?:(?:it|that)['’]?s|(?:(?:it|that|this|they|eso|esto|es[ea])\\s)?${COPULA})`;
