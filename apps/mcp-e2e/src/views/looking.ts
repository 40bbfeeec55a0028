import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Frame, Locator } from 'playwright-core';

import { ROOT } from '../fixtures/workspace';

/** Light and dark, at both widths. */
export const LOOKS = (['light', 'dark'] as const).flatMap((theme) =>
  (['desktop', 'phone'] as const).map((width) => ({ theme, width })),
);

const SCREENSHOTS = join(ROOT, 'tmp/screenshots');
const AXE = join(ROOT, 'node_modules/axe-core/axe.min.js');

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

/** Writes what is seen to tmp/screenshots, for eyes. */
export async function shoot(frame: Frame, name: string): Promise<void> {
  mkdirSync(SCREENSHOTS, { recursive: true });
  const page = frame.page();
  const { width } = page.viewportSize() as { width: number };
  await page.setViewportSize({ width, height: await settledHeight(frame) });
  await frame.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))));
  await page.screenshot({ path: join(SCREENSHOTS, `${name}.png`) });
}

/** How high the view is, once its frame is as high. */
async function settledHeight(frame: Frame): Promise<number> {
  for (;;) {
    const height = await frame.evaluate(() => Math.ceil(document.documentElement.getBoundingClientRect().height));
    const given = await frame.page().evaluate(() => document.querySelector('iframe')?.clientHeight);
    if (given === height) return height;
    await frame.page().waitForTimeout(10);
  }
}

/** What axe has against the view, by the rules of WCAG 2.2 A and AA and its best practices. */
export async function barriers(frame: Frame): Promise<readonly string[]> {
  await frame.evaluate(readFileSync(AXE, 'utf8'));
  const found = await frame.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(options: object): Promise<{ violations: Violation[] }> } };
    const { violations } = await axe.run({ resultTypes: ['violations'] });
    return violations;
  });
  return found.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`));
}

/** What is wider than the view, and so cut off or scrolled sideways. */
export function overflowing(frame: Frame): Promise<number> {
  return frame.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Presses the one button of that name. */
export function press(frame: Frame, name: string): Promise<void> {
  return frame.getByRole('button', { name }).click();
}

/** Waits for the view to be headed so. */
export function heading(frame: Frame, name: string): Promise<void> {
  return frame.getByRole('heading', { level: 1, name }).waitFor();
}

/** The rows of the list that is called so. */
export function rowsOf(frame: Frame, list: string): Locator {
  return frame.getByRole('region', { name: list }).locator('tbody tr');
}

/** All that can be read, with plain blanks. */
export async function words(frame: Frame): Promise<string> {
  return (await frame.locator('main').innerText()).replaceAll(/[\u00a0\u202f]/g, ' ');
}
