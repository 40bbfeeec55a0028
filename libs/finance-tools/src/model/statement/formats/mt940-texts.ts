import { cleanText, rawText } from '../cells/clean-text';
import type { TextsFound } from '../cells/entry-texts';
import type { Mt940Line } from './mt940-line';

const NUMBERED = /^(\d{3})?([?<~^|$§@;])(?=\d\d)/;
const CODES =
  'NAME|REMI|EREF|KREF|MREF|CRED|DEBT|IBAN|BIC|TRTP|CNTP|ORDP|BENM|MARF|CSID|PREF|RTRN|ISDT|SVCL|PURP|UCRD|ULTC|ULTD|ULTB|ADDR|ID|CREF|TXTP|SUBID|BTCH|RREF|ACCW|PHON|CITY|NRTX|VALD|USTD';
const CODED = new RegExp(`/(${CODES})/`);
const SEPA = /(?:^|\s)?(EREF|KREF|MREF|CRED|DEBT|SVWZ|ABWA|ABWE|IBAN|BIC|PURP|COAM|OAMT|CREF)\+/;
/** Lines of a purpose are cut at so many characters, in the middle of words. */
const CUT_AT = 27;

/** Payee and purpose of an entry from its `:86:`: numbered fields (`?20…`), codes (`/NAME/…/`), or plain lines. */
export function mt940Texts(line: string, read: Mt940Line, detail: string, information: readonly string[]): TextsFound {
  const whole =
    information.length > 1 && /^\d{3}$/.test(information[0] ?? '')
      ? information.slice(1).join('')
      : information.join('');
  const found = NUMBERED.test(whole) ? numbered(whole) : CODED.test(whole) ? coded(whole) : plain(information);
  const reference = /^NONREF$/i.test(read.reference) ? '' : read.reference;
  const raw = () => ({
    ':61:': rawText(line),
    ...(detail === '' ? {} : { details: rawText(detail) }),
    ...(information.length === 0 ? {} : { ':86:': rawText(information.join('\n')) }),
  });
  const hasText = found.purpose.some((text) => text !== '') || found.payee !== '';
  return {
    payee: cleanText(found.payee),
    purpose: hasText ? found.purpose.map(cleanText) : [cleanText(detail), cleanText(reference)],
    kind: [cleanText(found.kind) || read.code],
    raw,
  };
}

interface Found {
  readonly payee: string;
  readonly purpose: readonly string[];
  readonly kind: string;
}

function plain(lines: readonly string[]): Found {
  const text = lines.map((line) => line.trim()).join(' ');
  // Dutch banks name the parts of a plain text.
  const name =
    /(?:^|\s)Naam: ?(.+?)(?=\s+(?:Omschrijving|Kenmerk|Machtiging|Incassant|IBAN|BIC|Betalingskenm\.?)\b|$)/.exec(
      text,
    )?.[1];
  const purpose = /(?:^|\s)Omschrijving: ?(.+?)(?=\s+(?:Kenmerk|IBAN|BIC|Betalingskenm\.?|Voor):|$)/.exec(text)?.[1];
  return name === undefined
    ? { payee: '', purpose: [text], kind: '' }
    : { payee: name, purpose: [purpose ?? text], kind: '' };
}

function numbered(whole: string): Found {
  const mark = NUMBERED.exec(whole)?.[2] as string;
  const fields = new Map<string, string>();
  for (const piece of whole.split(mark).slice(1)) {
    const [code, value] = [piece.slice(0, 2), piece.slice(2)];
    if (/^\d\d$/.test(code) && !fields.has(code)) fields.set(code, value);
  }
  const codes = [...fields.keys()]
    .filter((code) => (code >= '20' && code <= '29') || (code >= '60' && code <= '63'))
    .sort();
  let purpose = '';
  for (const code of codes) {
    const value = fields.get(code) ?? '';
    purpose += value;
    // A full line goes on in the middle of a word, unless a SEPA field begins.
    if (value.length < CUT_AT) purpose += ' ';
  }
  return {
    payee: `${fields.get('32') ?? ''}${fields.get('33') ?? ''}`,
    purpose: [sepaPurpose(purpose)],
    kind: fields.get('00') ?? '',
  };
}

/** Of a purpose in SEPA fields (`EREF+…SVWZ+…`) the one that people wrote. */
function sepaPurpose(text: string): string {
  if (!SEPA.test(text)) return text;
  const parts = text.split(new RegExp(SEPA.source, 'g'));
  const values = new Map<string, string>();
  for (let index = 1; index < parts.length; index += 2)
    values.set(parts[index] as string, (parts[index + 1] ?? '').trim());
  return values.get('SVWZ') || (parts[0] ?? '').trim() || values.get('EREF') || text;
}

function coded(whole: string): Found {
  const parts = whole.split(new RegExp(`/(${CODES})/`, 'g'));
  const values = new Map<string, string>();
  for (let index = 1; index < parts.length; index += 2) {
    const [code, value] = [parts[index] as string, (parts[index + 1] ?? '').replace(/^\/+|\/+$/g, '')];
    if (value !== '' && !values.has(code)) values.set(code, value);
  }
  // ING: /CNTP/IBAN/BIC/name/city/
  const [, , counterparty = ''] = (values.get('CNTP') ?? '').split('/');
  const remittance = values.get('USTD') ?? values.get('REMI') ?? '';
  const purpose = remittance.replace(/^(USTD|STRD)\/\/?/, '').replace(/^(CUR|ISO)\//, '');
  const before = (parts[0] ?? '').trim();
  return { payee: values.get('NAME') ?? counterparty, purpose: [purpose || before], kind: values.get('TRTP') ?? '' };
}
