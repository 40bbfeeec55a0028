import { interleaved } from '../measuring/interleaved';
import { median } from '../measuring/statistics';
import { milliseconds, ratioRow, type Row } from '../report/row';
import { BARE_SERVER, BURSAR } from '../servers/paths';
import { coldStart, type Start } from './cold-start';
import { installPackage } from './installed-package';

const STARTS = 21;
const STDIO = ['stdio', '--ephemeral'];

/** Starts of the npm package as people install it, compared with a bare SDK server; with those of the checkout's build. */
export async function startRows(): Promise<Row[]> {
  const installed = installPackage();
  try {
    const starts = { installed: [] as Start[], checkout: [] as Start[], bare: [] as Start[] };
    const timed = (name: keyof typeof starts, script: string, args: readonly string[]) => async () => {
      const start = await coldStart(script, args);
      starts[name].push(start);
      return start.initialized;
    };
    const measures = {
      bare: timed('bare', BARE_SERVER, []),
      installed: timed('installed', installed.script, STDIO),
      checkout: timed('checkout', BURSAR, STDIO),
    };
    // The first starts fill the caches of the disk and of compiled code.
    await interleaved(2, measures);
    for (const times of Object.values(starts)) times.length = 0;
    await interleaved(STARTS, measures);
    return (['initialized', 'listed'] as const).map((moment) => {
      const medianOf = (name: keyof typeof starts) => median(starts[name].map((start) => start[moment]));
      return ratioRow({
        what: `spawn → answer to \`${moment === 'initialized' ? 'initialize' : 'tools/list'}\`, installed package`,
        measured: medianOf('installed'),
        reference: medianOf('bare'),
        referenceName: 'bare SDK server, three tools',
        goal: 1.3,
        also: `build of the checkout ${milliseconds(medianOf('checkout'))}`,
      });
    });
  } finally {
    installed.remove();
  }
}
