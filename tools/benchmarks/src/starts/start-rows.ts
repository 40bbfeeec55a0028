import { median } from '../measuring/statistics';
import { ratioRow, type Row } from '../report/row';
import { BARE_SERVER, BURSAR } from '../servers/places';
import { coldStart, type Start } from './cold-start';

const STARTS = 21;

/** Starts alternate, so that whatever else the machine does falls on both alike. */
export async function startRows(): Promise<Row[]> {
  const own: Start[] = [];
  const bare: Start[] = [];
  for (let start = 0; start < STARTS; start += 1) {
    bare.push(await coldStart(BARE_SERVER, []));
    own.push(await coldStart(BURSAR, ['stdio', '--ephemeral']));
  }
  return (['initialized', 'listed'] as const).map((moment) => {
    const [measured, limit] = [own, bare].map((starts) => median(starts.map((start) => start[moment])));
    return ratioRow({
      what: `spawn → answer to \`${moment === 'initialized' ? 'initialize' : 'tools/list'}\``,
      measured: measured ?? Number.NaN,
      limit: limit ?? Number.NaN,
      limitName: 'bare SDK server, three tools',
      goal: 1.3,
    });
  });
}
