import type { StdioServer } from '../index';
import type { TemporaryFolder } from '../fixtures/temporary-folder';

const HOUR_MILLISECONDS = 3_600_000;
const SET_BACK = 'the clock was set back';

/** Every way to read the time of day goes through it; how long something takes is measured elsewhere. */
const PRELOAD = `
  const RealDate = Date;
  let offset = Number(process.env.STRESS_CLOCK_OFFSET ?? 0);
  globalThis.Date = class Date extends RealDate {
    constructor(...given) {
      super(...(given.length === 0 ? [RealDate.now() + offset] : given));
    }
    static now() {
      return RealDate.now() + offset;
    }
  };
  process.on('SIGUSR2', () => {
    offset -= ${HOUR_MILLISECONDS};
    process.stderr.write('${SET_BACK}\\n');
  });
`;

/** The environment of a server whose clock can be set back; `hours` is its offset at the start. */
export function movableClock(folder: TemporaryFolder, hours = 0): Record<string, string> {
  const file = folder.write('clock.mjs', PRELOAD);
  return { NODE_OPTIONS: `--import=${file}`, STRESS_CLOCK_OFFSET: String(hours * HOUR_MILLISECONDS) };
}

/** Sets it back by an hour, while the server runs. */
export async function setBack({ process: { child } }: StdioServer): Promise<void> {
  const done = new Promise<void>((resolve) => {
    child.stderr.on('data', (text: string) => {
      if (text.includes(SET_BACK)) resolve();
    });
  });
  child.kill('SIGUSR2');
  await done;
}
