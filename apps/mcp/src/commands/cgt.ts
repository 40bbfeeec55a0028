import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

import { systemClock } from '@bursar/calendar';
import type { loadEngine } from '@bursar/cgt-engine';
import { DomainError } from '@bursar/toolkit';

import { readFlags, readSettings } from '../configuration';
import { readExtraRates } from '../extra-rates';
import { UsageError } from '../usage-error';

type Engine = Awaited<ReturnType<typeof loadEngine>>;
type Transactions = ReturnType<Engine['readFiles']>;

const FORMATS = ['text', 'json', 'csv'] as const;
type Format = (typeof FORMATS)[number];

interface Flags {
  readonly year: number | undefined;
  readonly date: string | undefined;
  readonly ticker: string | undefined;
  readonly format: Format;
}

type Run = (engine: Engine, transactions: Transactions, flags: Flags) => string;

/** A verb with the flags that it takes beside `--format`. */
interface Verb {
  readonly takes: readonly string[];
  readonly run: Run;
}

const report: Run = (engine, transactions, { year, format }) => {
  const calculated = engine.calculateReport(transactions, { year });
  return { text: engine.reportText, json, csv: engine.reportCsv }[format](calculated);
};

const explain: Run = (engine, transactions, { date, ticker, format }) => {
  if (date === undefined || ticker === undefined) {
    throw new UsageError('cgt explain needs --date YYYY-MM-DD and --ticker TICKER');
  }
  const reference = engine.readDisposalReference({ disposal_date: date, ticker });
  const explanation = engine.explainMatching(transactions, reference);
  return { text: engine.explanationText, json, csv: engine.explanationCsv }[format](explanation);
};

const parse: Run = (engine, transactions, { format }) => {
  const normalized = transactions.map(engine.normalized);
  return format === 'csv' ? engine.transactionsCsv(normalized) : json(normalized);
};

const convert: Run = (engine, transactions, { format }) => {
  if (format === 'csv') throw new UsageError('cgt convert writes text or json; cgt parse writes csv');
  const dsl = engine.convertToDsl(transactions);
  return format === 'json' ? json({ dsl }) : dsl;
};

const VERBS: Readonly<Record<string, Verb>> = {
  report: { takes: ['year'], run: report },
  explain: { takes: ['date', 'ticker'], run: explain },
  parse: { takes: [], run: parse },
  convert: { takes: [], run: convert },
};

const OPTIONS = {
  year: { type: 'string' },
  date: { type: 'string' },
  ticker: { type: 'string' },
  format: { type: 'string' },
} as const;

/** `bursar cgt VERB FILE...`: the tools without a model in between. A refusal is one line on stderr, exit status 1. */
export async function cgt(args: readonly string[]): Promise<void> {
  const { values, positionals } = readFlags(args, OPTIONS);
  const [name, ...paths] = positionals;
  const verb = Object.hasOwn(VERBS, name ?? '') ? VERBS[name ?? ''] : undefined;
  if (name === undefined || verb === undefined) {
    throw new UsageError(`cgt takes one of ${Object.keys(VERBS).join(', ')}, then files`);
  }
  if (paths.length === 0) throw new UsageError(`cgt ${name} needs at least one file`);
  const stray = Object.keys(values).find((flag) => flag !== 'format' && !verb.takes.includes(flag));
  if (stray !== undefined) throw new UsageError(`cgt ${name} takes no --${stray}`);
  const flags = readCgtFlags(values);
  const { hmrcRates } = readSettings({}, process.env);
  const files = paths.map((path) => ({ file: basename(path), content: readHistoryFile(path) }));
  const engineModule = await import('@bursar/cgt-engine');
  const extraRates = await readExtraRates(hmrcRates);
  const engine = await engineModule.loadEngine({ clock: systemClock, extraRates });
  try {
    process.stdout.write(`${verb.run(engine, engine.readFiles(files), flags)}\n`);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    process.stderr.write(`bursar: ${error.code}: ${error.message}\n`);
    process.exitCode = 1;
  }
}

function readCgtFlags(values: { year?: string; date?: string; ticker?: string; format?: string }): Flags {
  const { year, date, ticker, format = 'text' } = values;
  if (!FORMATS.includes(format as Format)) {
    throw new UsageError(`--format is "${format}"; expected ${FORMATS.join(', ')}`);
  }
  if (year !== undefined && !/^(19\d\d|20\d\d|2100)$/.test(year)) {
    throw new UsageError(`--year is "${year}"; expected the start year of a tax year, such as 2024 for 2024/25`);
  }
  return { year: year === undefined ? undefined : Number(year), date, ticker, format: format as Format };
}

function readHistoryFile(path: string): string {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch {
    throw new UsageError(`the file "${path}" cannot be read`);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new UsageError(`the file "${path}" is not text in UTF-8; save it as UTF-8 text`);
  }
}

function json(value: unknown): string {
  return JSON.stringify(value, null, 2);
}
