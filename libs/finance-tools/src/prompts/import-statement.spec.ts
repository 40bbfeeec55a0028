import { stoppedClock } from '@bursar/calendar';
import { openDatabase } from '@bursar/database';
import { loadTools } from '@bursar/toolkit';

import { createFinanceTools } from '../finance-tools';

const database = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/nowhere' });
afterAll(() => database.close());

function promptWith(options: { readonly filesOpen: boolean; readonly readOnly: boolean }) {
  const { prompts = [] } = createFinanceTools({ database, clock: stoppedClock('2026-02-10'), ...options });
  const prompt = prompts.find(({ name }) => name === 'import_statement');
  if (prompt === undefined) throw new Error('there is no such prompt');
  return prompt;
}

describe('importing a statement', () => {
  it('shows the statement before storing it', () => {
    const prompt = promptWith({ filesOpen: false, readOnly: false });
    const text = prompt.render({ account: 'UBS private' });
    expect(text).toContain('"UBS private"');
    expect(text.indexOf('mode analyze')).toBeLessThan(text.indexOf('Commit it when I have said'));
    expect(text).toMatch(/"12 of 214 lines have no category".*$/);
    expect(prompt.effect).toBe('write');
  });

  it('only shows the statement in read-only mode', () => {
    const prompt = promptWith({ filesOpen: false, readOnly: true });
    expect(prompt.effect).toBe('read');
    expect(prompt.render({ account: 'UBS private' })).not.toContain('Commit');
  });

  it('accepts a file when folders are open', () => {
    expect(promptWith({ filesOpen: false, readOnly: false }).arguments).not.toHaveProperty('file');
    const prompt = promptWith({ filesOpen: true, readOnly: false });
    expect(prompt.render({ account: 'UBS private', file: 'january.csv' })).toContain('"january.csv": send its path');
    expect(prompt.render({ account: 'UBS private' })).toContain('as content');
  });

  it('names only tools and fields that exist', async () => {
    const domain = createFinanceTools({ database, clock: stoppedClock('2026-02-10'), filesOpen: false });
    const tools = await loadTools(domain);
    const known = tools.flatMap(({ name, input, output }) => [
      name,
      ...Object.keys(input.shape),
      ...Object.keys(output?.shape ?? {}),
    ]);
    const text = promptWith({ filesOpen: false, readOnly: false }).render({ account: 'UBS private' });
    const words = text.match(/\b[a-z]+(_[a-z]+)+\b/g) ?? [];
    expect(words.filter((word) => !known.includes(word))).toEqual([]);
  });
});
