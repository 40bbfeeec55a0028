import { namesOf, type NamedPerson } from './entry-landing';
import { saysBothPaid } from './entry-payer';
import { withoutEvenSharing } from './entry-sharing';

/** Percentages of these are none of a person. */
const OF_PRICE =
  'off|tip|service|discount|vat|tax|propina|gorjeta|desconto|descuento|iva|pourboire|réduction|remise|tva';
const SHARES = `(?<!(?:${OF_PRICE}) (?:of |d[eo] )?)\\d+(?:[.,]\\d+)? ?%(?! (?:de )?(?:${OF_PRICE}))|[12]/3|(?:one|two) thirds?|(?:um|dois) terços?|(?:un|dos) tercios?|(?:un|deux) tiers`;
const HALF =
  '(?:my|minha|mi|ma) (?:half|metade|mitad|moitié)|half of|(?:a |la )?(?:metade|mitad|moitié) d[aeiou]l?|(?:paid|pays|pagou|paga|pagó|a payé|paie) (?:a |la )?(?:half|metade|mitad|moitié)';
const EACH =
  'each(?! other)|cada (?:um|uma|uno|una)|por (?:cabeça|cabeza|pessoa|persona)|per (?:head|person)|chacune?|par (?:tête|personne)';
const INSTALMENTS =
  '(?:in|em|en|a) \\d{1,2} ?(?:x|times|vezes|parcelas|prestações|meses|cuotas|mensualidades|pagos|fois|mensualités|payments|(?:monthly )?inst?al?lments?|months)|\\d{1,2} ?x (?:of|de) \\d[\\d.,]*|parcelad[oa]s?';
const AGAIN =
  '(?:every|each) (?:week|month|year)|tod[oa] (?:mês|ano|semana)|tod[oa]s (?:os meses|los meses|as semanas|las semanas)|cada (?:mes|mês|semana|año|ano)|chaque (?:mois|semaine|année)|tous les (?:mois|ans)|toutes les semaines';
const MINE = '(?:only|all) mine|mine (?:only|alone)|s[oó] (?:meu|minha)|s[oó]lo m[ií][oa]';
const NOT_SHARED =
  /(?<![\p{L}\p{N}])(?:(?:not|don[’']t|n[ãa]o|no|pas|non|sem|sin|without|sans) (?:to )?(?:split|shar|divid|compart|partag|repart|rach)|unshared)/iu;
const EVEN_SHARES = /(?<!\d)50(?:[.,]0+)? ?%(?: each)?|half each/gi;
/** Shares of a hundred, such as `70/30`: no day of a month and no price has such numbers. */
const OF_A_HUNDRED = /(?<![\d.,/-])(\d{1,2}) ?[/:-] ?(\d{1,2})(?![\d/]|[.,-]\d)/g;
/** What follows costs so much each: `2 coffees 3.50 each`. */
const COUNTED = /(?<![\p{L}\d.,])(?:[2-9]|1\d|two|three|four|dos|tres|dois|duas|três|deux|trois) \p{L}{3,}/iu;

/** The half or the whole of one of the two, who may have been invited, or was not there. */
const ofOne = (names: string) =>
  `(?:(?:${names})['’]s|my) (?:half|treat)|all (?:${names})['’]s|(?:${names}) (?:me )?invit(?:ou|ó)|invitó (?:${names})|(?:${names}) m['’]a invitée?|(?:without|not with|sem(?: [ao])?|sin|sans) (?:${names})`;

/**
 * Whether a text says more of a shared purchase than that both pay half of it: other shares, what each pays, for whom alone it
 * was, instalments, that it comes again, or that both paid. Who enters it in one line cannot say so.
 */
export function hasOtherTerms(text: string, people: readonly NamedPerson[]): boolean {
  const names = people.flatMap(namesOf).join('|');
  const one = `(?:me|mim|mí|moi${names === '' ? '' : `|(?:[oa] )?(?:${names})`})`;
  const only = `(?:only|just|juste|s[oóò]|solo|sólo|solamente|seulement|rien que|que) (?:for|d[eoa]|p(?:a)?ra(?: [ao])?|pr[oa]|pour) ?${one}|for ${one} (?:only|alone)|(?:for me|p(?:a)?ra mim|para mí|pour moi)(?! (?:and|e|y|et) )|${MINE}`;
  const each = COUNTED.test(text) ? [] : [EACH];
  const terms = [SHARES, HALF, ...each, INSTALMENTS, AGAIN, only, ...(names === '' ? [] : [ofOne(names)])];
  if (NOT_SHARED.test(text) || saysBothPaid(text, people.flatMap(namesOf))) return true;
  const stated = withoutEvenSharing(text).replace(EVEN_SHARES, '');
  const isUneven = ([, one, other]: readonly string[]) => one !== other && Number(one) + Number(other) === 100;
  if ([...stated.matchAll(OF_A_HUNDRED)].some(isUneven)) return true;
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${terms.join('|')})(?![\\p{L}\\p{N}])`, 'iu').test(stated);
}
