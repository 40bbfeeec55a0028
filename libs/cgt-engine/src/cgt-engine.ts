import type { Clock } from '@bursar/calendar';
import type { Rate } from '@bursar/rates';
import { toolLoaders, type Domain, type UseCaseIndex } from '@bursar/toolkit';

import type { Engine } from './command-line/engine';
import type { CgtContext } from './context';
import { failureDialect } from './errors';
import { explainDisposalPrompt } from './prompts/explain-disposal';
import { prepareTaxYearPrompt } from './prompts/prepare-tax-year';
import { resources } from './resources/resources';
import { skill } from './skill';

export interface CgtEngineDependencies {
  readonly clock: Clock;
  /** Whether file arguments are offered. */
  readonly filesOpen: boolean;
  /** HMRC's rates published after the build, on top of those built in. */
  readonly extraRates?: readonly Rate[];
}

/** UK capital gains on shares: same day, 30 days, Section 104. Pure: it stores nothing. */
export function createCgtEngine({ clock, filesOpen, extraRates = [] }: CgtEngineDependencies): Domain {
  let context: Promise<CgtContext> | undefined;
  // The table of rates is read once, at the first call.
  const open = () => (context ??= import('./context').then(({ openContext }) => openContext(clock, extraRates)));
  return {
    name: 'cgt-engine',
    summary:
      'UK capital gains on shares: parses a transaction history, calculates gains by tax year under the same day, 30 day and ' +
      'Section 104 rules, and explains every match.',
    tools: toolLoaders(useCases(filesOpen), open),
    views: ['tax-year', 'disposal'],
    resources,
    prompts: [explainDisposalPrompt(filesOpen), prepareTaxYearPrompt(filesOpen)],
    skill,
    isPure: true,
    failure: failureDialect,
  };
}

/** By the names of their tools, in the order of publication. */
function useCases(filesOpen: boolean) {
  return {
    parse_transactions: async () =>
      (await import('./transactions/parse-transactions')).parseTransactions({ filesOpen }),
    calculate_report: async () => (await import('./report/calculate-report')).calculateReport({ filesOpen }),
    explain_matching: async () => (await import('./matching/explain-matching')).explainMatching({ filesOpen }),
    get_fx_rate: async () => (await import('./fx/get-fx-rate')).getFxRate,
    convert_to_dsl: async () => (await import('./transactions/convert-to-dsl')).convertToDsl({ filesOpen }),
    read_broker_files: async () => (await import('./brokers/read-broker-files')).readBrokerFiles({ filesOpen }),
    prepare_return: async () => (await import('./return/prepare-return')).prepareReturn({ filesOpen }),
    plan_disposal: async () => (await import('./plan/plan-disposal')).planSale({ filesOpen }),
  } satisfies UseCaseIndex<CgtContext>;
}

/** The use cases without a tool around them, for a command line. */
export async function loadEngine({
  clock,
  extraRates = [],
}: Pick<CgtEngineDependencies, 'clock' | 'extraRates'>): Promise<Engine> {
  const { createEngine } = await import('./command-line/engine');
  return createEngine(clock, extraRates);
}
