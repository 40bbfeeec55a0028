import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { inTurn } from '@bursar/acceptance';
import type { Frame, Locator } from 'playwright-core';

import { ROOT } from '../fixtures/workspace';

/** Light and dark, on a desktop and on a phone: two of these four in turn, which show both of either. */
export const APPEARANCES = inTurn(
  [
    [
      { theme: 'light', width: 'desktop' },
      { theme: 'dark', width: 'phone' },
    ],
    [
      { theme: 'dark', width: 'desktop' },
      { theme: 'light', width: 'phone' },
    ],
  ] as const,
  1,
).flat();

const SCREENSHOTS = join(ROOT, 'tmp/screenshots');
const AXE = join(ROOT, 'node_modules/axe-core/axe.min.js');

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

/** Screenshots are for people to look at, and cost a sixth of these tests' time. */
export const TAKES_SCREENSHOTS = process.env['BURSAR_TEST_SCREENSHOTS'] === 'true';

/** Saves a screenshot of the view to tmp/screenshots, where they are asked for. */
export async function screenshot(frame: Frame, name: string): Promise<void> {
  if (!TAKES_SCREENSHOTS) return;
  mkdirSync(SCREENSHOTS, { recursive: true });
  const page = frame.page();
  const { width } = page.viewportSize() as { width: number };
  await page.setViewportSize({ width, height: await settledHeight(frame) });
  await frame.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
  await page.screenshot({ path: join(SCREENSHOTS, `${name}.png`) });
}

/** The height of the view, once its frame has the same height. */
async function settledHeight(frame: Frame): Promise<number> {
  for (;;) {
    const height = await frame.evaluate(() => Math.ceil(document.documentElement.getBoundingClientRect().height));
    const given = await frame.page().evaluate(() => document.querySelector('iframe')?.clientHeight);
    if (given === height) return height;
    await frame.page().waitForTimeout(10);
  }
}

interface Inspection {
  /** Colours are the same in every language, and their contrast takes longest to compute. */
  readonly checksContrast?: boolean;
}

/** The violations that axe finds, by the rules of WCAG 2.2 A and AA and its best practices. */
export async function accessibilityViolations(
  frame: Frame,
  { checksContrast = true }: Inspection = {},
): Promise<readonly string[]> {
  await frame.evaluate(readFileSync(AXE, 'utf8'));
  const found = await frame.evaluate(async (enabled) => {
    const { axe } = window as unknown as { axe: { run(options: object): Promise<{ violations: Violation[] }> } };
    const { violations } = await axe.run({
      resultTypes: ['violations'],
      rules: { 'color-contrast': { enabled } },
    });
    return violations;
  }, checksContrast);
  return found.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`));
}

/** The pixels by which the content is wider than the view. */
export function horizontalOverflow(frame: Frame): Promise<number> {
  return frame.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Clicks the only button with this name. */
export function clickButton(frame: Frame, name: string): Promise<void> {
  return frame.getByRole('button', { name }).click();
}

const MOST_CLICKS = 3;

/** Clicks a button until the view has this heading. A busy machine may refuse a call: that is printed, and refused three times it fails. */
export async function clickUntilHeading(frame: Frame, button: string, name: string): Promise<void> {
  const heading = frame.getByRole('heading', { level: 1, name });
  const alert = frame.getByRole('alert');
  for (let clicks = 1; ; clicks += 1) {
    await clickButton(frame, button);
    await heading.or(alert).first().waitFor();
    if (await heading.isVisible()) return;
    const refusal = `"${button}" was refused: ${await alert.first().innerText()}`;
    if (clicks === MOST_CLICKS) throw new Error(refusal);
    process.stdout.write(`${refusal}\n`);
  }
}

/** Waits for the view's main heading to have this text. */
export function waitForHeading(frame: Frame, name: string): Promise<void> {
  return frame.getByRole('heading', { level: 1, name }).waitFor();
}

/** The rows of the table in the section with this name. */
export function rowsOf(frame: Frame, list: string): Locator {
  return frame.getByRole('region', { name: list }).locator('tbody tr');
}

/** All visible text, with plain spaces in place of narrow and non-breaking ones. */
export async function visibleText(frame: Frame): Promise<string> {
  return (await frame.locator('main').innerText()).replaceAll(/[\u00a0\u202f]/g, ' ');
}
