import { StdioServer, TOOLS, type Fields, type ToolFace } from '../index';
import { createRanker } from './tool-ranker';
import { UNHEARD_WISHES, WISHES, type Wish } from './tool-selection-prompts';

const ALL = Object.values(WISHES).flat();
const UNHEARD = Object.values(UNHEARD_WISHES).flat();

let tools: readonly ToolFace[];

beforeAll(async () => {
  const server = await StdioServer.started();
  try {
    tools = ((await server.request('tools/list')).result as Fields)['tools'] as readonly ToolFace[];
  } finally {
    await server.stop();
  }
});

/** Those for which the tool is not among the first three, with what is. */
function missed(wishes: readonly Wish[], lettersPerWord: number): string[] {
  const rank = createRanker(tools, { lettersPerWord });
  return wishes.flatMap(([sentence, tool]) => {
    const first = rank(sentence).slice(0, 3);
    return first.includes(tool) ? [] : [`${sentence} ${tool}: ${first.join(', ')}`];
  });
}

it('the wishes are 60 and 30 more, a third in each language, for more than 40 tools', () => {
  for (const [wishes, count] of [
    [WISHES, 20],
    [UNHEARD_WISHES, 10],
  ] as const) {
    for (const ofLanguage of Object.values(wishes)) expect(ofLanguage).toHaveLength(count);
    expect(Object.keys(wishes)).toHaveLength(3);
  }
  expect(new Set([...ALL, ...UNHEARD].map(([sentence]) => sentence)).size).toBe(90);
  const wished = [...new Set([...ALL, ...UNHEARD].map(([, tool]) => tool))];
  expect(wished.length).toBeGreaterThan(40);
  expect(TOOLS).toEqual(expect.arrayContaining(wished));
});

describe.each([
  ['the first five letters of its words', 5],
  ['whole words', Infinity],
])('by %s', (_, lettersPerWord) => {
  it('the tool is among the first three for at least 55 of 60 wishes', () => {
    const misses = missed(ALL, lettersPerWord);
    expect(misses.length > 5 ? misses : []).toEqual([]);
  });

  it('and for at least 26 of 30 that no description was written for', () => {
    const misses = missed(UNHEARD, lettersPerWord);
    expect(misses.length > 4 ? misses : []).toEqual([]);
  });
});
