import { COPULA, STATED } from '../copula';

/** `no fueron 90, fueron 95`, `no eran 90 sino 95`, `not food, transport` */
const NOT_BUT = new RegExp(
  `^(?:no\\s+${COPULA}|(?:${STATED}\\s+)?not)\\s+[^,]+?(?:,?\\s+(?:sino|but)\\s+(?:que\\s+)?|,\\s*|\\s+(?=${STATED}\\s))(.+)$`,
  'iu',
);
/** `eran 95, no 90`, `era de 85 no de 58`, `85 no 58` */
const BUT_NOT = new RegExp(
  `^((?:${STATED}\\s.+?|[$\\d.,]+?)),?\\s+(?:y\\s+)?(?:no|not)\\s+(?:de\\s+)?(\\S+(?:\\s+\\S+)?)$`,
  'iu',
);

/** `no 45 sino 54`, `no hoy, ayer` */
const PLAIN_NOT_BUT = /^(?:no|not)\s+(?:[^,]+?,?\s+sino\s+|(?:hoy|ayer|today|yesterday),\s*)(.+)$/iu;
/** `en vez de 45 pon 54`, `cambia 45 por 54` */
const REPLACED =
  /^(?:(?:en vez|en lugar) de|instead of)\s+([$\d.,]+?),?\s+(?:p[oó]n(?:le)?|son|eran|fueron|it was|put)\s+(.+)$|^(?:c[aá]mbia|corrige|change)\s+(?:el |los )?([$\d.,]+)\s+(?:por|for)\s+(.+)$/iu;

/** A value and what it stands against. */
export interface Contrast {
  readonly right: string;
  /** Only where the order leaves open which one is right: somebody may correct the first number by the second. */
  readonly wrong?: string | undefined;
  /** A verb says that something is replaced: no new entry is meant. */
  readonly isReplaced?: boolean;
}

/** The values where a text contrasts the right one with the wrong one; undefined where it does not. */
export function readContrast(text: string): Contrast | undefined {
  const [, one, other, changed, becoming] = REPLACED.exec(text) ?? [];
  const replaced = other ?? becoming;
  if (replaced !== undefined) return { right: replaced, wrong: one ?? changed, isReplaced: true };
  const [, replacing] = NOT_BUT.exec(text) ?? PLAIN_NOT_BUT.exec(text) ?? [];
  if (replacing !== undefined) return { right: replacing };
  const [, right, wrong] = BUT_NOT.exec(text) ?? [];
  return right === undefined ? undefined : { right, wrong };
}
