import { reasonOf } from '../testing/expect-refusal';
import { isEqualSplit, readSplit } from './split-config';

describe('how expenses are split', () => {
  it.each([{ type: 'equal' }, { mode: 'equal' }, { type: 'equal', mode: 'equal' }])('takes %j for halves', (config) => {
    expect(readSplit(config)).toEqual({ type: 'equal' });
  });

  it.each([
    {},
    { type: 'weighted' },
    { mode: 'weighted' },
    { type: 'equal', mode: 'weighted' },
    { type: 'equal', weight: 1 },
    { type: 'Equal' },
    { type: null },
    { kind: 'equal' },
  ])('supports no %j', (config) => expect(reasonOf(() => readSplit(config))).toBe('UNSUPPORTED_SPLIT'));

  it.each([null, undefined, 'equal', ['equal'], 5])('does not take %j for a split', (config) => {
    expect(isEqualSplit(config)).toBe(false);
  });
});
