import { copyText, quoted } from '@bursar/toolkit';

import { cleanText, rawText } from '../cells/clean-text';
import type { StructuredEvent } from '../structured/structured-event';
import { amountOf, dateOf, type Fields } from './camt-fields';

const DETAILS = 'NtryDtls/TxDtls/';
const MOST_PATHS = 10_000;

/** One entry (`Ntry`): a batch is one entry, with the texts of its transactions joined. */
export function camtEntry(fields: Fields, row: number): StructuredEvent[] {
  const field = (path: string) => cleanText(fields.get(path) ?? '');
  const status = field('Sts') || field('Sts/Cd') || field('Sts/Prtry') || 'BOOK';
  const isDebit = field('CdtDbtInd') === 'DBIT';
  const texts = textsOf(fields, isDebit);
  const short = [texts.payee, ...texts.purpose].join(' ').slice(0, 200);
  if (/^(PDNG|INFO|FUTR)$/i.test(status)) return [{ kind: 'leftOut', row, why: 'pending', text: short }];
  const written = field('BookgDt/Dt') || field('BookgDt/DtTm') || field('ValDt/Dt') || field('ValDt/DtTm');
  const date = dateOf(written);
  if (date === undefined) {
    const found = written === '' ? 'there is none' : `${quoted(written)} is not a day that exists`;
    return [{ kind: 'invalid', row, message: `BookgDt: ${found}` }];
  }
  const amount = amountOf(field('Amt'), isDebit);
  if (amount === undefined || !/^(CRDT|DBIT)$/.test(field('CdtDbtInd'))) {
    const message =
      amount === undefined
        ? `Amt: ${quoted(field('Amt'))} cannot be read`
        : `CdtDbtInd: ${quoted(field('CdtDbtInd'))} is neither CRDT nor DBIT`;
    return [{ kind: 'invalid', row, message }];
  }
  const currency = fields.get('Amt@Ccy')?.toUpperCase();
  const account: StructuredEvent[] = currency === undefined ? [] : [{ kind: 'account', number: undefined, currency }];
  return [...account, { kind: 'entry', row, ...date, amount, texts }];
}

/** What a field of an entry is good for, by its path. */
type Use =
  | 'Cdtr'
  | 'Dbtr'
  | 'UltmtCdtr'
  | 'UltmtDbtr'
  | 'unstructured'
  | 'reference'
  | 'additional'
  | 'entryText'
  | 'code'
  | 'none';

const USES: readonly (readonly [RegExp, Use])[] = [
  [/\/RltdPties\/Cdtr(\/Pty)?\/Nm$/, 'Cdtr'],
  [/\/RltdPties\/Dbtr(\/Pty)?\/Nm$/, 'Dbtr'],
  [/\/RltdPties\/UltmtCdtr(\/Pty)?\/Nm$/, 'UltmtCdtr'],
  [/\/RltdPties\/UltmtDbtr(\/Pty)?\/Nm$/, 'UltmtDbtr'],
  [/\/RmtInf\/Ustrd$/, 'unstructured'],
  [/\/RmtInf\/Strd(\/AddtlRmtInf|\/CdtrRefInf\/Ref)$/, 'reference'],
  [/(^|\/)AddtlTxInf$/, 'additional'],
  [/^AddtlNtryInf$/, 'entryText'],
  [/^BkTxCd\/(Prtry\/Cd|Domn\/Fmly\/SubFmlyCd)$/, 'code'],
];
const known = new Map<string, Use>();

function useOf(path: string): Use {
  const remembered = known.get(path);
  if (remembered !== undefined) return remembered;
  const plain = path.replace(/ \d+$/, '');
  const use = USES.find(([pattern]) => pattern.test(plain))?.[1] ?? 'none';
  // The paths of entries are few, unless a file makes up names.
  if (known.size > MOST_PATHS) known.clear();
  known.set(copyText(path), use);
  return use;
}

function textsOf(fields: Fields, isDebit: boolean) {
  const found: Partial<Record<Use, string[]>> = {};
  for (const [path, value] of fields) {
    const use = useOf(path);
    if (use === 'none') continue;
    const text = cleanText(value);
    const texts = (found[use] ??= []);
    if (text !== '' && !texts.includes(text)) texts.push(text);
  }
  const texts = (use: Use) => found[use] ?? [];
  const other = isDebit ? 'Cdtr' : 'Dbtr';
  const payees = texts(other).length > 0 ? texts(other) : texts(`Ultmt${other}`);
  const [unstructured, references, additional, entryText] = [
    texts('unstructured'),
    texts('reference'),
    texts('additional'),
    texts('entryText'),
  ];
  const isBatch = payees.length > 1;
  const purpose =
    unstructured.length > 0 ? unstructured : references.length > 0 ? [...references, ...additional] : additional;
  const reference = cleanText(
    fields.get('AcctSvcrRef') ?? fields.get('NtryRef') ?? fields.get(`${DETAILS}Refs/AcctSvcrRef`) ?? '',
  );
  return {
    payee: isBatch ? '' : (payees[0] ?? ''),
    purpose: [...(purpose.length > 0 ? [] : entryText), ...(isBatch ? [] : purpose)],
    kind: entryText.length > 0 ? entryText : texts('code'),
    details: isBatch ? [...payees, ...purpose] : [],
    raw: () => Object.fromEntries([...fields].map(([path, value]) => [path, rawText(value)])),
    externalId: reference,
  };
}
