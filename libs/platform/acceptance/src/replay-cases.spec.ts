import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { readScenarios } from './case-folder';
import { replayCases } from './replay-cases';

// Made before the tests are: the cases decide which tests there are.
const folder = mkdtempSync(join(tmpdir(), 'bursar-cases-'));
const step = { tool: 'look', arguments: {} };
mkdirSync(join(folder, 'shop/cases'), { recursive: true });
mkdirSync(join(folder, 'empty/cases'), { recursive: true });
writeFileSync(
  join(folder, 'shop/cases/b.json'),
  JSON.stringify({ scenarios: [{ name: 'second', fresh: true, steps: [step] }] }),
);
writeFileSync(join(folder, 'shop/cases/a.json'), JSON.stringify({ name: 'first', steps: [step, step] }));
writeFileSync(join(folder, 'shop/cases/notes.txt'), 'no case');

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

describe('the cases of a folder', () => {
  it('were all played, by file name, each with a caller of its own that was closed', () => {
    expect(events).toEqual(['open first false', 'look', 'look', 'close', 'open second true', 'look', 'close']);
  });

  it('are a test each', () => {
    expect(ran.slice(0, 2)).toEqual(['acceptance cases of shop first', 'acceptance cases of shop second']);
  });

  it.each(['empty', 'missing'])('are never silently none: %s', (domain) => {
    expect(() => replayCases(domain, () => Promise.reject(new Error('not reached')), folder)).toThrow(domain);
  });

  it('are read from files of JSON only', () => {
    expect(readScenarios('shop', folder).map(({ name }) => name)).toEqual(['first', 'second']);
  });
});
