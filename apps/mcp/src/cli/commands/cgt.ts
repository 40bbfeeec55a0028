import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';

import { systemClock } from '@bursar/calendar';
import type { loadEngine } from '@bursar/cgt-engine';
import { DomainError } from '@bursar/toolkit';

import { readFlags } from '../../configuration/read-flags';
import { invalidValue, readSettings } from '../../configuration/read-settings';
import { readExtraRates } from '../../domains/extra-rates';
import { UsageError } from '../../configuration/usage-error';

type Engine = Awaited<ReturnType<typeof loadEngine>>;
type Transactions = ReturnType<Engine['readFiles']>;

const FORMATS = ['text', 'json', 'csv', 'pdf'] as const;
type Format = (typeof FORMATS)[number];

interface Flags {
  readonly year: number | undefined;
  readonly date: string | undefined;
  readonly ticker: string | undefined;
  readonly format: Format;
  /** The file to write; stdout without it. */
  readonly output: string | undefined;
}

type Written = string | Uint8Array;

type Run = (engine: Engine, transactions: Transactions, flags: Flags) => Written | Promise<Written>;

/** A subcommand with its formats, and the flags that it takes in addition to `--format` and `--output`. */
interface Verb {
  readonly takes: readonly string[];
  readonly formats: readonly Format[];
  readonly run: Run;
}

const report: Run = (engine, transactions, { year, format }) => {
  const calculated = engine.calculateReport(transactions, { year });
  return { text: engine.reportText, json, csv: engine.reportCsv, pdf: engine.reportPdf }[format](calculated);
};

const explain: Run = (engine, transactions, { date, ticker, format }) => {
  if (date === undefined || ticker === undefined) {
    throw new UsageError('cgt explain needs --date YYYY-MM-DD and --ticker TICKER');
  }
  const reference = engine.readDisposalReference({ disposal_date: date, ticker });
  const explanation = engine.explainMatching(transactions, reference);
  if (format === 'csv') return engine.explanationCsv(explanation);
  return format === 'json' ? json(explanation) : engine.explanationText(explanation);
};

const parse: Run = (engine, transactions, { format }) => {
  const normalized = transactions.map(engine.normalized);
  return format === 'csv' ? engine.transactionsCsv(normalized) : json(normalized);
};

const convert: Run = (engine, transactions, { format }) => {
  const dsl = engine.convertToDsl(transactions);
  return format === 'json' ? json({ dsl }) : dsl;
};

const VERBS: Readonly<Record<string, Verb>> = {
  report: { takes: ['year'], formats: FORMATS, run: report },
  explain: { takes: ['date', 'ticker'], formats: ['text', 'json', 'csv'], run: explain },
  parse: { takes: [], formats: ['text', 'json', 'csv'], run: parse },
  convert: { takes: [], formats: ['text', 'json'], run: convert },
};

const OPTIONS = {
  year: { type: 'string' },
  date: { type: 'string' },
  ticker: { type: 'string' },
  format: { type: 'string' },
  output: { type: 'string' },
} as const;

const ALWAYS_TAKEN = ['format', 'output'];

/** `bursar cgt VERB FILE...`: runs the capital gains tools on files. A refusal is one line on stderr, exit status 1. */
export async function cgt(args: readonly string[]): Promise<void> {
  const { values, positionals } = readFlags(args, {}, OPTIONS);
  const [name, ...paths] = positionals;
  const verb = Object.hasOwn(VERBS, name ?? '') ? VERBS[name ?? ''] : undefined;
  if (name === undefined || verb === undefined) {
    throw new UsageError(`cgt needs one of ${Object.keys(VERBS).join(', ')}, then files`);
  }
  if (paths.length === 0) throw new UsageError(`cgt ${name} needs at least one file`);
  const stray = Object.keys(values).find((flag) => !ALWAYS_TAKEN.includes(flag) && !verb.takes.includes(flag));
  if (stray !== undefined) throw new UsageError(`cgt ${name} does not take --${stray}`);
  const flags = readCgtFlags(name, verb, values);
  const { hmrcRates } = readSettings({}, process.env).byDomain['cgt-engine'];
  const files = paths.map((path) => ({ file: basename(path), content: readHistoryFile(path) }));
  const engineModule = await import('@bursar/cgt-engine');
  const extraRates = await readExtraRates(hmrcRates);
  const engine = await engineModule.loadEngine({ clock: systemClock, extraRates });
  try {
    write(await verb.run(engine, engine.readFiles(files), flags), flags.output);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    process.stderr.write(`bursar: ${error.code}: ${error.message}\n`);
    process.exitCode = 1;
  }
}

function readCgtFlags(name: string, verb: Verb, values: { readonly [Flag in keyof typeof OPTIONS]?: string }): Flags {
  const { year, date, ticker, format: named = 'text', output } = values;
  const format = verb.formats.find((one) => one === named);
  if (format === undefined) {
    throw invalidValue('--format', named, `${verb.formats.join(', ')} for cgt ${name}`);
  }
  if (format === 'pdf' && output === undefined && process.stdout.isTTY) {
    throw new UsageError('PDF output needs --output FILE');
  }
  if (year !== undefined && !/^(19\d\d|20\d\d|2100)$/.test(year)) {
    throw invalidValue('--year', year, 'the start year of a tax year, such as 2024 for 2024/25');
  }
  return { year: year === undefined ? undefined : Number(year), date, ticker, format, output };
}

function readHistoryFile(path: string): string {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch {
    throw new UsageError(`cannot read the file "${path}"`);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new UsageError(`the file "${path}" is not UTF-8 text`);
  }
}

function write(written: Written, output: string | undefined): void {
  const whole = typeof written === 'string' ? `${written}\n` : written;
  if (output === undefined) {
    process.stdout.write(whole);
    return;
  }
  try {
    writeFileSync(output, whole);
  } catch {
    throw new UsageError(`cannot write the file "${output}"`);
  }
}

function json(value: unknown): string {
  return JSON.stringify(value, null, 2);
}
