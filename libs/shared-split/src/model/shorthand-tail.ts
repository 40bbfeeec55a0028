/** The end of a shorthand, taken apart but not validated: the amount and the number of installments as written. */
type ShorthandTail =
  | { readonly kind: 'installments'; readonly before: string; readonly amount: string; readonly count: string }
  /** `500 em 12x`: people mean a total as often as an installment. */
  | { readonly kind: 'ambiguous'; readonly count: string }
  /** A count without anything before it that could be an amount. */
  | { readonly kind: 'no-amount'; readonly count: string }
  /** Both sides of the `x` look like money. */
  | { readonly kind: 'two-amounts' };

// A word that begins with a digit, after an optional minus and `R$`; whether it is a number is decided later.
const NUMBER = String.raw`[-−–—]?(?:R\$ ?)?[-−–—]?\d[\d.,]*`;

const MOST_INSTALLMENTS = 120;

const COUNT_LAST = new RegExp(String.raw`(?:^| )(${NUMBER})x$`, 'i');
const NUMBER_LAST = new RegExp(String.raw`(?:^| )(${NUMBER})( em)?$`, 'i');
const BETWEEN = new RegExp(String.raw`(?:^| )(${NUMBER})( ?)x( ?)(?:(?<= )(de) )?(${NUMBER})$`, 'i');

/** The tail of a text whose white space is single spaces, or `undefined` when it does not end in a shorthand. */
export function shorthandTail(text: string): ShorthandTail | undefined {
  const counted = COUNT_LAST.exec(text);
  if (counted !== null) return amountThenCount(text.slice(0, counted.index), counted[1] ?? '');
  const between = BETWEEN.exec(text);
  if (between === null) return undefined;
  const [, left = '', spaceBefore, spaceAfter, de, right = ''] = between;
  const before = text.slice(0, between.index);
  return whichIsWhich(before, left, right, {
    saysEach: de !== undefined,
    touchesLeftOnly: spaceBefore === '' && spaceAfter === ' ',
  });
}

function amountThenCount(text: string, count: string): ShorthandTail {
  const amount = NUMBER_LAST.exec(text);
  if (amount === null) return { kind: 'no-amount', count };
  if (amount[2] !== undefined) return { kind: 'ambiguous', count };
  return { kind: 'installments', before: text.slice(0, amount.index), amount: amount[1] ?? '', count };
}

/** Of `L x R`, the side that looks like money is the amount; otherwise the way it is written decides. */
function whichIsWhich(
  before: string,
  left: string,
  right: string,
  written: { readonly saysEach: boolean; readonly touchesLeftOnly: boolean },
): ShorthandTail {
  const [leftIsMoney, rightIsMoney] = [looksLikeMoney(left), looksLikeMoney(right)];
  if (leftIsMoney && rightIsMoney) return { kind: 'two-amounts' };
  const amountOnRight = leftIsMoney ? false : rightIsMoney || countsFirst(left, right, written);
  const [amount, count] = amountOnRight ? [right, left] : [left, right];
  return { kind: 'installments', before, amount, count };
}

function countsFirst(
  left: string,
  right: string,
  { saysEach, touchesLeftOnly }: { readonly saysEach: boolean; readonly touchesLeftOnly: boolean },
): boolean {
  if (saysEach) return true;
  // `12x 500` and `12x500` count first; `10x20` and `500 x 12` do not.
  return readCount(left) !== undefined && (touchesLeftOnly || Number(right) > MOST_INSTALLMENTS);
}

function looksLikeMoney(number: string): boolean {
  return /[^\d]/.test(number);
}

/** The number of installments, 1 to 120, or `undefined`. */
export function readCount(text: string): number | undefined {
  const count = /^\d+$/.test(text) ? Number(text) : 0;
  return count >= 1 && count <= MOST_INSTALLMENTS ? count : undefined;
}
