import type { ZipMember } from '../containers/zip-archive';
import { RefusedStatement } from '../refused-statement';
import { parseMarkup, type MarkupHandler } from './markup';

/** What a workbook says about its sheets, without their cells. */
export interface Workbook {
  readonly sheets: readonly { readonly name: string; readonly member: ZipMember }[];
  readonly is1904: boolean;
  readonly sharedTexts: readonly string[];
  /** Whether numbers of a cell style are days. */
  readonly isDayStyle: readonly boolean[];
}

const LONGEST_TEXTS = 32 * 1_048_576;

/** Throws RefusedStatement for a zip that is no workbook. */
export function readWorkbook(members: readonly ZipMember[]): Workbook {
  const member = (name: string) =>
    members.find((one) => one.name.replace(/^\//, '').toLowerCase() === name.toLowerCase());
  const targets = new Map<string, string>();
  const parts = new Map<string, string>();
  const relations = member('xl/_rels/workbook.xml.rels');
  if (relations !== undefined) {
    each(relations, 'Relationship', (attributes) => {
      const target = (attributes.get('Target') ?? '').replace(/^(?:\.?\/)?(?:xl\/)?/, 'xl/');
      targets.set(attributes.get('Id') ?? '', target);
      parts.set((attributes.get('Type') ?? '').replace(/^.*\//, ''), target);
    });
  }
  const sheets: { name: string; member: ZipMember }[] = [];
  let is1904 = false;
  const workbook = member('xl/workbook.xml');
  if (workbook !== undefined) {
    each(workbook, 'workbookPr', (attributes) => (is1904 = /^(1|true)$/.test(attributes.get('date1904') ?? '')));
    each(workbook, 'sheet', (attributes) => {
      const found = member(targets.get(attributes.get('id') ?? '') ?? '');
      if (found !== undefined && !/hidden/i.test(attributes.get('state') ?? ''))
        sheets.push({ name: attributes.get('name') ?? '', member: found });
    });
  }
  const texts = member(parts.get('sharedStrings') ?? 'xl/sharedStrings.xml');
  const styles = member(parts.get('styles') ?? 'xl/styles.xml');
  return {
    ...{ sheets, is1904 },
    sharedTexts: texts === undefined ? [] : sharedTexts(texts),
    isDayStyle: styles === undefined ? [] : dayStyles(styles),
  };
}

/** A text of a cell: `_x000D_` stands for what XML cannot hold. */
export function unescaped(text: string): string {
  return text.replace(/_x([\dA-F]{4})_/gi, (_, code: string) =>
    String.fromCharCode(parseInt(code, 16)).replace('\0', ''),
  );
}

/** The texts of a member of the archive, decoded. */
export function memberText(member: ZipMember) {
  return {
    encoding: 'utf-8',
    *chunks() {
      const decoder = new TextDecoder();
      for (const chunk of member.chunks()) yield decoder.decode(chunk, { stream: true });
      yield decoder.decode();
    },
  };
}

function each(member: ZipMember, element: string, found: (attributes: ReadonlyMap<string, string>) => void): void {
  let attributes: Map<string, string> | undefined;
  const handler: MarkupHandler = {
    open(name) {
      attributes = name === element ? new Map() : undefined;
    },
    attribute(name, value) {
      attributes?.set(name, value);
    },
    text: () => undefined,
    close(name) {
      if (name === element && attributes !== undefined) found(attributes);
      attributes = undefined;
    },
  };
  parseMarkup(memberText(member), handler);
}

function sharedTexts(member: ZipMember): string[] {
  const texts: string[] = [];
  let [current, isText, isPhonetic, length] = ['', false, false, 0];
  const handler: MarkupHandler = {
    open(name) {
      if (name === 'si') current = '';
      if (name === 't') isText = true;
      if (name === 'rPh') isPhonetic = true;
    },
    text(text) {
      if (isText && !isPhonetic) current += text;
    },
    close(name) {
      if (name === 't') isText = false;
      if (name === 'rPh') isPhonetic = false;
      if (name !== 'si') return;
      texts.push(unescaped(current));
      length += current.length + 16;
      if (length > LONGEST_TEXTS) {
        throw new RefusedStatement({
          reason: 'TOO_LARGE',
          place: 'xl/sharedStrings.xml',
          found: 'the texts of the workbook take more than 32 MiB',
          remedy: 'save the sheet as CSV',
        });
      }
    },
  };
  parseMarkup(memberText(member), handler);
  return texts;
}

// Built-in formats of days and of times with days; 45 to 47 are durations.
const BUILT_IN = new Set([
  14, 15, 16, 17, 18, 19, 20, 21, 22, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58,
]);

function dayStyles(member: ZipMember): boolean[] {
  const formats = new Map<number, string>();
  const styles: boolean[] = [];
  let isInside = false;
  let element = '';
  let attributes = new Map<string, string>();
  const finish = () => {
    if (element === 'numFmt') formats.set(Number(attributes.get('numFmtId')), attributes.get('formatCode') ?? '');
    if (element === 'xf' && isInside) styles.push(isDayFormat(Number(attributes.get('numFmtId') ?? 0), formats));
    element = '';
  };
  const handler: MarkupHandler = {
    open(name) {
      finish();
      [element, attributes] = [name, new Map()];
      if (name === 'cellXfs') isInside = true;
    },
    attribute: (name, value) => attributes.set(name, value),
    text: () => undefined,
    close(name) {
      finish();
      if (name === 'cellXfs') isInside = false;
    },
  };
  parseMarkup(memberText(member), handler);
  return styles;
}

function isDayFormat(id: number, formats: ReadonlyMap<number, string>): boolean {
  if (BUILT_IN.has(id)) return true;
  // Texts in quotes, escaped characters, colours and locales are no parts of a day.
  const code = (formats.get(id) ?? '').replace(/"[^"]*"|\\.|\[[^\]]*\]|[_*]./g, '').toLowerCase();
  // A place for a digit makes a number of it (`0.00 USD`), but behind the point of seconds.
  if (/[#?0]/.test(code.replace(/(s[.,])0+/g, '$1'))) return false;
  return /[dy]/.test(code) || (/m/.test(code) && /[dyh]/.test(code));
}
