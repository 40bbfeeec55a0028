import type { History } from '../normalize/day';
import { BED_AND_BREAKFAST_DAYS } from './identify';

/**
 * A sentence for each takeover with a sale of the old share in the days before it and a purchase of the new one within
 * 30 days of that sale: they are not matched, since the new share is of another class (s106A(5) asks for the same).
 */
export function takeoverWarnings(histories: readonly History[]): string[] {
  const byTicker = new Map(histories.map((history) => [history.ticker, history.days]));
  return histories.flatMap(({ ticker, days }) =>
    days.flatMap(({ date: takeover, opening }) =>
      (opening?.takeovers ?? []).flatMap(({ to }) => {
        const sales = days.filter(({ date, disposal }) => {
          const before = takeover.epochDay - date.epochDay;
          return disposal !== undefined && before > 0 && before <= BED_AND_BREAKFAST_DAYS;
        });
        return sales.flatMap(({ date: sold }) => {
          const bought = byTicker.get(to)?.find(({ date, acquisition }) => {
            const after = date.epochDay - sold.epochDay;
            return acquisition !== undefined && date.epochDay >= takeover.epochDay && after <= BED_AND_BREAKFAST_DAYS;
          });
          if (bought === undefined) return [];
          return [
            `${ticker} was sold on ${sold.text}, before its takeover by ${to} on ${takeover.text}, and ${to} was bought on ` +
              `${bought.date.text}, within 30 days of the sale: they are not matched across the takeover.`,
          ];
        });
      }),
    ),
  );
}
