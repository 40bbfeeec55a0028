import { stoppedClock } from '@bursar/calendar';

import { createCgtEngine } from '../cgt-engine';

const promptsWith = (filesOpen: boolean) =>
  createCgtEngine({ clock: stoppedClock('2026-02-10'), filesOpen }).prompts ?? [];

const GIVEN = { ticker: 'VOD', date: '2024-06-20', year: '2024/25' };

it.each([
  ['explain_disposal', 'explain_matching', '"VOD" on "2024-06-20"'],
  ['prepare_tax_year', 'calculate_report', '"2024/25"'],
  ['prepare_tax_year', 'prepare_return', 'SA108'],
  ['prepare_tax_year', 'read_broker_files', 'left out'],
])('%s asks for %s of the whole history', (name, tool, what) => {
  const prompt = promptsWith(false).find((candidate) => candidate.name === name);
  const text = prompt?.render(GIVEN);
  expect(text).toContain(tool);
  expect(text).toContain(what);
  expect(text).toContain('my whole transaction history as cgt_content');
});

it('a file is asked for only where folders are open', () => {
  expect(promptsWith(false).flatMap((prompt) => Object.keys(prompt.arguments))).not.toContain('file');
  for (const prompt of promptsWith(true)) {
    expect(prompt.arguments['file']).toMatchObject({ required: false });
    expect(prompt.render({ ...GIVEN, file: 'trades.cgt' })).toContain('cgt_path "trades.cgt"');
    expect(prompt.render(GIVEN)).toContain('cgt_content');
  }
});
