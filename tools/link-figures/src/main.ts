import { parseArgs } from 'node:util';

import { generateHousehold } from './household';
import { addFigures, KINDS, proposed, type LinkFigures } from './link-figures';

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '1,2,3,4,5,6,7,8,9,10' },
    months: { type: 'string', default: '12' },
    wrong: { type: 'boolean', default: false },
    questions: { type: 'boolean', default: false },
  },
});

/** Prints what is proposed in each household, and in all together, and on request what is sure and wrong. */
async function main(seeds: readonly number[], months: number): Promise<void> {
  for (const kind of KINDS) {
    print(kind === 'same_event' ? 'The same event' : 'Transfers');
    const all: LinkFigures[] = [];
    for (const seed of seeds) {
      const figures = await proposed(generateHousehold(seed, months), kind);
      all.push(figures);
      print(line(`household ${seed}`, figures));
    }
    const total = addFigures(all);
    print(line('all', total));
    if (values.wrong) for (const pair of total.wrong) print(`  ${pair}`);
    if (values.questions) for (const pair of total.questions) print(`  ${pair}`);
  }
}

function line(name: string, { truths, sure, right, found }: LinkFigures): string {
  return (
    `  ${name.padEnd(14)} ${String(truths).padStart(6)} true  ${String(sure).padStart(6)} sure  ${String(right).padStart(6)} right  ` +
    `precision ${percent(right / sure)}  recall ${percent(right / truths)}  with the questions ${percent(found / truths)}`
  );
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

await main(values.seeds.split(',').map(Number), Number(values.months));
