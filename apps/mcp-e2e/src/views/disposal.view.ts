import { readExample } from '../fixtures/workspace';
import {
  accessibilityViolations,
  APPEARANCES,
  horizontalOverflow,
  screenshot,
  visibleText,
  waitForHeading,
} from './frame-inspection';
import { ViewHarness, type Appearance } from './view-harness';

const HISTORY = { cgt_content: readExample('three-years.cgt') };
const ORCH = { ...HISTORY, disposal_date: '2024-12-10', ticker: 'ORCH' };
/** A thousand pairs of purchases and sales of one share. */
const THOUSAND_SALES = {
  cgt_content: Array.from({ length: 1000 }, (_, n) => {
    const day = new Date(Date.UTC(2019, 0, 1 + n * 2)).toISOString().slice(0, 10);
    const next = new Date(Date.UTC(2019, 0, 2 + n * 2)).toISOString().slice(0, 10);
    return `${day} BUY ACME 10 @ ${100 + (n % 7)}\n${next} SELL ACME 5 @ ${110 + (n % 5)}`;
  }).join('\n'),
};

let harness: ViewHarness;

beforeAll(async () => {
  harness = await ViewHarness.start('cgt-engine');
});
afterAll(() => harness.stop());
afterEach(() => expect(harness.browserErrors.splice(0)).toEqual([]));

const open = (appearance: Appearance = {}) => harness.open('explain_matching', ORCH, appearance);

describe('a disposal explained', () => {
  it.each(APPEARANCES)('shows real data in $theme mode on a $width, accessibly', async (appearance) => {
    const frame = await open(appearance);
    await waitForHeading(frame, 'Sale of 80 ORCH');
    await frame.getByText('17 May 2022').first().waitFor();
    await screenshot(frame, `disposal-${appearance.theme}-${appearance.width}`);
    expect(await accessibilityViolations(frame)).toEqual([]);
    expect(await horizontalOverflow(frame)).toBe(0);
  });

  it('shows every figure of the result', async () => {
    const frame = await open();
    await waitForHeading(frame, 'Sale of 80 ORCH');
    const seen = await visibleText(frame);
    for (const figure of ['£3,685.87', '£1,088.93', '£62.91', '£1,664.96', '£869.08', '£931.99'])
      expect(seen).toContain(figure);
    for (const text of [
      '9 Jan 2025',
      '30 days after the sale',
      'Same day',
      'Nothing matched by this rule',
      'TCGA92/S104',
    ]) {
      expect(seen).toContain(text);
    }
  });

  it('explains another disposal of the history, chosen by keyboard', async () => {
    const frame = await open();
    await frame.getByRole('combobox', { name: 'Disposal' }).selectOption({ label: '6 Nov 2023, ORCH' });
    await waitForHeading(frame, 'Sale of 100 ORCH');
    await screenshot(frame, 'disposal-another');
    await frame.getByRole('combobox').focus();
    await frame.page().keyboard.press('ArrowDown');
    await waitForHeading(frame, 'Sale of 300 MERE');
    await frame.getByText('Loss', { exact: true }).first().waitFor();
    await screenshot(frame, 'disposal-loss');
    expect(await accessibilityViolations(frame)).toEqual([]);
  });

  it('shows a sale among a thousand', async () => {
    const frame = await harness.open(
      'explain_matching',
      { ...THOUSAND_SALES, disposal_date: '2022-02-01', ticker: 'ACME' },
      { width: 'phone' },
    );
    await waitForHeading(frame, 'Sale of 5 ACME');
    await frame.locator('option').nth(999).waitFor({ state: 'attached' });
    expect(await horizontalOverflow(frame)).toBe(0);
    await screenshot(frame, 'disposal-crowded');
  });

  it('shows the message of a failed call, with hostile text as plain text', async () => {
    const refused = await harness.open('explain_matching', { ...ORCH, ticker: '<img src=x onerror=alert(1)>\u202E' });
    await refused.getByText('This couldn’t be loaded.').waitFor();
    expect(await refused.locator('img').count()).toBe(0);
    await screenshot(refused, 'disposal-refused');
    expect(await accessibilityViolations(refused)).toEqual([]);
  });

  it('keeps the current result on screen until a slow one arrives', async () => {
    const frame = await open();
    const choice = frame.getByRole('combobox', { name: 'Disposal' });
    await choice.waitFor();
    const release = await harness.holdResponse(frame.page(), 'explain_matching');
    await choice.selectOption({ label: '18 Feb 2025, MERE' });
    await frame.getByText('Loading 18 Feb 2025, MERE…').waitFor({ state: 'attached' });
    await waitForHeading(frame, 'Sale of 80 ORCH');
    await screenshot(frame, 'disposal-slow');
    release();
    await waitForHeading(frame, 'Sale of 60 MERE');
  });

  it('shows only the result when the host passes no calls on', async () => {
    const frame = await open({ passesCalls: false });
    await waitForHeading(frame, 'Sale of 80 ORCH');
    expect(await frame.getByRole('combobox').count()).toBe(0);
    expect(await frame.getByRole('alert').count()).toBe(0);
  });
});
