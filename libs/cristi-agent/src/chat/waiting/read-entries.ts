import type { PublishedMessage } from '../../messages/parsed-candidate';
import type { CategoryType, TransactionType } from '../../model/transaction';
import type { EntryField, WaitingEntry } from '../../model/waiting';
import type { ChatContext } from '../reply';
import { refusalText } from '../refusal-text';

const FIELDS: readonly EntryField[] = ['amount', 'category', 'date', 'type'];

type ParsedEntryData = NonNullable<PublishedMessage['entries']>[number];

/** The entries of a message; none where it states none; a text where it cannot be read. */
export type Read = { readonly entries: readonly WaitingEntry[] } | { readonly refusal: string };

/** Reads a message. `type` is stated by a command, and `isStated` means that it is an entry whatever it lacks. */
export async function readEntries(
  { tools, now, say }: ChatContext,
  text: string,
  message: number | null,
  type?: TransactionType,
): Promise<Read> {
  const parsed = await tools.call('parse_transaction_from_text', { text, now_iso: now, multiple: true });
  if (!parsed.ok) return { refusal: refusalText(say, parsed.error) };
  const entries = parsed.data.entries ?? [{ ...parsed.data, text }];
  const stated = entries.filter((entry) => type !== undefined || isEntry(entry));
  return { entries: stated.map((entry) => waitingEntry(entry, message, type)) };
}

/** An amount, or an expense or income without one; but no question, denial, plan or balance. */
function isEntry({ text, candidate, ambiguities, missing_fields: missing }: ParsedEntryData): boolean {
  if (!missing.includes('amount')) return true;
  if (/[?¿]/u.test(text) || ambiguities.some((ambiguity) => NO_ENTRY.test(ambiguity))) return false;
  // `borra cassette 45` may be a purchase, `borra los discos` is none.
  if (!/\p{N}/u.test(text) && ambiguities.some((ambiguity) => CHANGE.test(ambiguity))) return false;
  const isInDoubt = ambiguities.some((ambiguity) => ambiguity.startsWith('amount: '));
  // A description that is the whole text: no word of it says that something was spent or received.
  return isInDoubt || (candidate.category !== null && candidate.description !== text.trim());
}

/** How the parser names a text that is no entry, whatever number stands in it. */
const NO_ENTRY = /^amount: this (?:is a question|is a plan|tells what|says that)/u;

const CHANGE = /^amount: this asks for a change/u;

function waitingEntry(
  { candidate, ambiguities, reasons = [], ...parsed }: ParsedEntryData,
  message: number | null,
  stated: TransactionType | undefined,
): WaitingEntry {
  const type = stated ?? candidate.type;
  const kind = candidate.category_type as CategoryType | null;
  const reasonOf = (field: EntryField) => ambiguities.find((each) => each.startsWith(`${field}: `)) ?? null;
  const isOpen = (field: EntryField) =>
    parsed.missing_fields.includes(field) || parsed.low_confidence_fields.includes(field);
  const open = FIELDS.filter((field) => isOpen(field) && !(field === 'type' && stated !== undefined));
  const isFitting = kind !== null && (kind === 'INCOME') === (type === 'INCOME');
  return {
    kind: 'entry',
    message,
    fields: {
      ...candidate,
      type,
      category_type: type === 'INCOME' ? 'INCOME' : isFitting ? kind : candidate.category === null ? null : 'VARIABLE',
    },
    open: open.map((field) => ({ field, reason: reasonOf(field) })),
    notes: [...reasons, ...ambiguities.filter((each) => !open.some((field) => each.startsWith(`${field}: `)))],
  };
}
