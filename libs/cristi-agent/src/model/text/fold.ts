/** Folds text for comparisons: lower case without locale, without accents; `Ñandú` becomes `nandu`. */
export function fold(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}
