import { systemClock } from '@bursar/calendar';
import { openDatabase } from '@bursar/database';
import { loadTools, type Tool } from '@bursar/toolkit';

import { ERROR_CODES } from './errors';
import { createFinanceTools } from './finance-tools';
import { skill } from './skill';

const domain = createFinanceTools({ database: openDatabase({}), clock: systemClock, filesOpen: true });

describe('the skill', () => {
  let text: string;
  let tools: readonly Tool[];
  beforeAll(async () => {
    tools = await loadTools(domain);
    text = (await skill.files['SKILL.md']?.()) ?? '';
  });
  const codeWords = () => [...text.matchAll(/`([^`\n]+)`/g)].map(([, word = '']) => word);

  it('has the name and the description of the server in its front matter', () => {
    expect(text.split('---\n')[1]).toBe(`name: ${skill.name}\ndescription: ${skill.description}\n`);
  });

  it('names every tool and no other', () => {
    const names = codeWords().filter((word) => word.startsWith('finance_'));
    expect([...new Set(names)].sort()).toEqual(tools.map(({ name }) => name).sort());
  });

  it('lists the error codes', () => {
    const codes = codeWords().filter((word) => /^[A-Z]+_(ERROR|FOUND)$/.test(word));
    expect(codes).toEqual(ERROR_CODES.filter((code) => code !== 'UNKNOWN_TOOL'));
  });

  it('shows only calls that the tools accept', () => {
    const examples = [...text.matchAll(/```json\n([^`]+)```/g)].map(([, json = '']) => JSON.parse(json));
    expect(examples).toHaveLength(9);
    for (const { tool, arguments: given } of examples) {
      const input = tools.find(({ name }) => name === tool)?.input;
      expect({ tool, isAccepted: input?.safeParse(given).success }).toEqual({ tool, isAccepted: true });
    }
  });
});
