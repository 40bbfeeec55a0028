import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

import type { Habits } from './habits';
import { generateHousehold } from './household';
import type { KindFigures } from './measure';
import { f1 } from './stream-figures';

const WORKSPACE = resolve(__dirname, '../../..');
const node = async (...parameters: string[]) => {
  const { stdout } = await promisify(execFile)(process.execPath, parameters, { cwd: WORKSPACE });
  return stdout;
};

/** The command itself, as a bundle: jest's sandbox takes five times as long for the same. */
async function printed(): Promise<KindFigures[]> {
  const folder = mkdtempSync(join(tmpdir(), 'recurring-figures-'));
  try {
    await node('tools/bundle.mjs', '--out', folder, 'tools/recurring-figures');
    return JSON.parse(await node(join(folder, 'main.js'), '--json'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

describe('the figures of both kinds of households', () => {
  let kinds: readonly KindFigures[];
  beforeAll(async () => {
    kinds = await printed();
    // Ten seconds of work, which a busy machine may take its time for.
  });

  it.each([13, 24])('find the streams of %i months, and little else', (months) => {
    expect(kinds).toHaveLength(2);
    for (const { streams } of kinds) {
      const figures = streams.find((each) => each.months === months);
      if (figures === undefined) throw new Error('no figures of so many months');
      expect(figures.truths).toBeGreaterThan(100);
      expect(f1(figures)).toBeGreaterThanOrEqual(0.95);
    }
  });

  it.each([7, 30])('have the truth in the band in 75 to 85 of 100 cases, %i days ahead', (days) => {
    expect(kinds).toHaveLength(2);
    for (const { bands } of kinds) {
      const figures = bands.find((each) => each.days === days);
      if (figures === undefined) throw new Error('no figures of so many days');
      expect(figures.forecasts).toBeGreaterThanOrEqual(300);
      expect(figures.within).toBeGreaterThanOrEqual(0.75);
      expect(figures.within).toBeLessThanOrEqual(0.85);
      expect(figures.error).toBeLessThan(figures.errorOfLastMonth / 2);
    }
  });
});

describe('generateHousehold', () => {
  it('is the same for the same seed, and another for another', () => {
    const habits: Habits = { months: 13, aside: true, stationary: false };
    expect(generateHousehold(7, habits)).toEqual(generateHousehold(7, habits));
    expect(generateHousehold(7, habits).rows).not.toEqual(generateHousehold(8, habits).rows);
  });
});
