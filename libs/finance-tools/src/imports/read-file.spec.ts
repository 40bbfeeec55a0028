import { inlineTasks } from '@bursar/toolkit';
import { strToU8, zipSync } from 'fflate';

import { readInWorkers, type ReadingTasks } from './read-file';

const HEADER = 'date,description,amount\n';
const row = (index: number) => `2026-03-10,Taxi ${index},-24.99\n`;
const long = HEADER + Array.from({ length: 1_000 }, (_, index) => row(index)).join('');

it.each([
  ['a statement of one row', HEADER + row(1), false],
  ['the same in bytes', strToU8(HEADER + row(1)), false],
  ['a statement of a thousand rows', long, true],
  ['a small archive, which may hold anything', zipSync({ 'march.csv': strToU8(long) }), true],
])('%s is read where it belongs', async (_name, content, isInWorker) => {
  let given = 0;
  const read = readInWorkers(
    inlineTasks<ReadingTasks>(() => {
      given += 1;
      return import('./reading-tasks');
    }),
  );
  const account = { currency: 'EUR', mappings: {}, lastClosing: null };
  const known = { target: account, byNumber: {} };
  const file = { content, settings: {}, known, today: '2026-11-22', tellsFormer: false };
  const kinds: string[] = [];
  for await (const { kind } of read(file, { owner: 'local', signal: new AbortController().signal })) kinds.push(kind);
  expect([[...new Set(kinds)], given > 0]).toEqual([['summary', 'batch', 'shown'], isInWorker]);
});
