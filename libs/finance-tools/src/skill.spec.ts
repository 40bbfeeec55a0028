import { systemClock } from '@bursar/calendar';
import { openDatabase } from '@bursar/database';

import { ERROR_CODES } from './contract/error-codes';
import { createFinanceTools } from './finance-tools';
import { skill } from './skill';

const { tools } = createFinanceTools({ database: openDatabase({}), clock: systemClock, filesOpen: true });

describe('the skill', () => {
  let text: string;
  beforeAll(async () => {
    text = (await skill.files['SKILL.md']?.()) ?? '';
  });
  const codeWords = () => [...text.matchAll(/`([^`\n]+)`/g)].map(([, word = '']) => word);

  it('says in its front matter what the server says of it', () => {
    expect(text.split('---\n')[1]).toBe(`name: ${skill.name}\ndescription: ${skill.description}\n`);
  });

  it('names every tool, and none that is not there', () => {
    const names = codeWords().filter((word) => word.startsWith('finance_'));
    expect([...new Set(names)].sort()).toEqual(tools.map(({ name }) => name).sort());
  });

  it('knows the codes that there are', () => {
    const codes = codeWords().filter((word) => /^[A-Z]+_(ERROR|FOUND)$/.test(word));
    expect(codes).toEqual(ERROR_CODES.filter((code) => code !== 'UNKNOWN_TOOL'));
  });

  it('shows calls that the tools accept', () => {
    const examples = [...text.matchAll(/```json\n([^`]+)```/g)].map(([, json = '']) => JSON.parse(json));
    expect(examples).toHaveLength(2);
    for (const { tool, arguments: given } of examples) {
      const input = tools.find(({ name }) => name === tool)?.input;
      expect({ tool, isAccepted: input?.safeParse(given).success }).toEqual({ tool, isAccepted: true });
    }
  });
});
