import { systemClock } from '@bursar/calendar';
import { openDatabase } from '@bursar/database';
import { loadTools, type Tool } from '@bursar/toolkit';

import { STATUS_OF_CODE } from './errors';
import { errorBody } from './model/error-body';
import { createPlanifi } from './planifi';
import { skill } from './skill';
import { actionOf } from './testing/actions';

describe('the skill', () => {
  let text: string;
  let tools: readonly Tool[];
  beforeAll(async () => {
    tools = await loadTools(createPlanifi({ database: openDatabase({}), clock: systemClock }));
    text = (await skill.files['SKILL.md']?.()) ?? '';
  });
  const codeWords = () => [...text.matchAll(/`([^`\n]+)`/g)].map(([, word = '']) => word);

  it('has the name and description of the server in its front matter', () => {
    expect(text.split('---\n')[1]).toBe(`name: ${skill.name}\ndescription: ${skill.description}\n`);
  });

  it('names every tool, and nothing that the tools do not have', () => {
    const words = codeWords().filter((word) => /^[a-z]+([A-Z][a-z]+)+$/.test(word));
    const actions = tools.map(({ name }) => actionOf(name));
    expect(actions.filter((action) => !words.includes(action))).toEqual([]);
    const known = new Set<string>([...actions, 'totalPages', ...Object.keys(errorBody.shape)]);
    for (const { input } of tools) for (const name of Object.keys(input.shape)) known.add(name);
    expect(words.filter((word) => !known.has(word))).toEqual([]);
  });

  it('names only codes of the domain', () => {
    const types = ['DEBIT_CARD', 'CREDIT_CARD'];
    const codes = codeWords().filter((word) => /^[A-Z]+(_[A-Z]+)+$/.test(word) && !types.includes(word));
    expect(codes.filter((code) => !Object.hasOwn(STATUS_OF_CODE, code))).toEqual([]);
    expect(new Set(codes).size).toBe(10);
  });

  it('shows calls that the tools accept', () => {
    const examples = [...text.matchAll(/```json\n([^`]+)```/g)].map(([, json = '']) => JSON.parse(json));
    expect(examples).toHaveLength(3);
    for (const { tool, arguments: given } of examples) {
      const input = tools.find(({ name }) => name === tool)?.input;
      expect({ tool, isAccepted: input?.safeParse(given).success }).toEqual({ tool, isAccepted: true });
    }
  });
});
