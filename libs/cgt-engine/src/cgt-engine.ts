import type { Clock } from '@bursar/calendar';
import { preloaded, type Domain, type Resource } from '@bursar/toolkit';

import type { Rate } from './domain/fx/rates-csv';
import { failureDialect } from './failure-dialect';
import { explainDisposalPrompt } from './prompts/explain-disposal';
import { prepareTaxYearPrompt } from './prompts/prepare-tax-year';
import type { Engine } from './service/engine';
import { skill } from './skill';
import { calculateReportTool } from './tools/calculate-report';
import { convertToDslTool } from './tools/convert-to-dsl';
import { explainMatchingTool } from './tools/explain-matching';
import { getFxRateTool } from './tools/get-fx-rate';
import { parseTransactionsTool } from './tools/parse-transactions';

export interface CgtEngineDependencies {
  readonly clock: Clock;
  /** Whether file arguments are offered. */
  readonly filesOpen: boolean;
  /** HMRC's rates published after the build, on top of those built in. */
  readonly extraRates?: readonly Rate[];
}

/** UK capital gains on shares: same day, 30 days, Section 104. Pure: it stores nothing. */
export function createCgtEngine({ clock, filesOpen, extraRates = [] }: CgtEngineDependencies): Domain {
  let engine: Promise<Engine> | undefined;
  const load = () =>
    (engine ??= import('./service/engine').then(({ createEngine }) => createEngine(clock, extraRates)));
  return {
    name: 'cgt-engine',
    summary:
      'UK capital gains on shares: parses a transaction history, calculates gains by tax year under the same day, 30 day and ' +
      'Section 104 rules, and explains every match.',
    tools: preloaded([
      parseTransactionsTool(load, filesOpen),
      calculateReportTool(load, filesOpen),
      explainMatchingTool(load, filesOpen),
      getFxRateTool(load),
      convertToDslTool(load, filesOpen),
    ]),
    views: ['tax-year', 'disposal'],
    resources,
    prompts: [explainDisposalPrompt(filesOpen), prepareTaxYearPrompt(filesOpen)],
    skill,
    failure: failureDialect,
  };
}

/** The use cases without a tool around them, for a command line. */
export async function loadEngine({
  clock,
  extraRates = [],
}: Pick<CgtEngineDependencies, 'clock' | 'extraRates'>): Promise<Engine> {
  const { createEngine } = await import('./service/engine');
  return createEngine(clock, extraRates);
}

const resources: readonly Resource[] = [
  {
    uri: 'cgt://docs/tax-rules',
    name: 'tax-rules',
    title: 'UK share matching rules',
    description:
      'The identification rules with worked examples, corporate actions, rounding, tax years, limits and sources.',
    mimeType: 'text/markdown',
    read: async () => (await import('./resources/tax-rules.md')).default,
  },
  {
    uri: 'cgt://docs/dsl-syntax',
    name: 'dsl-syntax',
    title: 'Transaction DSL syntax',
    description: 'How transactions are written, one line each, with examples of every action.',
    mimeType: 'text/markdown',
    read: async () => (await import('./resources/dsl-syntax.md')).default,
  },
];
