import type { Clock } from '@bursar/calendar';
import type { Language } from '@bursar/household';

import type { DomainName } from '../configuration/domain-settings';
import { fillAccounts } from './fill-accounts';
import { fillBudget } from './fill-budget';
import { fillLedger } from './fill-ledger';
import { fillShared } from './fill-shared';
import { sampleMonths } from './sample-months';
import type { SampleScene } from './sample-scene';
import { SAMPLE_WORDS } from './sample-words';

interface Sample extends Pick<SampleScene, 'call' | 'people'> {
  readonly served: readonly DomainName[];
  readonly language: Language;
  readonly clock: Clock;
}

const PARTS: Readonly<Partial<Record<DomainName, (scene: SampleScene) => Promise<void>>>> = {
  'shared-split': fillShared,
  planifi: fillAccounts,
  'cristi-agent': fillBudget,
  'finance-tools': fillLedger,
};

/** A made-up year of a household, up to today, in the ledgers of the domains that are served. */
export async function fillSample({ served, language, clock, ...rest }: Sample): Promise<void> {
  const months = sampleMonths(clock.today('America/Sao_Paulo'));
  const scene = { ...rest, months, words: SAMPLE_WORDS[language], now: new Date(clock.now()).toISOString() };
  for (const name of served) await PARTS[name]?.(scene);
}
