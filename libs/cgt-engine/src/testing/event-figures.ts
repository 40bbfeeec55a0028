import { refusalOf, resultOf } from './call-tool';

/** Figures of a report that tests of events look at. */
interface Figures {
  readonly holdings: readonly { ticker: string; quantity: string; total_cost: string }[];
  readonly tax_years: readonly Record<string, unknown>[];
  readonly warnings: readonly string[];
}

export const report = async (lines: readonly string[], options = {}) =>
  (await resultOf('calculate_report', { cgt_content: lines.join('\n'), ...options })) as unknown as Figures;

export const holdingsOf = async (...lines: string[]) =>
  (await report(lines)).holdings.map(({ ticker, quantity, total_cost: cost }) => `${ticker} ${quantity} ${cost}`);

export const warningsOf = async (...lines: string[]) => (await report(lines)).warnings;

export const refused = async (...lines: string[]) => {
  const { message, data } = await refusalOf('calculate_report', { cgt_content: lines.join('\n') });
  return `${String(data['code'])} ${message}`;
};

export const HELD = '2020-01-02 BUY A 100 @ 10';
