import { StdioServer, TOOLS, type Fields, type ToolFace } from '../index';
import { createRanker } from './tool-ranker';
import { HELD_OUT_PROMPTS, TOOL_SELECTION_PROMPTS, type ToolSelectionPrompt } from './tool-selection-prompts';

const ALL = Object.values(TOOL_SELECTION_PROMPTS).flat();
const HELD_OUT = Object.values(HELD_OUT_PROMPTS).flat();
/** Of sixty prompts five may miss their tool, and of thirty held-out ones four. */
const MISSED_SHARE = 5 / 60;
const MISSED_HELD_OUT_SHARE = 4 / 30;

let tools: readonly ToolFace[];

beforeAll(async () => {
  const server = await StdioServer.started();
  try {
    tools = ((await server.request('tools/list')).result as Fields)['tools'] as readonly ToolFace[];
  } finally {
    await server.stop();
  }
});

/** The prompts whose tool is not among the first three, each with the three. */
function missed(prompts: readonly ToolSelectionPrompt[], lettersPerWord: number): string[] {
  const rank = createRanker(tools, { lettersPerWord });
  return prompts.flatMap(([sentence, tool]) => {
    const first = rank(sentence).slice(0, 3);
    return first.includes(tool) ? [] : [`${sentence} ${tool}: ${first.join(', ')}`];
  });
}

it('at least 20 and 10 prompts in each language are for more than 40 tools, none twice', () => {
  for (const [prompts, count] of [
    [TOOL_SELECTION_PROMPTS, 20],
    [HELD_OUT_PROMPTS, 10],
  ] as const) {
    for (const ofLanguage of Object.values(prompts)) expect(ofLanguage.length).toBeGreaterThanOrEqual(count);
    expect(Object.keys(prompts)).toHaveLength(3);
  }
  const sentences = [...ALL, ...HELD_OUT].map(([sentence]) => sentence);
  expect(new Set(sentences).size).toBe(sentences.length);
  const prompted = [...new Set([...ALL, ...HELD_OUT].map(([, tool]) => tool))];
  expect(prompted.length).toBeGreaterThan(40);
  expect(TOOLS).toEqual(expect.arrayContaining(prompted));
});

describe.each([
  ['the first five letters of its words', 5],
  ['whole words', Infinity],
])('by %s', (_, lettersPerWord) => {
  it('the tool is among the first three for at least 55 of 60 prompts', () => {
    const misses = missed(ALL, lettersPerWord);
    expect(misses.length > ALL.length * MISSED_SHARE ? misses : []).toEqual([]);
  });

  it('the tool is among the first three for at least 26 of 30 held-out prompts', () => {
    const misses = missed(HELD_OUT, lettersPerWord);
    expect(misses.length > HELD_OUT.length * MISSED_HELD_OUT_SHARE ? misses : []).toEqual([]);
  });
});
