import { FileRefusal, type OpenFolders } from '@bursar/toolkit';
import * as z from 'zod';

import { defineUseCase } from '../context';
import { refusal } from '../errors';
import { LEFT_OUT_REASONS } from '../model/brokers/entry';
import { textOfFile } from '../model/brokers/file/text-of-file';
import {
  readBrokerFiles as readHistory,
  type BrokerFile,
  type BrokerHistory,
} from '../model/brokers/read-broker-files';
import { normalized } from '../model/normalize/normalized';
import { writeLine } from '../model/parse/write-dsl';
import { publishedTransaction } from '../transactions/transaction-schema';

const MAXIMUM_FILES = 20;
const MAXIMUM_FILE_BYTES = 32 * 1024 * 1024;

const files = z
  .array(z.strictObject({ name: z.string().min(1).max(255), content: z.string() }))
  .min(1)
  .max(MAXIMUM_FILES)
  .describe('The exports as they are, each with its name and its text.');

const paths = z
  .array(z.string().min(1))
  .min(1)
  .max(MAXIMUM_FILES)
  .describe('Exports inside a folder that the server was started with; give these or files.');

const options = {
  rates: z
    .enum(['hmrc', 'file'])
    .default('hmrc')
    .describe('file: other currencies become pounds at the rate of their own row, where the file has one.'),
  aliases: z
    .record(z.string(), z.string().regex(/^[A-Za-z0-9]+$/))
    .optional()
    .describe(
      'The ticker that a symbol, ISIN, SEDOL or name of the files stands for, to join one share of two brokers.',
    ),
};

const output = z.object({
  files: z.array(
    z.object({ name: z.string(), broker: z.string(), rows: z.int(), transactions: z.int(), left_out: z.int() }),
  ),
  transactions: z.array(
    publishedTransaction.omit({ line: true, index: true }).extend({
      isin: z.string().optional(),
      source: z.object({ file: z.string(), rows: z.array(z.int()) }).optional(),
    }),
  ),
  dsl: z.string(),
  left_out: z.array(z.object({ file: z.string(), row: z.int(), reason: z.enum(LEFT_OUT_REASONS), text: z.string() })),
  warnings: z.array(z.string()),
});

/** Reads what brokers export as one history. Throws UNKNOWN_BROKER_FILE and BROKER_ROW_UNREADABLE. */
export const readBrokerFiles = ({ filesOpen }: { readonly filesOpen: boolean }) =>
  defineUseCase({
    name: 'read_broker_files',
    tool: {
      toolsets: ['tax'],
      title: 'Load trades from a stockbroker’s exports',
      description:
        'Reads, loads downloaded exports (CSV, XML, JSON) and statements of stock brokers, such as Trading 212, ' +
        'Freetrade, Schwab, Interactive Brokers, Hargreaves Lansdown, Vanguard, Fidelity, Revolut, eToro, as one ' +
        'history of trades. Its dsl goes to every other tool as cgt_content. Pass on warnings and what was left ' +
        'out. Corretora, corretoras, exportação, arquivo, arquivos, ler, importar; bróker, leer, archivos, ' +
        'operaciones; lire courtier, bourse, fichiers; Broker, Depot, Depotauszug einlesen, Dateien.',
    },
    input: filesOpen
      ? z.strictObject({ files: files.optional(), paths: paths.optional(), ...options })
      : z.strictObject({ files, ...options }),
    output,
    effect: 'read',
    execute: async (
      { rates },
      input: { files?: BrokerFile[]; paths?: string[]; rates: 'hmrc' | 'file'; aliases?: Record<string, string> },
      call,
    ) => {
      const given = [...(input.files ?? []), ...(await readPaths(input.paths ?? [], call.files))];
      if (given.length === 0 || given.length > MAXIMUM_FILES) throw wrongNumber(given.length);
      return publishedHistory(
        readHistory(given, {
          hasRates: (currency) => rates.range(currency) !== undefined,
          rates: input.rates,
          aliases: input.aliases,
        }),
      );
    },
  });

function wrongNumber(count: number) {
  return refusal(
    'INVALID_ARGUMENT',
    `files: ${count} files are given`,
    {
      hint: `give 1 to ${MAXIMUM_FILES} files`,
      example: '"files": [{"name": "trading212.csv", "content": "Action,Time,…"}]',
    },
    { field: 'files' },
  );
}

async function readPaths(given: readonly string[], folders: OpenFolders): Promise<BrokerFile[]> {
  const read: BrokerFile[] = [];
  for (const path of given) {
    try {
      const bytes = await folders.readBytes(path, MAXIMUM_FILE_BYTES);
      read.push({ name: path.split(/[\\/]/).at(-1) ?? path, content: textOfFile(bytes) });
    } catch (error) {
      if (!(error instanceof FileRefusal)) throw error;
      const advice = { hint: error.hint, example: '"paths": ["trading212.csv"]' };
      throw refusal('INVALID_ARGUMENT', `paths: ${error.message}`, advice, { field: 'paths' });
    }
  }
  return read;
}

/** The history in its published form; instruments without a kind stand in the DSL text alone. */
function publishedHistory({ files: read, instruments, transactions, leftOut, warnings }: BrokerHistory) {
  const withKind = instruments.filter((one) => one.action === 'INSTRUMENT' && one.kind !== undefined);
  const published = (transaction: (typeof instruments)[number]) => {
    const { line: _line, index: _index, ...fields } = normalized(transaction);
    return fields;
  };
  return {
    files: [...read],
    transactions: [
      ...withKind.map(published),
      ...transactions.map(({ transaction, isin, file, rows }) => ({
        ...published(transaction),
        ...(isin !== undefined && { isin }),
        source: { file, rows: [...rows] },
      })),
    ],
    dsl: [...instruments, ...transactions.map(({ transaction }) => transaction)].map(writeLine).join('\n'),
    left_out: leftOut.map(({ file, row, reason, text }) => ({ file, row, reason, text })),
    warnings: [...warnings],
  };
}
