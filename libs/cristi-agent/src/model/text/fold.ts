/** Lower case without locale, and without accents: `Ñandú` is `nandu`. What words are compared by. */
export function fold(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}
