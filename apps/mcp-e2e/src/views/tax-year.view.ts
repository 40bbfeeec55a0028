import { readExample } from '../fixtures/workspace';
import {
  accessibilityViolations,
  APPEARANCES,
  clickButton,
  horizontalOverflow,
  screenshot,
  visibleText,
  waitForHeading,
} from './frame-inspection';
import { ViewHarness, type Appearance } from './view-harness';

const HISTORY = { cgt_content: readExample('three-years.cgt') };
const ORCH = 'Sale of 80 ORCH';
/** A thousand sales in one tax year, each of another share. */
const THOUSAND_SALES = {
  cgt_content: Array.from(
    { length: 1000 },
    (_, n) => `2023-05-0${(n % 9) + 1} BUY T${n} 10 @ 1.50\n2023-09-0${(n % 9) + 1} SELL T${n} 10 @ 2.25`,
  ).join('\n'),
};

let harness: ViewHarness;

beforeAll(async () => {
  harness = await ViewHarness.start('cgt-engine');
});
afterAll(() => harness.stop());
afterEach(() => expect(harness.browserErrors.splice(0)).toEqual([]));

const open = (appearance: Appearance = {}, input: object = HISTORY) =>
  harness.open('calculate_report', { ...input }, appearance);

describe('a tax year', () => {
  it.each(APPEARANCES)('shows real data in $theme mode on a $width, accessibly', async (appearance) => {
    const frame = await open(appearance);
    await waitForHeading(frame, 'Tax year 2024/25');
    await screenshot(frame, `tax-year-${appearance.theme}-${appearance.width}`);
    expect(await accessibilityViolations(frame)).toEqual([]);
    expect(await horizontalOverflow(frame)).toBe(0);
  });

  it('shows every figure of the result', async () => {
    const frame = await open();
    await waitForHeading(frame, 'Tax year 2024/25');
    const seen = await visibleText(frame);
    const figures = [
      '£1,248.29',
      '£3,000.00',
      '£6,551.78',
      '£5,293.64',
      '£259.20',
      '£989.09',
      '£0.00',
      '£62.91',
      '£869.08',
    ];
    for (const figure of figures) expect(seen).toContain(figure);
    for (const figure of ['£2,875.84', '£1,242.80', '30 Oct 2024 – 5 Apr 2025']) expect(seen).toContain(figure);
  });

  it('shows the boxes of the return, losses by year, and what to know about them', async () => {
    const lost = {
      cgt_content:
        '2022-06-01 BUY A 1 @ 9001\n2022-06-02 SELL A 1 @ 1\n2024-06-01 BUY B 1 @ 1\n2024-06-02 SELL B 1 @ 20001',
    };
    const frame = await open({}, lost);
    await frame.getByText('These figures belong in your return.').waitFor();
    const seen = await visibleText(frame);
    for (const part of [
      'Box 24',
      'Box 45',
      '9000',
      'Losses carried forward, by year',
      '2022/23',
      '5 Apr 2027',
      'SA108',
    ]) {
      expect(seen).toContain(part);
    }
    expect(await accessibilityViolations(frame)).toEqual([]);
  });

  it('shows another year, and an empty year', async () => {
    const frame = await open();
    await clickButton(frame, '2022/23');
    await waitForHeading(frame, 'Tax year 2022/23');
    await clickButton(frame, 'Previous tax year');
    await waitForHeading(frame, 'Tax year 2021/22');
    await frame.getByText('No disposals this tax year').waitFor();
    await screenshot(frame, 'tax-year-empty');
    expect(await accessibilityViolations(frame)).toEqual([]);
    await clickButton(frame, '2023/24');
    await waitForHeading(frame, 'Tax year 2023/24');
  });

  it('explains a disposal, opened by keyboard, and goes back', async () => {
    const frame = await open();
    await frame.getByRole('button', { name: ORCH }).focus();
    await frame.page().keyboard.press('Enter');
    await frame.getByRole('heading', { name: ORCH }).waitFor();
    await frame.getByText('30 days after the sale').first().waitFor();
    await screenshot(frame, 'tax-year-explained');
    expect(await accessibilityViolations(frame)).toEqual([]);
    await clickButton(frame, 'Back to the tax year');
    await frame.getByRole('button', { name: ORCH }).waitFor();
  });

  it('loads the disposals that a summary leaves out', async () => {
    const frame = await open({}, { ...HISTORY, year: 2024, detail: 'summary' });
    await frame.getByRole('button', { name: ORCH }).waitFor();
  });

  it('shows a thousand rows', async () => {
    const frame = await open({ width: 'phone' }, THOUSAND_SALES);
    await frame.getByText('100 of 1,000').waitFor();
    await clickButton(frame, 'Show more');
    expect(await frame.locator('.disposal').count()).toBe(1000);
    expect(await horizontalOverflow(frame)).toBe(0);
  });

  it('shows the message of a failed call, with hostile text as plain text', async () => {
    const refused = await open({}, { cgt_content: '2024-01-01 BUY <img/src=x/onerror=alert(1)>\u202E 1 @ 1' });
    await refused.getByText('This couldn’t be loaded.').waitFor();
    expect(await refused.locator('img').count()).toBe(0);
    await screenshot(refused, 'tax-year-refused');
    expect(await accessibilityViolations(refused)).toEqual([]);
  });

  it('keeps the current result on screen until a slow one arrives', async () => {
    const frame = await open({}, { ...HISTORY, year: 2024 });
    await waitForHeading(frame, 'Tax year 2024/25');
    const release = await harness.holdResponse(frame.page(), 'calculate_report');
    await clickButton(frame, 'Previous tax year');
    await frame.getByText('Loading 2023/24…').waitFor({ state: 'attached' });
    await waitForHeading(frame, 'Tax year 2024/25');
    await screenshot(frame, 'tax-year-slow');
    release();
    await waitForHeading(frame, 'Tax year 2023/24');
  });

  it('shows only the result when the host passes no calls on', async () => {
    const frame = await open({ passesCalls: false });
    await frame.getByText(ORCH).waitFor();
    await clickButton(frame, '2022/23');
    await waitForHeading(frame, 'Tax year 2022/23');
    expect(await frame.getByRole('button', { name: 'Sale of' }).count()).toBe(0);
    expect(await frame.getByRole('alert').count()).toBe(0);
  });
});
