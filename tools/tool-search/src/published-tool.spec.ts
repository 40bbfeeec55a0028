import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { readTools, searchedText, tokensOf } from './published-tool';
import { wordsOf } from './words';

it('names and descriptions of arguments are searched however deep, values are not', () => {
  const text = searchedText({
    name: 'create_thing',
    title: 'Title',
    description: 'Described',
    inputSchema: {
      properties: {
        outer: { description: 'of outer', items: { anyOf: [{ properties: { inner: { description: 'of inner' } } }] } },
        // An argument of the name of a keyword is an argument.
        description: { type: 'string', enum: ['value'], default: 'value', examples: ['value'] },
      },
      $defs: { shared: { properties: { held: { type: 'string' } } } },
    },
  });
  expect(wordsOf(text)).toEqual(
    expect.arrayContaining(['create', 'thing', 'title', 'described', 'outer', 'inner', 'of', 'description', 'held']),
  );
  expect(text).not.toMatch(/value|anyOf|string|shared/);
});

it('words are parted at capitals and anything but letters and digits, without accents', () => {
  expect(wordsOf('planifi_createExpense_v1: Größe, débito ÉTÉ')).toEqual([
    'planifi',
    'create',
    'expense',
    'v1',
    'gro',
    'e',
    'debito',
    'ete',
  ]);
});

it('tokens are a quarter of the characters of name, description and input schema', () => {
  const face = { name: 'a', description: 'b', inputSchema: {} };
  expect(tokensOf({ ...face, title: 'not counted' })).toBe(JSON.stringify(face).length / 4);
});

describe('a list of tools', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tool-search-'));
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });
  const read = (content: unknown) => {
    const path = join(folder, 'list.json');
    writeFileSync(path, JSON.stringify(content));
    return readTools(path);
  };

  it('is read as the build writes it and as a server answers', () => {
    expect(read([{ name: 'a' }])).toEqual([{ name: 'a' }]);
    expect(read({ tools: [{ name: 'a' }] })).toEqual([{ name: 'a' }]);
  });

  it.each([[{}], [null], [[1]], [[{ title: 'a' }]]])('anything else is refused: %j', (content) => {
    expect(() => read(content)).toThrow('is no list of tools');
  });
});
