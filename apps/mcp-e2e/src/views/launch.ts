import { chromium, type Browser } from 'playwright-core';

import { PATIENCE_MILLISECONDS } from '../servers/running-process';

/** Starts Chromium: the one that BURSAR_TEST_CHROMIUM names, or Debian's. */
export function launch(args: readonly string[] = []): Promise<Browser> {
  const executablePath = process.env['BURSAR_TEST_CHROMIUM'] ?? '/usr/bin/chromium';
  return chromium.launch({ executablePath, args: [...args], timeout: PATIENCE_MILLISECONDS });
}
