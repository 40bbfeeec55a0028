import { systemClock, yearMonth } from '@bursar/calendar';
import { DomainError, loadTools, type Tool } from '@bursar/toolkit';

import { INVARIANT_REASONS, STATUS_OF_CODE } from './model/error-codes';
import { participantsText } from './household/list-participants';
import { monthReportText } from './months/get-monthly-report';
import { monthSummaryText } from './months/get-monthly-summary';
import { createdText as movementCreatedText } from './movements/create-movement';
import { correctionText } from './movements/correction-text';
import { movementPageText } from './movements/list-movements';
import { createdText as recurrenceCreatedText } from './recurrences/create-recurrence';
import { editedText } from './recurrences/edit-recurrence';
import { endedText } from './recurrences/end-recurrence';
import { recurrencePageText } from './recurrences/list-recurrences';
import { createSharedSplit } from './shared-split';
import { skill } from './skill';
import { balanceText } from './settlements/get-balance';
import { recordedText } from './settlements/record-settlement';
import { balance, correction, month, movement, names, recorded, recurrence } from './testing/bodies';
import { ERROR_ADVICE } from './text/error-advice';
import { errorText } from './text/error-text';

const domain = createSharedSplit({ remote: { baseUrl: 'http://localhost', timeoutSeconds: 1 }, clock: systemClock });
let tools: readonly Tool[];
let toolNames: readonly string[];
beforeAll(async () => {
  tools = await loadTools(domain);
  toolNames = tools.map(({ name }) => name);
});
const read = (path: string) => skill.files[path]?.() as Promise<string>;
const codeWords = (text: string) => [...text.matchAll(/`([^`\n]+)`/g)].map(([, word = '']) => word);

describe('the skill', () => {
  it('has the server’s description of it in its front matter', async () => {
    expect((await read('SKILL.md')).split('---\n')[1]).toBe(`name: ${skill.name}\ndescription: ${skill.description}\n`);
  });

  it('names every tool, and nothing that is not in its tools', async () => {
    const text = await read('SKILL.md');
    const words = codeWords(text).filter((word) => /^[a-z]+(_[a-z]+)+$/.test(word));
    expect(toolNames.filter((name) => !words.includes(name))).toEqual([]);
    const fields = tools.flatMap(({ input, output }) => [
      ...Object.keys(input.shape),
      ...Object.keys(output?.shape ?? {}),
    ]);
    const known = new Set<string>([...toolNames, ...fields]);
    expect(words.filter((word) => !known.has(word))).toEqual([]);
  });

  it('mentions only existing codes and variables', async () => {
    const codes = codeWords(await read('SKILL.md')).filter((word) => /^[A-Z]+(_[A-Z]+)+$/.test(word));
    const known = [STATUS_OF_CODE, INVARIANT_REASONS, ERROR_ADVICE].flatMap(Object.keys);
    expect(codes.filter((code) => !known.includes(code) && !/^MCP_API_(BASE_URL|TIMEOUT_SECONDS)$/.test(code))).toEqual(
      [],
    );
    expect(codes).toContain('DUPLICATE_EXTERNAL_ID');
  });

  it('shows calls that the tools accept', async () => {
    const examples = [...(await read('SKILL.md')).matchAll(/```json\n([^`]+)```/g)].map(([, text = '']) =>
      JSON.parse(text),
    );
    expect(examples.length).toBeGreaterThan(2);
    for (const { tool, arguments: given } of examples) {
      const input = tools.find(({ name }) => name === tool)?.input;
      expect({ tool, isAccepted: input?.safeParse(given).success }).toEqual({ tool, isAccepted: true });
    }
  });

  it('links to its own files', async () => {
    const links = [...(await read('SKILL.md')).matchAll(/\]\(([^)]+)\)/g)].map(([, path = '']) => path);
    expect(links).toEqual(['references/response_templates.md']);
    expect(Object.keys(skill.files)).toEqual(['SKILL.md', ...links]);
  });
});

describe('the templates of the skill', () => {
  const nothing = { items: [], total: 0, limit: 50, offset: 0 };
  const page = <Item>(item: Item) => ({ items: Array<Item>(5).fill(item), total: 9, limit: 5, offset: 0 });
  const participants = [...names].map(([id, display_name]) => ({ id, display_name, is_active: true }));
  const result = { month, names, generation: undefined };
  const empty = { ...result, month: { ...month, total_gross: '0.00', total_refunds: '0.00' } };
  const refund = { ...movement, type: 'refund', external_id: null } as const;
  const [withRun, withoutRun] = [{ auto_generate: true }, { auto_generate: false }];
  const february = { year: 2026, month: 2 };

  it.each<[string, string]>([
    ['list_participants: sucesso', participantsText({ participants })],
    ['list_movements: sucesso', movementPageText({ page: page(movement), names }, february)],
    ['list_movements: vazio', movementPageText({ page: nothing, names }, february)],
    ['create_movement: sucesso', movementCreatedText({ movement, names })],
    ['create_movement: sucesso', movementCreatedText({ movement: refund, names })],
    ['create_recurrence: sucesso', recurrenceCreatedText({ recurrence, names })],
    ['list_recurrences: sucesso', recurrencePageText(page(recurrence))],
    ['list_recurrences: vazio', recurrencePageText(nothing)],
    ['edit_recurrence: sucesso', editedText(recurrence)],
    ['end_recurrence: sucesso', endedText(recurrence, { end_competence_month: yearMonth('2026-12') })],
    ['get_monthly_summary: sucesso', monthSummaryText(result, withRun)],
    ['get_monthly_summary: vazio', monthSummaryText(empty, withoutRun)],
    ['get_monthly_report: sucesso', monthReportText(result, withoutRun)],
    ['get_monthly_report: vazio', monthReportText(empty, withRun)],
    ['correct_movement: sucesso', correctionText({ correction, names })],
    ['record_settlement: sucesso', recordedText({ recorded, names })],
    ['get_balance: sucesso', balanceText({ balance, closedMonths: 1, names })],
  ])('are those that the server fills in: %s', async (place, text) => {
    const template = (await templates()).get(place) ?? '';
    expect(text).toMatch(formOf(template));
  });

  it('are all there are', async () => {
    expect((await templates()).size).toBe(12 + 4);
  });

  it('include those of failures', async () => {
    const text = await read('references/response_templates.md');
    const [, form = ''] = /## Erros\n+```text\n([^`]+)\n```/.exec(text) ?? [];
    for (const { name, failureTitle: title = '' } of tools) {
      expect(errorText(title, new DomainError('ANY', 'Why. What to do.'))).toMatch(formOf(form));
      expect(text).toMatch(new RegExp(`\\| \`${name}\` +\\| ${title} +\\|`));
    }
    for (const [code, { cause, action }] of Object.entries(ERROR_ADVICE)) {
      const row = text.split('\n').find((line) => line.startsWith(`| \`${code}\` `));
      expect(row?.split('|').map((cell) => cell.trim())).toEqual(['', `\`${code}\``, cause, action, '']);
    }
  });
});

/** The templates of results by tool and variant. */
async function templates(): Promise<ReadonlyMap<string, string>> {
  const sections = (await read('references/response_templates.md')).split(/^## /m).slice(1);
  return new Map(
    sections.flatMap((section) => {
      const [tool = ''] = section.split('\n');
      const blocks = section.matchAll(/### (\S+)\n+```text\n([^`]+)\n```/g);
      return [...blocks].map(([, variant, text = '']): [string, string] => [`${tool}: ${variant}`, text]);
    }),
  );
}

/** A filled-in template as a pattern: something in every brace, one line or more where items stand. */
function formOf(template: string): RegExp {
  const literal = template.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
  return new RegExp(`^${literal.replace('{itens}', '(• .+\\n?){5}… .+').replace(/\{[a-z]\w*\}/g, '.+')}$`);
}
