import { refusal } from '../../errors';
import { placeFacts } from '../place';
import type { Disposal, SpinOffTerms, TakeoverTerms } from '../normalize/day';
import { add, compare, divide, isZero, multiply, ONE, subtract, ZERO, type Fraction } from '../numbers/fraction';
import { moneyText, penceOf, quantityText } from '../numbers/rounding';
import type { MatchedDay } from '../match/legs';
import { isBeforeFirstDisposalDay } from '../normalize/cross-checks';
import { NO_MONEY, type Takeover, type Trade } from '../transaction';
import type { HoldingValuer } from './holding-valuer';
import { isSmallCash } from './small-cash';

/** The spin-offs and takeovers of one day between holdings: who gives comes before who passes on what it got. */
export function exchange(today: readonly MatchedDay[], holdings: ReadonlyMap<string, HoldingValuer>): void {
  const givers = today.filter(({ day }) => day.opening !== undefined && targetsOf(day.opening).length > 0);
  for (const day of inOrder(givers)) {
    const { spinOffs = [], takeovers = [] } = day.day.opening ?? {};
    if (spinOffs.length > 0) spinOff(day, spinOffs, holdings);
    for (const terms of takeovers) takeOver(day, terms, holdings);
  }
}

type Terms = Pick<NonNullable<MatchedDay['day']['opening']>, 'spinOffs' | 'takeovers'>;

function targetsOf({ spinOffs, takeovers }: Terms): readonly (SpinOffTerms | TakeoverTerms)[] {
  return [...spinOffs, ...takeovers];
}

function inOrder(givers: readonly MatchedDay[]): MatchedDay[] {
  const left = new Set(givers);
  const ordered: MatchedDay[] = [];
  while (left.size > 0) {
    const awaited = new Set(
      [...left].flatMap(({ day }) => (day.opening ? targetsOf(day.opening) : []).map(({ to }) => to)),
    );
    const next = [...left].find(({ day }) => !awaited.has(day.ticker));
    if (next === undefined) throw inACircle([...left][0] as MatchedDay);
    ordered.push(next);
    left.delete(next);
  }
  return ordered;
}

/** TCGA 1992 s126-s130: a part of the cost goes with the new shares; several spin-offs of a day share one cost. */
function spinOff(
  { day, inHand }: MatchedDay,
  all: readonly SpinOffTerms[],
  holdings: ReadonlyMap<string, HoldingValuer>,
): void {
  const from = holdings.get(day.ticker) as HoldingValuer;
  const priced = all.filter(({ prices }) => prices !== undefined);
  const values = priced.map(({ received, prices }) => multiply(received, prices?.new_ ?? ZERO));
  const worth = values.reduce(add, multiply(inHand, priced[0]?.prices?.old ?? ZERO));
  const stated = all.reduce((sum, { share }) => add(sum, share ?? ZERO), ZERO);
  if (compare(stated, ONE) >= 0) throw tooMuch(all.at(-1) as SpinOffTerms, stated);
  // What no line states goes by the first day's values.
  const rest = subtract(ONE, stated);
  const shares = all.map(({ share }) => share ?? multiply(rest, divide(values.shift() ?? ZERO, worth)));
  const before = from.pool.state().cost;
  from.pool.divideCost(shares.reduce(add, ZERO));
  all.forEach(({ to, received }, index) => {
    const share = shares[index] as Fraction;
    holdings.get(to)?.pool.receive(received, {
      base: multiply(before.base, share),
      shares: multiply(before.shares, share),
      average: before.average,
    });
  });
}

/** TCGA 1992 s135: the cost goes on in the new shares; s129 and s122 for cash beside them. */
function takeOver({ day }: MatchedDay, terms: TakeoverTerms, holdings: ReadonlyMap<string, HoldingValuer>): void {
  const from = holdings.get(day.ticker) as HoldingValuer;
  const to = holdings.get(terms.to) as HoldingValuer;
  const { cash, value, received } = terms;
  if (isZero(cash)) {
    to.pool.receive(received, from.pool.surrender());
    return;
  }
  if (isSmallCash(cash, value)) {
    const cost = from.pool.costLess(day, cash);
    from.pool.surrender();
    to.pool.receive(received, cost);
    from.warnings.push(
      `The cash of ${moneyText(penceOf(cash))} pounds in the takeover of ${day.ticker} on ${day.date.text} is small and reduces the cost ` +
        '(TCGA 1992 s122(2), CG57836): it is no disposal.',
    );
    return;
  }
  if (isBeforeFirstDisposalDay(day.date)) throw tooEarly(terms);
  const quantity = multiply(from.pool.state().quantity, divide(cash, add(cash, value)));
  const legs = [from.pool.take({ rule: 'Section104', quantity })];
  const disposal: Disposal = { quantity, gross: cash, proceeds: cash, sales: terms.lines.map(asSale) };
  from.disposals.push({ day: { ...day, disposal }, legs, basis: 'takeover' });
  to.pool.receive(received, from.pool.surrender());
}

/** The cash part as a sale, so that its own currency is shown. */
function asSale({ place, date, ticker, received, payment }: Takeover): Trade {
  const consideration = payment?.cash ?? NO_MONEY;
  return { place, date, ticker, action: 'SELL', quantity: received, consideration, per: 'all', fees: NO_MONEY };
}

function tooMuch({ from, to, date, place }: SpinOffTerms, stated: Fraction) {
  return refusal(
    'PARSE_ERROR',
    `the spin-offs of ${from} on ${date.text} take ${quantityText(stated)} of its cost, which is not below 1`,
    { hint: 'SHARE is the part of the cost that goes to the new shares: all of a day together are below 1' },
    { ...placeFacts(place), ticker: from, date: date.text, value: to },
  );
}

function inACircle({ day: { ticker, date, opening } }: MatchedDay) {
  const [terms] = opening === undefined ? [] : targetsOf(opening);
  return refusal(
    'PARSE_ERROR',
    `the spin-offs and takeovers of ${date.text} go from ${ticker} in a circle back to ${ticker}`,
    { hint: 'an old share becomes a new one once: check OLD and NEW of each line' },
    { ...(terms && placeFacts(terms.place)), ticker, date: date.text },
  );
}

function tooEarly({ from, date, place }: TakeoverTerms) {
  return refusal(
    'DISPOSAL_BEFORE_2008',
    `the cash for ${from} on ${date.text} makes a disposal before 6 April 2008, when other identification rules applied`,
    { hint: 'replace the earlier history by one BUY that carries the pool: its quantity and its cost at that time' },
    { ...placeFacts(place), ticker: from, date: date.text },
  );
}
