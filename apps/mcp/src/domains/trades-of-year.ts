import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { civilDate, systemClock } from '@bursar/calendar';
import { DomainError } from '@bursar/toolkit';

import { readHmrcRates } from './rates-files';

/** Files of trades, which are one history. */
interface Trades {
  readonly folder: string;
  readonly names: readonly string[];
  /** A file of HMRC's rates after the build. */
  readonly hmrcRates: string | undefined;
}

/** The tax year that a day lies in, from files of trades. Throws a DomainError for every refusal. */
export async function tradesOfYear({ folder, names, hmrcRates, today }: Trades & { readonly today: string }) {
  const files = await Promise.all(names.map(async (file) => ({ file, bytes: await bytesOf(join(folder, file)) })));
  const { loadEngine } = await import('@bursar/cgt-engine');
  const engine = await loadEngine({ clock: systemClock, extraRates: await readHmrcRates(hmrcRates) });
  const year = engine.taxYearOf(civilDate(today));
  const { transactions } = engine.readFiles(files);
  const { tax_years: years } = engine.calculateReport(transactions, { year, detail: 'summary' });
  return { year, figures: years[0] };
}

async function bytesOf(path: string): Promise<Uint8Array> {
  try {
    return new Uint8Array(await readFile(path));
  } catch {
    throw new DomainError('INVALID_ARGUMENT', 'a file of trades cannot be read');
  }
}
