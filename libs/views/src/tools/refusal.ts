import type { Language } from '../language/language';
import type { LanguageCode } from '../language/language-in-force';
import { SENTENCES, SYSTEM } from './refusal-sentences';
import type { CallToolResult } from './tool-call';

/** Why a call failed, as its domain answers it. */
export interface Refusal {
  /** Such as `NOT_FOUND`; the reason in the details where there is one, because it says more. */
  readonly code: string | undefined;
  /** The line of a file or a text that is at fault. */
  readonly line: number | undefined;
  /** The field of a form that is at fault, such as `people.0.name`. */
  readonly field: string | undefined;
  /** What the domain says about it, by its contract. */
  readonly details: Readonly<Record<string, unknown>>;
  /** The sentence of the domain, for people; empty if there is none. */
  readonly message: string;
  readonly messageLanguage: LanguageCode;
}

/** A call that was refused with an error of the protocol in place of a result. */
export class RefusedCall extends Error {
  override readonly name = 'RefusedCall';

  constructor(readonly refusal: Refusal) {
    super(refusal.message);
  }
}

/** The refusal in a failed result, whatever form its domain gives to failures. */
export function refusalIn({ structuredContent, content = [] }: CallToolResult): Refusal {
  const blocks = content.filter(({ text }) => typeof text === 'string');
  const forPeople = blocks.find(({ annotations }) => annotations?.audience?.includes('user') === true);
  const first = String(blocks[0]?.text ?? '');
  const body = bodyOf(structuredContent) ?? bodyOf(parse(first));
  const written = API_ERROR.exec(first);
  const known = refusalOf(body ?? detailsIn(written?.[2]), written?.[1]);
  // One domain writes for people, in Portuguese; the messages of the others are in English.
  if (forPeople !== undefined) return { ...known, message: String(forPeople.text), messageLanguage: 'pt' };
  return { ...known, message: known.message === '' && body === undefined ? first : known.message };
}

/** The refusal in an error of the protocol: its message, with code and details in `data`. */
export function refusalInError({
  message = '',
  data,
}: {
  readonly message?: string;
  readonly data?: unknown;
}): Refusal {
  return { ...refusalOf(bodyOf(data)), message };
}

interface RefusalTextOptions {
  /** Whether the call was made by a form: the domain's own sentence names arguments, which a form has not. */
  readonly isForForm?: boolean;
}

/** The refusal in a sentence of the language in force. */
export function refusalText(
  { code, line, message, messageLanguage }: Refusal,
  { t, language }: Language,
  { isForForm = false }: RefusalTextOptions = {},
): string {
  const known = code === undefined ? undefined : SENTENCES[code];
  const isOurs = known !== undefined && (isForForm || SYSTEM.has(known));
  const ownSentence = message !== '' && messageLanguage === language && !isOurs;
  if (ownSentence) return message.replace(ARGUMENT_PREFIX, '');
  const text =
    known !== undefined ? t(known) : code === undefined ? t('refusal.internal') : t('refusal.other', { code });
  return line === undefined ? text : t('refusal.line', { line, text });
}

/** The sentence of an error that a call rejected with. */
export function failureText(error: unknown, language: Language): string {
  return error instanceof RefusedCall ? refusalText(error.refusal, language) : (error as Error).message;
}

/** The form of one domain's errors for a model. */
const API_ERROR = /^API error (\w+):(?:.* \| details=(\{.*\})$)?/s;
/** Some messages begin with the argument that holds a file, which means nothing to people. */
const ARGUMENT_PREFIX = /^(content_base64|cgt_content): /;

interface Body {
  readonly code?: unknown;
  /** As one domain names it. */
  readonly errorCode?: unknown;
  readonly message?: unknown;
  readonly details?: unknown;
}

function detailsIn(text: string | undefined): Body | undefined {
  return text === undefined ? undefined : { details: parse(text) };
}

function refusalOf(body: Body | undefined, written?: string): Refusal {
  const details = { ...body, ...(body?.details as object | undefined) } as Readonly<Record<string, unknown>>;
  const { reason, line, field } = details;
  const code = [reason, body?.code, body?.errorCode, written].find(
    (value) => typeof value === 'string' && /^[A-Z_]+$/.test(value),
  );
  return {
    code: code as string | undefined,
    details,
    line: typeof line === 'number' ? line : undefined,
    field: typeof field === 'string' ? field : undefined,
    message: typeof body?.message === 'string' ? body.message : '',
    messageLanguage: 'en',
  };
}

/** What has a code or a message: the value, or what is under its `error`. */
function bodyOf(value: unknown): Body | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if ('code' in value || 'message' in value) return value;
  return 'error' in value ? bodyOf(value.error) : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
