import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { shortOrLong } from '@bursar/acceptance';
import { DomainError } from '@bursar/toolkit';
import fc from 'fast-check';

import { textOfFile } from './file/text-of-file';
import { readBrokerFiles } from './read-broker-files';

const CASES = join(__dirname, '../../../cases/brokers');
const examples = readdirSync(CASES)
  .filter((name) => !/brokers\.json|README/.test(name))
  .map((name) => ({ name, content: textOfFile(readFileSync(join(CASES, name))) }));

const hasRates = (currency: string) => ['GBP', 'USD', 'EUR'].includes(currency);

/** Reads files; a refusal is one of the codes, with its file and its message on one line. */
function readOrRefused(files: readonly { name: string; content: string }[]) {
  try {
    return readBrokerFiles(files, { hasRates });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    expect(['UNKNOWN_BROKER_FILE', 'BROKER_ROW_UNREADABLE']).toContain(error.code);
    expect(error.details).toHaveProperty('file');
    expect(error.message).not.toMatch(/\n|undefined|NaN/);
    return undefined;
  }
}

/** Every record is in one transaction or left out. */
function expectNothingLost({ files, transactions, leftOut }: ReturnType<typeof readBrokerFiles>) {
  for (const { name, rows } of files) {
    const read = transactions.filter(({ file }) => file === name).flatMap((one) => one.rows);
    const left = leftOut.filter(({ file }) => file === name).map(({ row }) => row);
    const all = [...read, ...left];
    expect(new Set(all).size).toBe(all.length);
    expect(all).toHaveLength(rows);
  }
}

const change = fc.record({
  kind: fc.constantFrom('cut', 'drop', 'double', 'swap', 'replace', 'insert'),
  place: fc.nat(),
  other: fc.nat(),
  text: fc.constantFrom(
    '',
    ',',
    '"',
    '\n',
    ';',
    '-',
    '0',
    '9',
    '1e9',
    '(',
    'Sell',
    'ISA',
    '=cmd()',
    '\u202e',
    '\0',
    '€',
    '1.234,5',
  ),
});

function changed(
  content: string,
  { kind, place, other, text }: { kind: string; place: number; other: number; text: string },
) {
  const lines = content.split('\n');
  const [line, second] = [place % lines.length, other % lines.length];
  const at = place % (content.length + 1);
  if (kind === 'cut') return content.slice(0, at);
  if (kind === 'replace') return content.slice(0, at) + text + content.slice(at + 1);
  if (kind === 'insert') return content.slice(0, at) + text + content.slice(at);
  if (kind === 'drop') lines.splice(line, 1);
  else if (kind === 'double') lines.splice(line, 0, lines[line] ?? '');
  else [lines[line], lines[second]] = [lines[second] ?? '', lines[line] ?? ''];
  return lines.join('\n');
}

it('a broken export is read without losing a record, or refused', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...examples),
      fc.array(change, { minLength: 1, maxLength: 4 }),
      ({ name, content }, changes) => {
        const history = readOrRefused([{ name, content: changes.reduce(changed, content) }]);
        if (history !== undefined) expectNothingLost(history);
      },
    ),
    { numRuns: shortOrLong(500, 20_000) },
  );
});

it('several exports at once lose no record, and the same once more adds no transaction', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(examples, { minLength: 1, maxLength: 6 }), (files) => {
      const once = readOrRefused(files);
      const twice = readOrRefused([...files, ...files]);
      expect(twice === undefined).toBe(once === undefined);
      if (once === undefined || twice === undefined) return;
      expectNothingLost(twice);
      expect(twice.transactions).toHaveLength(once.transactions.length);
    }),
  );
});

it('any text is refused or read', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (content) => {
      const history = readOrRefused([{ name: 'any.csv', content }]);
      if (history !== undefined) expectNothingLost(history);
    }),
  );
});

it('a document of many levels or with entities is no trouble', () => {
  const deep = `<FlexQueryResponse>${'<a>'.repeat(10_000)}`;
  expect(readOrRefused([{ name: 'deep.xml', content: deep }])?.files).toMatchObject([{ rows: 0 }]);
  const bomb =
    '<!DOCTYPE a [<!ENTITY b "bbbb"><!ENTITY c "&b;&b;">]><FlexQueryResponse><Order symbol="&c;"/></FlexQueryResponse>';
  expect(readOrRefused([{ name: 'bomb.xml', content: bomb }])?.leftOut).toMatchObject([{ reason: 'not_security' }]);
});
