import { resultOf } from './call-tool';

interface Ledger {
  readonly brought_forward_used: string;
  readonly carried_forward: string;
  readonly taxable_gains: string;
  readonly claim_by: string | null;
}

/** What tests of returns look at. */
interface Filed {
  readonly boxes?: Readonly<Record<string, string>>;
  readonly losses: Ledger & {
    readonly brought_forward: string;
    readonly years: readonly Ledger[];
  };
  readonly taxable_gains: string;
  readonly rate_periods: readonly { readonly gains: string; readonly taxable_gains: string }[];
  readonly tax?: {
    readonly due: string;
    readonly return_computes: string;
    readonly adjustment: string;
    readonly lines: readonly { rate: string; amount: string }[];
  };
  readonly reporting: { readonly required: boolean; readonly reasons: readonly string[] };
  readonly warnings: readonly string[];
}

/** A trade of one share on a day, so that its gain is the difference. */
export const trade = (date: string, cost: string | number, proceeds: string | number, ticker = 'S') => [
  `${date} BUY ${ticker} 1 @ ${cost}`,
  `${date} SELL ${ticker} 1 @ ${proceeds}`,
];

export const prepared = async (lines: readonly string[], year: number, options = {}) =>
  (await resultOf('prepare_return', { cgt_content: lines.join('\n'), year, ...options })) as unknown as Filed;
