import { systemClock } from '@bursar/calendar';
import type { loadEngine } from '@bursar/cgt-engine';
import { printable } from '@bursar/toolkit';

import { readSettings } from '../../configuration/read-settings';
import { readHmrcRates } from '../../domains/rates-files';
import { UsageError } from '../../configuration/usage-error';
import { formatOf, readCgtFlags, type CgtFlags, type CgtOptions } from '../cgt-flags';
import { CGT_CONVERT, CGT_EXPLAIN, CGT_PARSE, CGT_PLAN, CGT_REPORT, CGT_RETURN } from '../definitions/cgt-commands';
import { toOutput } from '../output-file';
import { readSubcommand } from '../read-command';
import { inputName, readInput } from '../read-input';
import { say } from '../../language/say';

type Engine = Awaited<ReturnType<typeof loadEngine>>;
type History = ReturnType<Engine['readFiles']>;

type Written = string | Uint8Array;

type Run = (engine: Engine, history: History, flags: CgtFlags) => Written | Promise<Written>;

const report: Run = (engine, { transactions, warnings }, { year, cover, format }) => {
  // Documents for people have all that their figures come from.
  const detail = format === 'text' || format === 'pdf' ? 'workings' : 'full';
  const calculated = withWarnings(warnings, engine.calculateReport(transactions, { year, cover, detail }));
  if (format === 'text') return engine.reportDocumentText(calculated);
  if (format === 'csv') return engine.reportCsv(calculated);
  return format === 'pdf' ? engine.reportPdf(calculated) : json(calculated);
};

const explain: Run = (engine, { transactions, warnings }, { date, ticker, cover, format }) => {
  if (date === undefined || ticker === undefined) {
    throw new UsageError(say('cgt explain needs --date YYYY-MM-DD and --ticker TICKER'));
  }
  const reference = engine.readDisposalReference({ disposal_date: date, ticker });
  const explanation = engine.explainMatching(transactions, reference, cover);
  warn(warnings);
  if (format === 'csv') return engine.explanationCsv(explanation);
  return format === 'json' ? json(explanation) : engine.explanationText(explanation);
};

const prepareReturn: Run = (engine, { transactions, warnings }, { year, returnOptions, format }) => {
  if (year === undefined) throw new UsageError(say('cgt return needs --year YEAR, such as 2024 for 2024/25'));
  const prepared = withWarnings(warnings, engine.prepareReturn(transactions, { ...returnOptions, year }));
  if (format === 'text' || format === 'pdf') {
    const workings = engine.workingsOfReturn(transactions, { ...returnOptions, year });
    if (format === 'pdf') return engine.returnPdf(prepared, workings);
    return `${engine.returnText(prepared)}\n\n${engine.reportText({ ...workings, warnings: [] })}`;
  }
  if (format === 'csv') return engine.returnCsv(prepared);
  return json(prepared);
};

const plan: Run = (
  engine,
  { transactions, warnings },
  { ticker, date, price, quantity, fees, returnOptions, format },
) => {
  if (ticker === undefined || date === undefined || price === undefined) {
    throw new UsageError(say('cgt plan needs --ticker TICKER, --date YYYY-MM-DD and --price AMOUNT'));
  }
  const request = { ...returnOptions, ticker, date, price, quantity, fees };
  const planned = withWarnings(warnings, engine.planDisposal(transactions, request));
  return format === 'json' ? json(planned) : engine.planText(planned);
};

const parse: Run = (engine, history, { format }) => {
  const { transactions, warnings, leftOut } = history;
  warn(warnings);
  if (leftOut !== undefined && format === 'text') return engine.sourcedDsl(history);
  const normalized = transactions.map(engine.normalized);
  return format === 'csv' ? engine.transactionsCsv(normalized) : json(normalized);
};

const convert: Run = async (engine, { transactions, warnings }, { format }) => {
  warn(warnings);
  if (format === 'beancount' || format === 'hledger' || format === 'ledger') {
    const { tradesText } = await import('../../own-data/trade-book');
    return tradesText(engine.tradeEntries(transactions), format);
  }
  const dsl = engine.convertToDsl(transactions);
  return format === 'json' ? json({ dsl }) : dsl;
};

const VERBS: Readonly<Record<string, Run>> = { report, explain, parse, convert, return: prepareReturn, plan };
const COMMANDS = [CGT_REPORT, CGT_RETURN, CGT_PLAN, CGT_EXPLAIN, CGT_PARSE, CGT_CONVERT];

/** `bursar cgt VERB FILE...`: runs the capital gains tools on files. A refusal is one line on stderr, exit status 1. */
export async function cgt(args: readonly string[]): Promise<void> {
  const options = Object.assign({}, ...COMMANDS.map((command) => command.options)) as CgtOptions;
  const { values, verb, positionals: paths } = readSubcommand('cgt', COMMANDS, options, args);
  if (paths.length === 0) throw new UsageError(say('cgt {verb} needs at least one file', { verb }));
  const formats = COMMANDS.find(({ name }) => name === `cgt ${verb}`)?.options.format.values ?? [];
  const flags = readCgtFlags(values, formatOf(verb, formats, values));
  const { hmrcRates } = readSettings({}, process.env).byDomain['cgt-engine'];
  const files = await Promise.all(paths.map(async (path) => ({ file: inputName(path), bytes: await readInput(path) })));
  const engineModule = await import('@bursar/cgt-engine');
  const extraRates = await readHmrcRates(hmrcRates);
  const engine = await engineModule.loadEngine({ clock: systemClock, extraRates });
  const written = await VERBS[verb]?.(engine, engine.readFiles(files), flags);
  if (written !== undefined) await write(written, flags.output);
}

/** What is to be said of the files stands before what is said of their figures. */
function withWarnings<Result extends { readonly warnings: readonly string[] }>(
  warnings: readonly string[],
  result: Result,
) {
  return { ...result, warnings: [...warnings, ...result.warnings] };
}

function warn(warnings: readonly string[]): void {
  for (const warning of warnings) process.stderr.write(`bursar: ${printable(warning)}\n`);
}

/** A document for the tax office is whole, or not there. */
async function write(written: Written, output: string | undefined): Promise<void> {
  const whole = typeof written === 'string' ? `${written}\n` : written;
  if (output === undefined) process.stdout.write(whole);
  else await toOutput({ output, force: true }, (writeFile) => writeFile(whole));
}

function json(value: unknown): string {
  return JSON.stringify(value, null, 2);
}
