import { DomainError, LOCAL_OWNER } from '@bursar/toolkit';

import type { GainsOfYear } from '../household/household-context';
import type { DomainDependencies } from './domain-module';
import { listTrades } from './trades-folder';

/** As many as a call may name. */
const MOST_FILES = 100;

/**
 * Gains of the tax year of a day from the folder that `--trades` names; undefined without one, or where capital gains are not
 * served. They are worked out anew when a file has changed. A refusal of the trades is a DomainError.
 */
export function tradesGains({
  settings,
  workers,
}: DomainDependencies): ((today: string) => Promise<GainsOfYear | undefined>) | undefined {
  const { trades: folder, domains, byDomain } = settings;
  if (folder === undefined || !domains.includes('cgt-engine')) return undefined;
  const tasks = workers.tasksOf('trades', () => import('./trades-of-year'));
  const { hmrcRates } = byDomain['cgt-engine'];
  let known: { readonly state: string; readonly gains: Promise<GainsOfYear | undefined> } | undefined;

  const gainsOf = async (names: readonly string[], today: string): Promise<GainsOfYear | undefined> => {
    const { year, figures } = await tasks.run(
      'tradesOfYear',
      { folder, names, hmrcRates, today },
      { owner: LOCAL_OWNER, signal: new AbortController().signal, refuse: tooMuch },
    );
    if (figures === undefined) return undefined;
    return {
      tax_year: figures.period,
      gains: figures.total_gain,
      losses: figures.total_loss,
      net: figures.net_gain,
      exempt_amount: figures.exempt_amount,
      taxable: figures.taxable_gain,
      rows: { tool: 'calculate_report', arguments: { cgt_path: names, year } },
    };
  };

  return async (today) => {
    const files = await listTrades(folder);
    if (files.length === 0 || files.length > MOST_FILES) return undefined;
    const state = JSON.stringify([today, files]);
    if (known?.state === state) return known.gains;
    const gains = gainsOf(
      files.map(({ name }) => name),
      today,
    );
    known = { state, gains };
    // A file that could not be read this time may be readable the next.
    gains.catch(() => (known = undefined));
    return gains;
  };
}

function tooMuch(): DomainError {
  return new DomainError('LIMIT_EXCEEDED', 'the trades take too long to calculate');
}
