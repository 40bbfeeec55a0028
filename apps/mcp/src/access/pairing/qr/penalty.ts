import type { Modules } from './modules';

/** What of a code is mistaken for the squares in its corners. */
const LIKE_A_CORNER = /(?=10111010000|00001011101)/g;
const RUN = /0{5,}|1{5,}/g;

/** How hard a code is to read (ISO/IEC 18004, section 7.8.3.1): the less the better. */
export function penaltyOf(modules: Modules): number {
  const rows = modules.map((row) => row.map(Number).join(''));
  const columns = modules.map((_, x) => modules.map((row) => Number(row[x])).join(''));
  const lines = [...rows, ...columns];
  const runs = lines.flatMap((line) => line.match(RUN) ?? []).reduce((sum, run) => sum + run.length - 2, 0);
  const corners = lines.reduce((sum, line) => sum + [...line.matchAll(LIKE_A_CORNER)].length * 40, 0);
  const dark = rows.join('').replaceAll('0', '').length / modules.length ** 2;
  return runs + blocksIn(modules) * 3 + corners + Math.floor(Math.abs(dark - 0.5) * 20) * 10;
}

/** Squares of two by two of one colour. */
function blocksIn(modules: Modules): number {
  let blocks = 0;
  for (const [y, row] of modules.entries()) {
    const next = modules[y + 1];
    if (next === undefined) break;
    for (let x = 0; x + 1 < row.length; x += 1) {
      if (row[x] === row[x + 1] && row[x] === next[x] && row[x] === next[x + 1]) blocks += 1;
    }
  }
  return blocks;
}
