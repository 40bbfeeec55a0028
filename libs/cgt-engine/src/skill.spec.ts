import type { RefusalCode } from './errors';
import { skill } from './skill';
import { callTool, domain } from './testing/call-tool';

describe('the skill', () => {
  let text: string;
  beforeAll(async () => {
    text = (await skill.files['SKILL.md']?.()) ?? '';
  });
  const codeWords = () => [...text.matchAll(/`([^`\n]+)`/g)].map(([, word = '']) => word);

  it('says in its front matter what the server says of it', () => {
    expect(text.split('---\n')[1]).toBe(`name: ${skill.name}\ndescription: ${skill.description}\n`);
    expect(domain.skill).toBe(skill);
  });

  it('names every tool', () => {
    const names = domain.tools.map(({ name }) => name);
    expect(names.filter((name) => !codeWords().includes(name))).toEqual([]);
  });

  it('points to documents that are there', () => {
    const known = domain.resources?.map(({ uri }) => uri).sort();
    expect(codeWords().filter((word) => word.startsWith('cgt://'))).toEqual(known);
  });

  it('says what to do about refusals that there are', () => {
    const explained: readonly RefusalCode[] = [
      'PARSE_ERROR',
      'INVALID_DATE',
      'INVALID_CURRENCY',
      'UNKNOWN_BROKER_FILE',
      'BROKER_ROW_UNREADABLE',
      'DISPOSAL_EXCEEDS_HOLDING',
      'SAME_DATE_SPLIT_AND_TRADE',
      'EVENT_WITHOUT_HOLDING',
      'MISSING_FX_RATE',
      'DISPOSAL_NOT_FOUND',
      'NO_TRANSACTIONS',
      'INVALID_JSON',
      'MISSING_FIELD',
      'DISPOSAL_BEFORE_2008',
    ];
    const named = codeWords().filter((word) => /^[A-Z]+_[A-Z0-9_]+$/.test(word));
    expect(named).toEqual(explained);
  });

  it('shows calls that are answered', async () => {
    const examples = [...text.matchAll(/```json\n([^`]+)```/g)].map(([, json = '']) => JSON.parse(json));
    expect(examples.map(({ tool }) => tool)).toEqual([
      'calculate_report',
      'explain_matching',
      'prepare_return',
      'plan_disposal',
    ]);
    for (const { tool, arguments: given } of examples) {
      expect(await callTool(tool, given)).toMatchObject({ result: expect.anything() });
    }
  });
});
