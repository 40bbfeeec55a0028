import type { Frame, Page } from 'playwright-core';

/** Milliseconds from a press to the frame after the one in which the heading says something else. */
export function pressAndSee(shown: Pick<Frame | Page, 'evaluate'>, label: string): Promise<number> {
  return shown.evaluate((name) => {
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.startsWith(name));
    const heading = document.querySelector('h1');
    if (button === undefined || heading === null) throw new Error(name);
    return new Promise<number>((resolve) => {
      const start = performance.now();
      const seen = () => requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
      new MutationObserver(seen).observe(heading, { childList: true, characterData: true, subtree: true });
      button.click();
    });
  }, label);
}
