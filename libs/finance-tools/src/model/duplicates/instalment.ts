/** One part of several: `2/6`, `Parcela 2 de 6`, `PARC 02/06`, `cuota 3/12`, `02 von 12`. */
const PART_OF_SEVERAL = /(?<![\d/])(\d{1,2}) ?(?:\/|de|of|von|van|di|sur|av|af|z|ze) ?(\d{1,2})(?![\d/])/gi;

/**
 * Whether two texts name different instalments of one purchase: banks give all of them one id, and they are entries of
 * their own.
 */
export function isOtherInstalment(one: string, other: string): boolean {
  return instalmentsIn(one) !== instalmentsIn(other);
}

function instalmentsIn(text: string): string {
  const parts = [...text.matchAll(PART_OF_SEVERAL)].map(([, part, of]) => [Number(part), Number(of)] as const);
  return parts
    .filter(([part, of]) => part >= 1 && part <= of && of > 1)
    .map(([part, of]) => `${part}/${of}`)
    .join(' ');
}
