/** What may lead to an answer, as a pattern without its case: `es`, `fueron`, `it was`. */
export const COPULA = "(?:es|era|eran|fue|fueron|son|serian|serían|it['’]?s|it is|it was|is|was|they were)\\s+";
