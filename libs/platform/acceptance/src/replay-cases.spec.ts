import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { readScenarios } from './case-folder';
import { replayCases } from './replay-cases';

// Made before the tests are: the cases decide which tests there are.
const folder = mkdtempSync(join(tmpdir(), 'bursar-cases-'));
const step = { tool: 'look', arguments: {} };
mkdirSync(join(folder, 'shop'));
writeFileSync(
  join(folder, 'shop/b.json'),
  JSON.stringify({ scenarios: [{ name: 'second', fresh: true, steps: [step] }] }),
);
writeFileSync(join(folder, 'shop/a.json'), JSON.stringify({ name: 'first', steps: [step, step] }));
writeFileSync(join(folder, 'shop/notes.txt'), 'no case');

const events: string[] = [];
const ran: (string | undefined)[] = [];
afterEach(() => ran.push(expect.getState().currentTestName));
afterAll(() => rmSync(folder, { recursive: true }));

replayCases(
  'shop',
  async ({ name, fresh = false }) => {
    events.push(`open ${name} ${fresh}`);
    return {
      call: async (tool) => {
        events.push(tool);
        return { structured: {} };
      },
      close: async () => void events.push('close'),
    };
  },
  folder,
);

replayCases('empty', () => Promise.reject(new Error('nothing is to be opened')), folder);

describe('the cases of a folder', () => {
  it('were all played, by file name, each with a caller of its own that was closed', () => {
    expect(events).toEqual(['open first false', 'look', 'look', 'close', 'open second true', 'look', 'close']);
  });

  it('are a test each, and say so when there are none', () => {
    expect(ran.slice(0, 3)).toEqual([
      'acceptance cases of shop first',
      'acceptance cases of shop second',
      'finds no acceptance cases of empty beside the checkout: none were played',
    ]);
  });

  it('are read from files of JSON only', () => {
    expect(readScenarios('shop', folder).map(({ name }) => name)).toEqual(['first', 'second']);
    expect(readScenarios('empty', folder)).toEqual([]);
  });
});
