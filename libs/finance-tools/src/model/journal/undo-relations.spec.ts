import { standingInTheWay, undoneBy } from './undo-relations';

const undos = (...relations: [number, number[]][]) => relations.map(([number, undoes]) => ({ number, undoes }));

describe('what is undone', () => {
  it('is what an undo names, until that one is undone', () => {
    expect([...undoneBy(undos([3, [2, 1]]))]).toEqual([
      [2, 3],
      [1, 3],
    ]);
    expect([...undoneBy(undos([3, [2]], [4, [3]]))]).toEqual([[3, 4]]);
    expect([...undoneBy(undos([3, [2]], [4, [3]], [5, [4]]))]).toEqual([
      [4, 5],
      [2, 3],
    ]);
  });
});

describe('what stands in the way of an undo', () => {
  it('is a later change of the same rows that stands', () => {
    expect(standingInTheWay(1, new Set([2, 4]), [])).toEqual([4, 2]);
    expect(standingInTheWay(3, new Set([2]), [])).toEqual([]);
  });

  it('is neither a change that was undone nor its undo', () => {
    expect(standingInTheWay(1, new Set([2, 3]), undos([3, [2]]))).toEqual([]);
    expect(standingInTheWay(1, new Set([2, 3, 4]), undos([3, [2]], [4, [3]]))).toEqual([2]);
  });

  it('is an undo of an older change of the same rows', () => {
    // 1 and 2 are undone, then the undo of 2 cannot be taken back alone: the rows are those of before 1.
    expect(standingInTheWay(3, new Set([1, 2, 4]), undos([3, [2]], [4, [1]]))).toEqual([4]);
  });
});
