import { median, percentile } from '../measuring/statistics';
import { milliseconds, type Row } from '../report/row';
import { DevToolsTab } from './devtools-tab';
import { openAddress, pressToPicture, type Press } from './press';

const [WARM_UP_PRESSES, PRESSES] = [4, 40];
const GOAL_MILLISECONDS = 50;

interface Place {
  readonly name: string;
  readonly route: string;
  /** They show other data; each is pressed in turn. */
  readonly presses: readonly Press[];
}

const PLACES: readonly Place[] = [
  {
    name: 'home, another month',
    route: '#/home',
    presses: [0, 1].map((index) => ({ button: ['.month-step', index], shown: '[data-figure=spending]' })),
  },
  {
    name: 'a shared month, another one',
    route: '#/shared',
    presses: [0, 1].map((index) => ({ button: ['.month-step', index], shown: '.hero-figure' })),
  },
  {
    name: 'the ledger, another direction',
    route: '#/ledger',
    presses: [2, 1].map((index) => ({ button: ['.filters .segment', index], shown: 'tr[data-row]' })),
  },
];

/** From a press to its picture, by place. */
export async function pressRows(server: string, household: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const place of PLACES) {
    rows.push(pressRow(`press to picture: ${place.name} (${household})`, await pressTimes(server, place)));
  }
  return rows;
}

async function pressTimes(server: string, { route, presses }: Place): Promise<number[]> {
  const tab = await DevToolsTab.open();
  try {
    await openAddress(tab, new URL(`/${route}`, server).href, presses[0]?.shown ?? 'h1');
    const times: number[] = [];
    for (let press = 0; press < WARM_UP_PRESSES + PRESSES; press += 1) {
      times.push(await pressToPicture(tab, presses[press % presses.length] as Press));
    }
    return times.slice(WARM_UP_PRESSES);
  } finally {
    await tab.close();
  }
}

function pressRow(what: string, times: readonly number[]): Row {
  const measured = percentile(times, 95);
  return {
    what,
    measured: `p95 ${milliseconds(measured)}`,
    reference: `median ${milliseconds(median(times))} of ${times.length}`,
    goal: `p95 ≤ ${GOAL_MILLISECONDS} ms`,
    isMet: measured <= GOAL_MILLISECONDS,
  };
}
