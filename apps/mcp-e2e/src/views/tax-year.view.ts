import { readExample } from '../fixtures/workspace';
import { barriers, heading, LOOKS, overflowing, press, shoot, words } from './looking';
import { Stage, type Look } from './stage';

const HISTORY = { cgt_content: readExample('three-years.cgt') };
const ORCH = 'Sale of 80 ORCH';
/** A thousand sales in one tax year, of as many shares. */
const CROWDED = {
  cgt_content: Array.from(
    { length: 1000 },
    (_, n) => `2023-05-0${(n % 9) + 1} BUY T${n} 10 @ 1.50\n2023-09-0${(n % 9) + 1} SELL T${n} 10 @ 2.25`,
  ).join('\n'),
};

let stage: Stage;

beforeAll(async () => {
  stage = await Stage.set('cgt-engine');
});
afterAll(() => stage.stop());
afterEach(() => expect(stage.complaints.splice(0)).toEqual([]));

const open = (look: Look = {}, input: object = HISTORY) => stage.open('calculate_report', { ...input }, look);

describe('a tax year', () => {
  it.each(LOOKS)('shows real data in $theme at the width of a $width, without barriers', async (look) => {
    const frame = await open(look);
    await heading(frame, 'Tax year 2024/25');
    await shoot(frame, `tax-year-${look.theme}-${look.width}`);
    expect(await barriers(frame)).toEqual([]);
    expect(await overflowing(frame)).toBe(0);
  });

  it('says every figure of the result', async () => {
    const frame = await open();
    await heading(frame, 'Tax year 2024/25');
    const seen = await words(frame);
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
    for (const figure of ['£2,875.84', '£1,242.80', '30 Oct 2024 to 5 Apr 2025']) expect(seen).toContain(figure);
  });

  it('shows another year, and one in which there is nothing', async () => {
    const frame = await open();
    await press(frame, '2022/23');
    await heading(frame, 'Tax year 2022/23');
    await press(frame, 'Previous tax year');
    await heading(frame, 'Tax year 2021/22');
    await frame.getByText('Nothing was disposed of in this tax year.').waitFor();
    await shoot(frame, 'tax-year-empty');
    expect(await barriers(frame)).toEqual([]);
    await press(frame, '2023/24');
    await heading(frame, 'Tax year 2023/24');
  });

  it('explains a disposal, by keyboard, and comes back', async () => {
    const frame = await open();
    await frame.getByRole('button', { name: ORCH }).focus();
    await frame.page().keyboard.press('Enter');
    await frame.getByRole('heading', { name: ORCH }).waitFor();
    await frame.getByText('30 days after the sale').first().waitFor();
    await shoot(frame, 'tax-year-explained');
    expect(await barriers(frame)).toEqual([]);
    await press(frame, 'Back to the tax year');
    await frame.getByRole('button', { name: ORCH }).waitFor();
  });

  it('lists what a summary left out', async () => {
    const frame = await open({}, { ...HISTORY, year: 2024, detail: 'summary' });
    await frame.getByRole('button', { name: ORCH }).waitFor();
  });

  it('shows a thousand rows', async () => {
    const frame = await open({ width: 'phone' }, CROWDED);
    await frame.getByText('100 of 1000').waitFor();
    await press(frame, 'Show more');
    expect(await frame.locator('.disposal').count()).toBe(1000);
    expect(await overflowing(frame)).toBe(0);
  });

  it('says what was refused, and takes hostile words for words', async () => {
    const refused = await open({}, { cgt_content: '2024-01-01 BUY <img/src=x/onerror=alert(1)>\u202E 1 @ 1' });
    await refused.getByText('This could not be loaded.').waitFor();
    expect(await refused.locator('img').count()).toBe(0);
    await shoot(refused, 'tax-year-refused');
    expect(await barriers(refused)).toEqual([]);
  });

  it('keeps what it shows until a slow answer has come', async () => {
    const frame = await open({}, { ...HISTORY, year: 2024 });
    await heading(frame, 'Tax year 2024/25');
    const release = await stage.hold(frame.page(), 'calculate_report');
    await press(frame, 'Previous tax year');
    await frame.getByText('Loading Tax year 2023/24…').waitFor({ state: 'attached' });
    await heading(frame, 'Tax year 2024/25');
    await shoot(frame, 'tax-year-slow');
    release();
    await heading(frame, 'Tax year 2023/24');
  });

  it('shows the result alone where its host passes no calls on', async () => {
    const frame = await open({ passesCalls: false });
    await frame.getByText(ORCH).waitFor();
    await press(frame, '2022/23');
    await heading(frame, 'Tax year 2022/23');
    expect(await frame.getByRole('button', { name: 'Sale of' }).count()).toBe(0);
    expect(await frame.getByRole('alert').count()).toBe(0);
  });
});
