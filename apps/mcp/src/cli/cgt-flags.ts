import { invalidValue } from '../configuration/read-settings';
import { UsageError } from '../configuration/usage-error';
import type { CGT_PLAN, CGT_REPORT, CGT_RETURN } from './definitions/cgt-commands';
import { say } from '../language/say';

export type CgtFormat = 'text' | 'json' | 'csv' | 'pdf' | 'beancount' | 'hledger' | 'ledger';

/** The options of all subcommands of `bursar cgt`. */
export type CgtOptions = typeof CGT_REPORT.options & typeof CGT_RETURN.options & typeof CGT_PLAN.options;

export type CgtValues = { readonly [Option in keyof CgtOptions]?: string | undefined } & {
  readonly json?: boolean | undefined;
};

export type CgtMoney = string | { readonly amount: string; readonly currency: string };

export interface CgtFlags {
  readonly year: number | undefined;
  readonly date: string | undefined;
  readonly ticker: string | undefined;
  /** For a planned sale: amounts as `12.50` or `12.50 USD`. */
  readonly price: CgtMoney | undefined;
  readonly quantity: string | undefined;
  readonly fees: CgtMoney | undefined;
  readonly cover: 'held' | 'window' | undefined;
  /** By the names of the tools' arguments. */
  readonly returnOptions: {
    readonly taxable_income: string | undefined;
    readonly band_extension: string | undefined;
    readonly losses_brought_forward: string | undefined;
    readonly losses_not_claimed: readonly number[] | undefined;
    readonly kinds: Readonly<Record<string, string>> | undefined;
    readonly cover: 'held' | 'window' | undefined;
  };
  readonly format: CgtFormat;
  /** The file to write; stdout without it. */
  readonly output: string | undefined;
}

/** By the ending of the file that is written. */
const FORMAT_OF_ENDING: Readonly<Record<string, CgtFormat>> = { pdf: 'pdf', csv: 'csv', json: 'json', txt: 'text' };

/** The format of one subcommand: what `--format` or `--json` say, else what the ending of `--output` says. */
export function formatOf(name: string, formats: readonly CgtFormat[], { format, json, output }: CgtValues): CgtFormat {
  if (json === true && format !== undefined && format !== 'json') {
    throw new UsageError(say('--json and --format {format} contradict each other: leave one of them out', { format }));
  }
  const ending = /\.([a-z]+)$/i.exec(output ?? '')?.[1]?.toLowerCase() ?? '';
  const named = json === true ? 'json' : (format ?? FORMAT_OF_ENDING[ending] ?? 'text');
  const chosen = formats.find((one) => one === named);
  if (chosen === undefined)
    throw invalidValue('--format', named, say('{formats} for cgt {name}', { formats: formats.join(', '), name }));
  if (chosen === 'pdf' && output === undefined && process.stdout.isTTY) {
    throw new UsageError(say('PDF output needs --output FILE'));
  }
  return chosen;
}

/** Reads the values of the options. Throws a UsageError that names the option. */
export function readCgtFlags(values: CgtValues, format: CgtFormat): CgtFlags {
  const { date, ticker, output } = values;
  const cover = coverOf(values.cover);
  return {
    year: values.year === undefined ? undefined : yearOf('--year', values.year),
    date,
    ticker,
    price: moneyOf(values.price),
    quantity: values.quantity,
    fees: moneyOf(values.fees),
    cover,
    returnOptions: {
      taxable_income: values['taxable-income'],
      band_extension: values['band-extension'],
      losses_brought_forward: values['losses-brought-forward'],
      losses_not_claimed: values['losses-not-claimed']
        ?.split(',')
        .map((year) => yearOf('--losses-not-claimed', year.trim())),
      kinds: kindsOf(values.kinds),
      cover,
    },
    format,
    output,
  };
}

function yearOf(flag: string, value: string): number {
  if (/^(19\d\d|20\d\d|2100)$/.test(value)) return Number(value);
  throw invalidValue(flag, value, say('the start year of a tax year, such as 2024 for 2024/25'));
}

function coverOf(value: string | undefined): 'held' | 'window' | undefined {
  if (value === undefined || value === 'held' || value === 'window') return value;
  throw invalidValue('--cover', value, say('held or window'));
}

/** `12.50 USD`; what has no currency is pounds, and the tool judges it. */
function moneyOf(value: string | undefined): CgtMoney | undefined {
  const [, amount, currency] = /^\s*(\S+)\s*([A-Za-z]{3})\s*$/.exec(value ?? '') ?? [];
  return amount === undefined || currency === undefined ? value : { amount, currency };
}

/** `BTC=crypto,PVT=unlisted`. */
function kindsOf(value: string | undefined): Readonly<Record<string, string>> | undefined {
  if (value === undefined) return undefined;
  return Object.fromEntries(
    value.split(',').map((pair) => {
      const [ticker, kind, more] = pair.split('=').map((part) => part.trim());
      if (!ticker || !kind || more !== undefined)
        throw invalidValue('--kinds', value, say('TICKER=KIND, several apart with commas'));
      return [ticker, kind];
    }),
  );
}
