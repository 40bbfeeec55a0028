import { cyclesIn, groupedBy, reduced } from '../dependencies/cycles.mjs';

const graph = (arrows: Readonly<Record<string, readonly string[]>>) =>
  new Map(Object.entries(arrows).map(([from, to]) => [from, new Set(to)]));

describe('circles of a graph', () => {
  it('are none where all arrows lead down', () => {
    expect(cyclesIn(graph({ app: ['domain', 'platform'], domain: ['platform'], platform: [] }))).toEqual([]);
  });

  it('are found however long, each once', () => {
    const circles = cyclesIn(graph({ a: ['b'], b: ['c', 'd'], c: ['a'], d: ['e'], e: ['f'], f: ['e'], g: ['a'] }));
    expect(circles.sort()).toEqual([
      ['a', 'b', 'c'],
      ['e', 'f'],
    ]);
  });

  it('show between rooms where the files have none', () => {
    const files = graph({
      'cli/a': ['domains/a'],
      'domains/b': ['cli/b'],
      'domains/a': [],
      'cli/b': [],
      main: ['cli/a'],
    });
    expect(cyclesIn(files)).toEqual([]);
    const rooms = groupedBy(files, (path) => (path.includes('/') ? path.split('/')[0] : undefined));
    expect(cyclesIn(rooms)).toEqual([['cli', 'domains']]);
  });
});

it('an arrow is left out where a longer way leads there', () => {
  expect(reduced(graph({ app: ['domain', 'platform'], domain: ['platform'], platform: [] }))).toEqual(
    graph({ app: ['domain'], domain: ['platform'], platform: [] }),
  );
});
