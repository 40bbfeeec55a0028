import { join } from 'node:path';

import { judge, readTypedMessages, type Judgement } from '../../testing/typed-messages';
import { figuresOf, reportOf } from '../../testing/typed-messages-report';

const folder = join(__dirname, '../../../cases/typed-messages');
const everyday = judge(readTypedMessages(folder));
const hard = judge(readTypedMessages(join(folder, 'hard')));
const worked = hard.filter(({ country }) => country === 'worked-on');
const aside = hard.filter(({ country }) => country === 'held-aside');

const report = (judgements: readonly Judgement[], title: string) => {
  // Shown on demand: npx nx run cristi-agent:typed-messages
  if (process.env['TYPED_MESSAGES'] !== undefined) process.stderr.write(`\n${title}: ${reportOf(judgements)}\n\n`);
};

it('a report shows every miss', () => {
  report(everyday, 'everyday');
  report(worked, 'hard, worked on');
  report(aside, 'hard, held aside');
  for (const judgements of [everyday, worked, aside]) {
    const text = reportOf(judgements);
    const missed = judgements.filter(({ verdict }) => verdict === 'wrong' || verdict === 'asked needlessly');
    for (const miss of missed) expect(text).toContain(miss.text);
    expect(text).toContain(`${figuresOf(judgements).messages} messages`);
  }
});

describe.each([
  ['as people of six countries type them', everyday, 300],
  ['that are hard, and that the rules were made for', worked, 200],
  ['that are hard, and that were held aside meanwhile', aside, 100],
])('messages %s', (_, judgements, least) => {
  const { messages, counts, rightWithoutAsking, rightWhereSure } = figuresOf(judgements);

  it(`are at least ${least}`, () => expect(messages).toBeGreaterThanOrEqual(least));

  it.each(['type', 'amount', 'date'])('no %s is silently wrong', (field) => expect(counts[field]?.wrong).toBe(0));

  it('are right without asking in nine of ten fields that the text says', () => {
    expect(rightWithoutAsking).toBeGreaterThanOrEqual(0.9);
  });

  it('are right in 99 of 100 fields given at 0.90 and more', () => {
    expect(rightWhereSure).toBeGreaterThanOrEqual(0.99);
  });
});
