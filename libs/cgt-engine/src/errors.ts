import { DomainError, quoted, type ArgumentIssue, type ExceededLimit, type FailureDialect } from '@bursar/toolkit';

/** Refusals of one line or item by itself; all others need the whole history or the call's arguments. */
export type ContentCode =
  | 'NO_TRANSACTIONS'
  | 'INVALID_JSON'
  | 'MISSING_FIELD'
  | 'MISSING_CURRENCY'
  | 'UNKNOWN_ACTION'
  | 'INVALID_DATE'
  | 'PARSE_ERROR'
  | 'INVALID_TICKER'
  | 'INVALID_CURRENCY'
  | 'AMOUNT_NOT_POSITIVE'
  | 'UNSPLIT_RATIO_NOT_INTEGER';

/** Every code a refusal of this domain may carry in `data.code`. */
export type RefusalCode =
  | ContentCode
  | 'INVALID_ARGUMENT'
  | 'SAME_DATE_SPLIT_AND_TRADE'
  | 'DISPOSAL_BEFORE_2008'
  | 'MISSING_FX_RATE'
  | 'DISPOSAL_EXCEEDS_HOLDING'
  | 'UNSPLIT_INDIVISIBLE'
  | 'CAPRETURN_EXCEEDS_COST'
  | 'ACCUMULATION_WITHOUT_HOLDING'
  | 'EVENT_WITHOUT_HOLDING'
  | 'UNKNOWN_BROKER_FILE'
  | 'BROKER_ROW_UNREADABLE'
  | 'DISPOSAL_NOT_FOUND'
  | 'INVALID_MONTH'
  | 'FX_RATE_NOT_FOUND'
  | 'RATIOS_TOO_LONG'
  | 'TOO_LARGE'
  | 'SERVER_BUSY';

/** The facts of a refusal, in addition to its message. */
export interface RefusalFacts {
  /** The file's name, where several files make up one history. */
  readonly file?: string;
  readonly line?: number;
  readonly transaction?: number;
  readonly ticker?: string;
  readonly date?: string;
  readonly value?: string;
  readonly field?: string;
  readonly [fact: string]: unknown;
}

/**
 * A refusal whose message stands alone: place, what was found, what to do, and an example where one helps.
 * Hint and example are repeated in the details.
 */
export function refusal(
  code: RefusalCode,
  found: string,
  advice: { readonly hint: string; readonly example?: string },
  facts: RefusalFacts = {},
): DomainError {
  const file = facts.file === undefined ? '' : `${facts.file}, `;
  const place =
    facts.line !== undefined
      ? `${file}line ${facts.line}: `
      : facts.transaction !== undefined
        ? `${file}transaction ${facts.transaction}: `
        : '';
  const example = advice.example === undefined ? '' : ` Example: ${advice.example}`;
  const end = advice.hint.endsWith('?') ? '' : '.';
  return new DomainError(code, `${place}${found}. Hint: ${advice.hint}${end}${example}`, { ...facts, ...advice });
}

const INVALID_PARAMS = -32602;
const INTERNAL_ERROR = -32603;

interface ArgumentAdvice {
  readonly expected: string;
  readonly example: string;
}

const ARGUMENTS: Readonly<Record<string, ArgumentAdvice>> = {
  cgt_content: {
    expected: 'DSL text, a JSON array as text, or a JSON array of transactions',
    example: '"cgt_content": "2024-01-15 BUY VOD 100 @ 1.20 GBP"',
  },
  cgt_path: { expected: 'the name of a file inside an open folder', example: '"cgt_path": "trades.cgt"' },
  year: { expected: 'a whole number from 1900 to 2100', example: '"year": 2024 means 2024/25' },
  month: { expected: 'a whole number from 1 to 12', example: '"month": 6' },
  currency: { expected: 'a three-letter currency code', example: '"currency": "USD"' },
  disposal_date: { expected: 'a date YYYY-MM-DD', example: '"disposal_date": "2023-06-20"' },
  ticker: { expected: 'a ticker as in the history', example: '"ticker": "VOD"' },
  detail: { expected: '"full" or "summary"', example: '"detail": "summary"' },
  taxable_income: { expected: 'pounds as a plain decimal text', example: '"taxable_income": "30000"' },
  band_extension: { expected: 'pounds as a plain decimal text', example: '"band_extension": "1000"' },
  losses_brought_forward: { expected: 'pounds as a plain decimal text', example: '"losses_brought_forward": "3500"' },
  losses_not_claimed: {
    expected: 'an array of start years from 1900 to 2100',
    example: '"losses_not_claimed": [2020]',
  },
  kinds: { expected: 'an object with a kind for each ticker', example: '"kinds": {"BTC": "crypto"}' },
  date: { expected: 'a date YYYY-MM-DD', example: '"date": "2025-01-10"' },
  price: { expected: 'money for one share', example: '"price": "12.50"' },
  quantity: { expected: 'a number of shares as a plain decimal', example: '"quantity": "100"' },
  fees: { expected: 'money', example: '"fees": "5"' },
  cover: { expected: '"held" or "window"', example: '"cover": "window"' },
};

const SHORTER = 'merge trades of one day and ticker, carry older years as one BUY with their pool, or ask for one year';

/** What is said of a call that was ended, by the limit that it exceeded. */
const EXCEEDED: Readonly<Record<ExceededLimit | 'answer', readonly [RefusalCode, found: string, hint: string]>> = {
  time: ['TOO_LARGE', 'takes longer than 9 seconds for this history', SHORTER],
  memory: ['TOO_LARGE', 'needs more memory for this history than there is', SHORTER],
  answer: ['TOO_LARGE', 'has an answer of more than 64 MiB', 'ask for one year, or with detail "summary"'],
  queue: ['SERVER_BUSY', 'has to wait too long: other calculations are running', 'send it again in some seconds'],
};

/** Every refusal of this domain is a JSON-RPC error (CONTRACT.md, section 10), never a result with `isError`. */
export const failureDialect: FailureDialect = {
  invalidArguments: (tool, issues) => {
    // Where no folder is open, a path is the reason why the content is missing.
    const first = issues.find(({ argument }) => argument === 'cgt_path') ?? issues[0];
    return first === undefined || first.argument === '' ? notAnObject(tool) : invalidArgument(tool, first);
  },
  render: ({ code, message, details }) => ({
    kind: 'rpc-error',
    code: INVALID_PARAMS,
    message,
    data: { code, ...details },
  }),
  limitExceeded: (limit, tool) => {
    const [code, found, hint] = EXCEEDED[limit];
    return refusal(code, `${tool} ${found}`, { hint }, { limit });
  },
  renderFault: () => ({
    kind: 'rpc-error',
    code: INTERNAL_ERROR,
    message: 'Internal server error. Nothing was stored; the log of the server has the details.',
    data: { code: 'INTERNAL_ERROR' },
  }),
};

function invalidArgument(tool: string, { kind, argument: path, found }: ArgumentIssue): DomainError {
  // The item of a list is named by its list.
  const argument = path.split('.')[0] ?? path;
  const advice = ARGUMENTS[argument];
  const facts = { field: argument, ...(found !== undefined && { value: quoted(found) }) };
  if (kind === 'unknown') {
    const hint =
      argument === 'cgt_path'
        ? 'no folder is open to file arguments: start the server with --files DIR, or send the text as cgt_content'
        : 'leave it out; the arguments are those of the input schema';
    const { example } = ARGUMENTS[tool === 'get_fx_rate' ? 'currency' : 'cgt_content'] as ArgumentAdvice;
    return refusal('INVALID_ARGUMENT', `${tool} has no argument ${quoted(argument)}`, { hint, example }, facts);
  }
  const what = kind === 'missing' ? 'is missing' : `is ${quoted(found)}`;
  return refusal(
    'INVALID_ARGUMENT',
    `argument ${argument} ${what}; expected ${advice?.expected ?? 'another form'}`,
    {
      hint: `give ${argument} as ${advice?.expected ?? 'the input schema says'}`,
      ...(advice && { example: advice.example }),
    },
    facts,
  );
}

function notAnObject(tool: string): DomainError {
  return refusal('INVALID_ARGUMENT', `the arguments of ${tool} are not an object`, {
    hint: 'send the arguments as an object with a field for each',
    example: '{"cgt_content": "2024-01-15 BUY VOD 100 @ 1.20 GBP"}',
  });
}
