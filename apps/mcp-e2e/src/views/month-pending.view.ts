import type { Frame, Page } from 'playwright-core';

import { accessibilityViolations, clickButton, screenshot, waitForHeading } from './frame-inspection';
import { PageHarness } from './page/page-harness';
import { ViewHarness } from './view-harness';

const MAY = { year: 2026, month: 5 };
const EXPECTED = '(previsto, com as despesas fixas do mês)';
const RECORD = 'Registrar a despesa fixa pendente (R$ 2.850,00)';

let harness: ViewHarness;

beforeAll(async () => {
  harness = await ViewHarness.start('shared-split');
  await harness.call('create_recurrence', {
    description: 'Aluguel',
    amount: '2850.00',
    payer_participant_id: 'leticia',
    requested_by_participant_id: 'leticia',
    split_config: { type: 'equal' },
    reference_day: 5,
    start_competence_month: '2026-05',
  });
  await harness.call('create_movement', {
    type: 'purchase',
    amount: '42.00',
    description: 'Mercado',
    requested_by_participant_id: 'elias',
    occurred_at: '2026-05-03',
  });
});
afterAll(() => harness.stop());
afterEach(() => expect(harness.browserErrors.splice(0)).toEqual([]));

const cardOf = async (shown: Frame | Page) => (await shown.locator('.hero').innerText()).replace(/\s+/g, ' ');
const movements = (month: typeof MAY) => harness.call('list_movements', month);

it('records nothing when a month is shown', async () => {
  const frame = await harness.open('get_monthly_summary', { year: 2026, month: 4, auto_generate: true });
  await clickButton(frame, 'jun 2026');
  await waitForHeading(frame, 'Junho de 2026');
  await frame.getByText(EXPECTED).waitFor();
  expect(await movements({ year: 2026, month: 6 })).toMatchObject({ total: 0 });
});

it('offers no recording on a server that changes nothing, in a host and on the page', async () => {
  const { data } = harness;
  const hosted = await ViewHarness.start('shared-split', ['--read-only'], {}, data);
  const paged = await PageHarness.start({ args: ['--domains', 'shared-split', '--read-only'], data });
  try {
    const shown = [await hosted.open('get_monthly_summary', MAY), await paged.open('#/shared/2026-05')];
    for (const view of shown) {
      await view.getByText(EXPECTED).waitFor();
      expect(await cardOf(view)).toMatch(/^Elias deve a Letícia R\$ 1\.404,00 .* R\$ 21,00$/);
      expect(await view.getByRole('button', { name: 'Mês anterior' }).count()).toBe(1);
      expect(await view.getByRole('button', { name: /Registrar/ }).count()).toBe(0);
    }
    expect([hosted.browserErrors, paged.browserErrors]).toEqual([[], []]);
  } finally {
    await Promise.all([hosted.leave(), paged.leave()]);
  }
});

it('shows what is due first, and records it when asked to', async () => {
  const frame = await harness.open('get_monthly_summary', MAY);
  await frame.getByText(EXPECTED).waitFor();
  expect(await cardOf(frame)).toMatch(
    /^Elias deve a Letícia R\$ 1\.404,00 \(previsto.* Registrado até agora: Letícia deve a Elias R\$ 21,00/,
  );
  await screenshot(frame, 'month-pending');
  expect(await accessibilityViolations(frame)).toEqual([]);
  expect(await movements(MAY)).toMatchObject({ total: 1 });
  await clickButton(frame, RECORD);
  await frame.getByText('R$ 2.892,00').first().waitFor();
  expect(await cardOf(frame)).toBe('Elias deve a Letícia R$ 1.404,00');
  expect(await movements(MAY)).toMatchObject({ total: 2 });
});
