const values = (...entries: readonly [number, string][]): ReadonlyMap<string, number> =>
  new Map(entries.flatMap(([value, words]) => words.split(' ').map((word) => [word, value] as const)));

/** Numbers below 30 in one word, Spanish and English, folded. */
export const SIMPLE_NUMBERS = values(
  [1, 'un una uno one'],
  [2, 'dos two'],
  [3, 'tres three'],
  [4, 'cuatro four'],
  [5, 'cinco five'],
  [6, 'seis six'],
  [7, 'siete seven'],
  [8, 'ocho eight'],
  [9, 'nueve nine'],
  [10, 'diez ten'],
  [11, 'once eleven'],
  [12, 'doce twelve'],
  [13, 'trece thirteen'],
  [14, 'catorce fourteen'],
  [15, 'quince fifteen'],
  [16, 'dieciseis sixteen'],
  [17, 'diecisiete seventeen'],
  [18, 'dieciocho eighteen'],
  [19, 'diecinueve nineteen'],
  [21, 'veintiun veintiuno veintiuna'],
  [22, 'veintidos'],
  [23, 'veintitres'],
  [24, 'veinticuatro'],
  [25, 'veinticinco'],
  [26, 'veintiseis'],
  [27, 'veintisiete'],
  [28, 'veintiocho'],
  [29, 'veintinueve'],
);

/** Spanish tens; a unit follows after `y`. */
export const SPANISH_TENS = values(
  [20, 'veinte'],
  [30, 'treinta'],
  [40, 'cuarenta'],
  [50, 'cincuenta'],
  [60, 'sesenta'],
  [70, 'setenta'],
  [80, 'ochenta'],
  [90, 'noventa'],
);

/** English tens; a unit follows after a hyphen or a blank. */
export const ENGLISH_TENS = values(
  [20, 'twenty'],
  [30, 'thirty'],
  [40, 'forty'],
  [50, 'fifty'],
  [60, 'sixty'],
  [70, 'seventy'],
  [80, 'eighty'],
  [90, 'ninety'],
);

export const SPANISH_HUNDREDS = values(
  [100, 'cien ciento'],
  [200, 'doscientos doscientas'],
  [300, 'trescientos trescientas'],
  [400, 'cuatrocientos cuatrocientas'],
  [500, 'quinientos quinientas'],
  [600, 'seiscientos seiscientas'],
  [700, 'setecientos setecientas'],
  [800, 'ochocientos ochocientas'],
  [900, 'novecientos novecientas'],
);
