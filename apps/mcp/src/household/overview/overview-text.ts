import { printable } from '@bursar/toolkit';

import type { ComposedOverview } from './composed-overview';
import type { Overview } from './overview-schema';
import { OVERVIEW_WORDS, type OverviewWords } from './overview-words';

/** More lines than these are left out of the text; the figures are all in the structured result. */
const [MOST_CURRENCIES, MOST_COMING, MOST_BUDGETS] = [3, 3, 2];

/** Formats amounts and days for a text. */
interface Formats {
  money(amount: string, currency: string): string;
  day(date: string): string;
  month(month: string): string;
  list(items: readonly string[]): string;
  name(id: string): string;
}

/** 5 to 12 lines for people: first who owes whom, then in, out and left. */
export function overviewText({ overview, locale, names, unknownBalances }: ComposedOverview): string {
  const words = OVERVIEW_WORDS[overview.language];
  const formats = formatsOf(locale, names);
  return [
    ...settlementLines(overview, words, formats),
    ...moneyLines(overview, words, formats),
    comingLine(overview, words, formats),
    ...budgetLines(overview, words, formats),
    ...worthLines(overview, unknownBalances, words, formats),
    ...reviewLines(overview, words, formats),
  ].join('\n');
}

/** Of the month, and over all months where that differs: a month may be even between two who owe each other. */
function settlementLines({ settlement, balance }: Overview, words: OverviewWords, formats: Formats): string[] {
  if (settlement === null) return [words.debtUnknown];
  const ofMonth = debtSentence(settlement, words, formats);
  const overall = balance === null ? ofMonth : debtSentence(balance, words, formats);
  const sentences =
    overall === ofMonth ? [ofMonth] : [...(ofMonth === words.even ? [] : [ofMonth]), words.overall(overall)];
  const { not_recorded: missing, currency } = settlement;
  return [
    sentences.join(' '),
    ...(missing.count === 0 ? [] : [words.notRecorded(formats.money(missing.amount, currency))]),
  ];
}

function debtSentence(
  debt: NonNullable<Overview['settlement'] | Overview['balance']>,
  words: OverviewWords,
  formats: Formats,
): string {
  const { debtor_participant_id: debtor, creditor_participant_id: creditor, amount, currency } = debt;
  if (debtor === null || creditor === null) return words.even;
  return words.owes(formats.name(debtor), formats.name(creditor), formats.money(amount, currency));
}

function moneyLines({ money, month }: Overview, words: OverviewWords, formats: Formats): string[] {
  if (money.length === 0) return [words.nothingRecorded(formats.month(month))];
  // Of a currency that only earlier months have there is nothing to say; the first line says so of the household's own.
  const present = money.filter(({ parts }, index) => index === 0 || parts.length > 0);
  const shown = present.slice(0, MOST_CURRENCIES).map(({ currency, income, spending, left }) => {
    const [one = '', other = '', rest = ''] = [income, spending, left].map((each) => formats.money(each, currency));
    return words.money(one, other, rest);
  });
  const others = present.slice(MOST_CURRENCIES).map(({ currency }) => currency);
  return others.length === 0 ? shown : [...shown, words.otherCurrencies(formats.list(others))];
}

function comingLine({ upcoming }: Overview, words: OverviewWords, formats: Formats): string {
  if (upcoming.length === 0) return words.nothingComing;
  const items = upcoming.slice(0, MOST_COMING).map(({ date, description, amount, currency }) => {
    const facts = amount === null ? [formats.day(date)] : [formats.money(amount, currency), formats.day(date)];
    return `${printable(description)} (${facts.join(', ')})`;
  });
  return words.coming(items.join(', '), upcoming.length - items.length);
}

function budgetLines({ budgets }: Overview, words: OverviewWords, formats: Formats): string[] {
  if (budgets.length === 0) return [words.noBudget];
  return budgets
    .slice(0, MOST_BUDGETS)
    .map(({ person, user_id: user, spent, cap, currency }) =>
      words.budget(
        person === null ? printable(user) : formats.name(person),
        formats.money(spent, currency),
        cap === null ? undefined : formats.money(cap, currency),
      ),
    );
}

function worthLines(
  { net_worth: worth, capital_gains: gains }: Overview,
  unknown: number,
  words: OverviewWords,
  formats: Formats,
) {
  const amounts = worth.map(({ net, currency }) => formats.money(net, currency));
  const taxable = gains?.taxable ?? null;
  return [
    amounts.length === 0
      ? words.netWorthUnknown
      : [words.netWorth(formats.list(amounts)), ...(unknown === 0 ? [] : [words.balancesUnknown(unknown)])].join(' '),
    ...(gains === null
      ? []
      : [
          words.gains(
            gains.tax_year,
            formats.money(gains.net, 'GBP'),
            taxable === null ? undefined : formats.money(taxable, 'GBP'),
          ),
        ]),
  ];
}

function reviewLines({ review, unavailable }: Overview, words: OverviewWords, formats: Formats): string[] {
  const counts = new Map<(typeof review)[number]['kind'], number>();
  for (const { kind, count } of review) counts.set(kind, (counts.get(kind) ?? 0) + count);
  const items = [...counts].map(([kind, count]) => `${words.reviewed[kind]} ${count}`);
  const sources = unavailable.map(({ source }) => source);
  return [
    ...(items.length === 0 ? [] : [words.review(items.join(', '))]),
    ...(sources.length === 0 ? [] : [words.unavailable(formats.list(sources))]),
  ];
}

function formatsOf(locale: string, names: ReadonlyMap<string, string>): Formats {
  const days = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const months = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const lists = new Intl.ListFormat(locale);
  return {
    // Decimal text, which is formatted exactly, whatever its size.
    money: (amount, currency) =>
      new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount as `${number}`),
    day: (date) => days.format(new Date(`${date}T00:00:00Z`)),
    month: (month) => months.format(new Date(`${month}-01T00:00:00Z`)),
    list: (items) => lists.format(items),
    name: (id) => printable(names.get(id) ?? id),
  };
}
