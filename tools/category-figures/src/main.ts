import { parseArgs } from 'node:util';

import { builtInMerchants } from '@bursar/finance-tools/learning';

import { generateHousehold, USUAL_HABITS, type Habits } from './household';
import { learntCategories, mostFrequentOfPayee, naiveBayes, type Predictor } from './predictors';
import { figuresOf, replay, type Figures, type Outcome } from './replay';

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '1,2,3,4,5,6,7,8,9,10' },
    months: { type: 'string', default: String(USUAL_HABITS.months) },
    slips: { type: 'string', default: String(USUAL_HABITS.slips) },
    'new-places': { type: 'string', default: String(USUAL_HABITS.newPlaces) },
    mixed: { type: 'string', default: String(USUAL_HABITS.mixed) },
  },
});

/** Prints the figures of each household, and of all together, for the suggestions and for two baselines. */
async function main(seeds: readonly number[], habits: Habits): Promise<void> {
  const merchants = await builtInMerchants();
  const predictors: (() => Predictor)[] = [() => learntCategories(merchants), mostFrequentOfPayee, naiveBayes];
  for (const make of predictors) {
    const all: Outcome[] = [];
    process.stdout.write(`${make().name}\n`);
    for (const seed of seeds) {
      const outcomes = replay(generateHousehold(seed, habits), make());
      all.push(...outcomes);
      print(`household ${seed}`, figuresOf(outcomes));
    }
    print('all', figuresOf(all));
  }
}

function print(name: string, { lines, coverage, accuracy, surest, calibrationError }: Figures): void {
  const percent = (share: number) => `${(share * 100).toFixed(1).padStart(5)} %`;
  process.stdout.write(
    `  ${name.padEnd(13)} ${String(lines).padStart(6)} lines  coverage ${percent(coverage)}  right ${percent(accuracy)}  ` +
      `right of the surest 80 % ${percent(surest)}  calibration error ${calibrationError.toFixed(3)}\n`,
  );
}

await main(values.seeds.split(',').map(Number), {
  months: Number(values.months),
  slips: Number(values.slips),
  newPlaces: Number(values['new-places']),
  mixed: Number(values.mixed),
});
