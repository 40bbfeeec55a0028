import { itemLines } from './item-lines';
import { sanitize } from './safe-text';

const linesOf = (items: readonly string[], total: number, offset = 0) => itemLines({ items, total, offset }, sanitize);

describe('a page in a text', () => {
  it('has a line for each item', () => {
    const items = Array.from({ length: 200 }, (_, number) => `item ${number}`);
    expect(linesOf(items, 200)).toEqual(items);
    expect(linesOf(['a'], 41, 40)).toEqual(['a']);
  });

  it('says how to go on where more follow', () => {
    expect(linesOf(['a', 'b'], 40)).toEqual(['a', 'b', '… e mais 38: peça offset 2']);
    expect(linesOf(['a'], 7, 5)).toEqual(['a', '… e mais 1: peça offset 6']);
  });
});
