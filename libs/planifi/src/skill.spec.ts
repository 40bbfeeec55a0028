import { systemClock } from '@bursar/calendar';
import { openDatabase } from '@bursar/database';

import { ACTIONS } from './contract/actions';
import { STATUS_OF_CODE } from './contract/error-codes';
import { errorBody } from './contract/outputs';
import { createPlanifi } from './planifi';
import { skill } from './skill';

const { tools } = createPlanifi({ database: openDatabase({}), clock: systemClock });

describe('the skill', () => {
  let text: string;
  beforeAll(async () => {
    text = (await skill.files['SKILL.md']?.()) ?? '';
  });
  const codeWords = () => [...text.matchAll(/`([^`\n]+)`/g)].map(([, word = '']) => word);

  it('says in its front matter what the server says of it', () => {
    expect(text.split('---\n')[1]).toBe(`name: ${skill.name}\ndescription: ${skill.description}\n`);
  });

  it('names every action, and nothing that is not in its tools', () => {
    const words = codeWords().filter((word) => /^[a-z]+([A-Z][a-z]+)+$/.test(word));
    expect(ACTIONS.filter((action) => !words.includes(action))).toEqual([]);
    const known = new Set<string>([...ACTIONS, 'totalPages', ...Object.keys(errorBody.shape)]);
    for (const { input } of tools) for (const name of Object.keys(input.shape)) known.add(name);
    expect(words.filter((word) => !known.has(word))).toEqual([]);
  });

  it('knows the codes that there are', () => {
    const types = ['DEBIT_CARD', 'CREDIT_CARD'];
    const codes = codeWords().filter((word) => /^[A-Z]+(_[A-Z]+)+$/.test(word) && !types.includes(word));
    expect(codes.filter((code) => !Object.hasOwn(STATUS_OF_CODE, code))).toEqual([]);
    expect(new Set(codes).size).toBe(8);
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
