import type { Frame, Page } from 'playwright-core';

/** Clicks the button with this label. Resolves to the milliseconds until the frame after the heading has changed. */
export function measureResponse(shown: Pick<Frame | Page, 'evaluate'>, label: string): Promise<number> {
  return shown.evaluate((name) => {
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.startsWith(name));
    const heading = document.querySelector('h1');
    if (button === undefined || heading === null) throw new Error(name);
    return new Promise<number>((resolve) => {
      const start = performance.now();
      const painted = () => requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
      new MutationObserver(painted).observe(heading, { childList: true, characterData: true, subtree: true });
      button.click();
    });
  }, label);
}
