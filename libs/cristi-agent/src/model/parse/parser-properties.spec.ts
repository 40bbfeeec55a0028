import { shortOrLong } from '@bursar/acceptance';
import { civilDate } from '@bursar/calendar';
import fc from 'fast-check';

import { fold } from '../text/fold';
import { parseTransaction } from './parse-transaction';

const RUNS = shortOrLong(300, 30_000);

const today = civilDate('2026-03-18');
const parse = (text: string) => parseTransaction(text, today);

const things = fc.constantFrom(
  ...'tacos|café|uber|gasolina|renta|luz|farmacia|netflix|la fonda|zapatos|coffee|groceries|lunch with Ana|gym|parking'.split(
    '|',
  ),
  ...'almoço|mercado|regalo para Ana|una torta|dinner at home|pan y leche|corte de pelo|7-Eleven café|pizza 2x1'.split(
    '|',
  ),
);
const verbs = fc.constantFrom('', 'gasté ', 'pagué ', 'me pagaron ', 'spent ', 'got ', 'gastei ', 'compré ');
const numbers = fc.oneof(
  fc.integer({ min: 21, max: 99_999 }).map(String),
  fc
    .tuple(fc.integer({ min: 21, max: 9_999 }), fc.integer({ min: 10, max: 99 }))
    .map(([pesos, cents]) => `${pesos}.${cents}`),
);
const money = fc.oneof(
  numbers,
  numbers.map((number) => `$${number}`),
  numbers.map((number) => `${number} pesos`),
);
const joints = fc.constantFrom(' ', ' en ', ' de ', ' for ', ' - ', ': ');
/** A message with one amount, before or after what it was for. */
const messages = fc.tuple(verbs, things, joints, money, fc.boolean()).map(([verb, thing, joint, amount, isFirst]) => ({
  amount,
  text:
    verb +
    (isFirst
      ? `${amount}${joint === ' - ' || joint === ': ' ? ' ' : joint}${thing}`
      : `${thing}${joint === ' en ' || joint === ' for ' ? ' ' : joint}${amount}`),
}));
const dates = fc.constantFrom(
  ...'ayer|hoy|anoche|el lunes|on Friday|last week|hace 3 días|hace ocho días|2026-03-02|16/03/2026|el 15|3 de marzo|March 3|en enero|el mes pasado'.split(
    '|',
  ),
  ...'yesterday morning|hace un par de días|el fin de semana|ontem|primero de marzo|mañana|in two weeks|a principios de mes|16.03.2026'.split(
    '|',
  ),
);

describe('a message with one amount', () => {
  it('another number, unrelated to it, never makes it another one', () => {
    fc.assert(
      fc.property(messages, numbers, fc.boolean(), ({ text }, number, isBefore) => {
        const { amount } = parse(text).candidate;
        const added = parse(isBefore ? `${number} ${text}` : `${text} ${number}`);
        if (added.entries.length > 1) return expect(added.candidate.amount).toBeNull();
        return expect([null, amount]).toContain(added.candidate.amount);
      }),
      { numRuns: RUNS },
    );
  });

  it('another currency always opens it', () => {
    const signs = fc.constantFrom(
      ...['us$%', 'u$s%', 'usd %', '€%', '£%', 'C$%', 'R$ %', '¥%', '₱%', '₹%', 'S/ %', 'eur %'],
      ...[
        '% usd',
        '%€',
        '% dólares',
        '% dlls',
        '% euros',
        '% quid',
        '% reais',
        '% soles',
        '% lucas',
        '% pounds',
        '%₡',
        '% cop',
        '% pesos argentinos',
      ],
    );
    fc.assert(
      fc.property(verbs, things, numbers, signs, (verb, thing, number, sign) => {
        const { candidate, missing, ambiguities } = parse(`${verb}${thing} ${sign.replace('%', number)}`);
        expect(candidate.amount).toBeNull();
        expect(missing).toContain('amount');
        expect(ambiguities.some((ambiguity) => ambiguity.startsWith('amount: '))).toBe(true);
      }),
      { numRuns: RUNS },
    );
  });

  it('a date never changes it', () => {
    fc.assert(
      fc.property(messages, dates, fc.boolean(), ({ text }, date, isBefore) => {
        const dated = parse(isBefore ? `${date} ${text}` : `${text} ${date}`);
        const { amount } = parse(text).candidate;
        // `tacos 21 March 3`, `on Friday 21 tacos`: the number may be the day, so that it has to be asked about.
        const isBehindMonth = date === 'March 3' && / (2\d|3[01])$/.test(text);
        const isBehindWeekday = isBefore && ['el lunes', 'on Friday'].includes(date) && /^(2\d|3[01]) /.test(text);
        const mayBeDay = isBehindMonth || isBehindWeekday;
        expect(mayBeDay ? [null, amount] : [amount]).toContain(dated.candidate.amount);
      }),
      { numRuns: RUNS },
    );
  });

  it('upper case, dropped accents and more blanks change nothing', () => {
    fc.assert(
      fc.property(messages, dates, ({ text }, date) => {
        const message = `${text} ${date}`;
        const { candidate, doubts, ambiguities, inferred } = parse(message);
        const { description, ...stated } = candidate;
        for (const other of [
          message.toUpperCase(),
          message.normalize('NFD').replace(/\p{M}/gu, ''),
          message.replaceAll(' ', '   '),
        ]) {
          const read = parse(other);
          expect({ ...read.candidate, description: fold(read.candidate.description ?? '') }).toEqual({
            ...stated,
            description: fold(description ?? ''),
          });
          expect([read.doubts, read.ambiguities.length, read.inferred]).toEqual([doubts, ambiguities.length, inferred]);
        }
      }),
      { numRuns: RUNS },
    );
  });

  it('is certain only where nothing is missing and nothing in doubt', () => {
    fc.assert(
      fc.property(
        messages,
        dates,
        fc.constantFrom('', ' x3', ' c/u', ' + iva', '?', ' o 300', ' plus tip', ' cada uno'),
        ({ text }, date, tail) => {
          const { confidence, missing, lowConfidence } = parse(`${date} ${text}${tail}`);
          if (confidence >= 0.9) expect([missing, lowConfidence]).toEqual([[], []]);
          if (tail !== '') expect(confidence).toBeLessThan(0.9);
        },
      ),
      { numRuns: RUNS },
    );
  });
});
