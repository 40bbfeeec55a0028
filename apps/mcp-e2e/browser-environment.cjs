// The environment of tests in a browser: a failure also says what the pages that were open showed.
const { TestEnvironment } = require('jest-environment-node');

const LONGEST = 1_000;
const PATIENCE_MILLISECONDS = 30_000;

module.exports = class BrowserEnvironment extends TestEnvironment {
  async handleTestEvent(event) {
    if (event.name !== 'test_fn_failure' || event.error?.stack === undefined) return;
    const shown = await this.#shown().catch((error) => [String(error)]);
    const [first, ...rest] = event.error.stack.split('\n');
    event.error.stack = [first, ...shown.map((text) => `Shown: ${text.slice(0, LONGEST)}`), ...rest].join('\n');
  }

  /** The text of each frame; `launch.ts` keeps the browsers. */
  async #shown() {
    const pages = (this.global.openBrowsers ?? [])
      .flatMap((browser) => browser.contexts())
      .flatMap((context) => context.pages());
    const frames = pages.flatMap((page) => page.frames());
    const texts = frames.map((frame) => frame.locator('body').innerText({ timeout: PATIENCE_MILLISECONDS }));
    return (await Promise.all(texts)).map((text) => text.replace(/\s+/g, ' '));
  }
};
