import { errorTextViolations, type Fields } from '../../index';
import type { RpcMessage } from '../../servers/json-rpc';

/** The error codes that each domain may answer with; none of them is an internal error. */
export const REFUSALS: Readonly<Record<string, readonly string[]>> = {
  'shared-split': [
    'INVALID_REQUEST',
    'NOT_FOUND',
    'ALREADY_CORRECTED',
    'PURCHASE_NOT_FOUND',
    'RECURRENCE_NOT_FOUND',
    'DUPLICATE_EXTERNAL_ID',
    'REFUND_LIMIT_EXCEEDED',
    'DOMAIN_INVARIANT_VIOLATION',
  ],
  planifi: [
    'VALIDATION_ERROR',
    'INVALID_DATE_RANGE',
    'ACCOUNT_NOT_FOUND',
    'TRANSACTION_NOT_FOUND',
    'TAG_NOT_FOUND',
    'IDEMPOTENCY_KEY_REUSED',
    'ACCOUNT_DISABLED',
    'TRANSACTION_VOIDED',
  ],
  'cristi-agent': ['VALIDATION_ERROR', 'AUTH_ERROR', 'NOT_FOUND', 'CONFLICT'],
  'finance-tools': ['VALIDATION_ERROR', 'NOT_FOUND'],
  household: ['VALIDATION_ERROR', 'NOT_FOUND'],
  'cgt-engine': [
    'INVALID_ARGUMENT',
    'NO_TRANSACTIONS',
    'INVALID_JSON',
    'MISSING_FIELD',
    'MISSING_CURRENCY',
    'UNKNOWN_ACTION',
    'INVALID_DATE',
    'PARSE_ERROR',
    'INVALID_TICKER',
    'INVALID_CURRENCY',
    'AMOUNT_NOT_POSITIVE',
    'UNSPLIT_RATIO_NOT_INTEGER',
    'SAME_DATE_SPLIT_AND_TRADE',
    'DISPOSAL_BEFORE_2008',
    'MISSING_FX_RATE',
    'DISPOSAL_EXCEEDS_HOLDING',
    'UNSPLIT_INDIVISIBLE',
    'CAPRETURN_EXCEEDS_COST',
    'ACCUMULATION_WITHOUT_HOLDING',
    'EVENT_WITHOUT_HOLDING',
    'UNKNOWN_BROKER_FILE',
    'BROKER_ROW_UNREADABLE',
    'RATIOS_TOO_LONG',
    'DISPOSAL_NOT_FOUND',
    'INVALID_MONTH',
    'FX_RATE_NOT_FOUND',
  ],
};

/** Texts of the database, its driver and the operating system. */
const INSIDES =
  /\b(insert into|update|delete from|select .* from) "|violates|duplicate key|invalid input syntax|out of range for type|byte sequence|\b(relation|column|constraint) "|\bpg_|postgres|drizzle|failed query|sqlstate|\bE(CONN\w+|NOENT|ACCES|PERM|PIPE)\b/i;

/** What may not stand in text that is shown: it steers a display, or is half a character. Lines may end. */
const STEERING =
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

interface ToolResult {
  readonly texts: readonly {
    readonly text: string;
    readonly annotations?: { readonly audience?: readonly string[] };
  }[];
  readonly structured: Fields | undefined;
}

/** What the text of an answer exposes that no client should see. */
export function textViolations(text: string, facts: unknown): string[] {
  const inside = INSIDES.exec(`${text}\n${JSON.stringify(facts ?? {})}`)?.[0];
  return [
    ...errorTextViolations({ code: 0, message: text, data: { facts } }),
    ...(inside === undefined ? [] : [`"${inside}" in: ${text}`]),
  ];
}

/** Control characters in text for display. */
export function characterViolations(shown: string): string[] {
  const steering = STEERING.exec(shown)?.[0];
  return steering === undefined ? [] : [`U+${steering.charCodeAt(0).toString(16)} as it is in: ${shown}`];
}

export interface AnswerCheck {
  /** The code of a refusal. */
  readonly refused: string | undefined;
  readonly wrong: readonly string[];
}

type Validate = (structured: unknown) => { readonly valid: boolean; readonly errorMessage?: string | undefined };

/** Checks the answer to a tool call: a result of its own schema, or an error of its own domain. */
export function checkAnswer({ jsonrpc, result, error }: RpcMessage, domain: string, validate: Validate): AnswerCheck {
  if (jsonrpc !== '2.0' || (result === undefined) === (error === undefined)) {
    return { refused: undefined, wrong: [`no answer of JSON-RPC: ${JSON.stringify({ jsonrpc, result, error })}`] };
  }
  if (error !== undefined) {
    const code = String(error.data?.code);
    const isOwn =
      error.code === -32602 &&
      [...(domain === 'cgt-engine' ? (REFUSALS[domain] ?? []) : []), 'INVALID_PARAMS'].includes(code);
    return {
      refused: code,
      wrong: [
        ...(isOwn ? [] : [`${error.code} ${code}`]),
        ...textViolations(error.message, error.data),
        ...characterViolations(error.message),
      ],
    };
  }
  const answer = {
    texts: (result?.['content'] ?? []) as ToolResult['texts'],
    structured: result?.['structuredContent'] as Fields | undefined,
  };
  return result?.['isError'] === true ? checkRefusal(answer, domain) : checkResult(answer, validate);
}

function checkRefusal({ texts, structured }: ToolResult, domain: string): AnswerCheck {
  const message = texts.map(({ text }) => text).join('\n');
  const code = /^API error (\w+): |"(?:errorCode|code)":"(\w+)"/.exec(message)?.slice(1).find(Boolean) ?? message;
  const isOwn = REFUSALS[domain]?.includes(code) === true;
  return {
    refused: code,
    wrong: [
      ...(isOwn ? [] : [`refused as ${message}`]),
      ...textViolations(message, structured),
      ...texts.flatMap(({ text }) => characterViolations(shownOf(text))),
    ],
  };
}

/** The readable part of a refusal: its message, where it is JSON. */
export function shownOf(text: string): string {
  try {
    const { message, error } = JSON.parse(text) as { message?: string; error?: { message: string } };
    return message ?? error?.message ?? text;
  } catch {
    return text;
  }
}

function checkResult({ texts, structured }: ToolResult, validate: Validate): AnswerCheck {
  const { valid, errorMessage } = validate(structured);
  const rendered = texts.filter(({ annotations }) => annotations?.audience?.includes('user'));
  const [json] = texts.filter((text) => !rendered.includes(text));
  return {
    refused: undefined,
    wrong: [
      ...(valid ? [] : [`not of its schema: ${errorMessage}`]),
      ...(isSame(json?.text, structured) ? [] : [`two answers in one: ${json?.text}`]),
      ...textViolations(texts.map(({ text }) => text).join('\n'), structured),
      ...rendered.flatMap(({ text }) => characterViolations(text)),
    ],
  };
}

/** The same facts as JSON, or the one list of them. */
function isSame(json: string | undefined, structured: Fields | undefined): boolean {
  return [structured, ...Object.values(structured ?? {})].some((facts) => JSON.stringify(facts) === json);
}
