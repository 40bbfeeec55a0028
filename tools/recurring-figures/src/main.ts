import { parseArgs } from 'node:util';

import { measureKinds, type KindFigures } from './measure';
import { f1 } from './stream-figures';

const { values } = parseArgs({
  options: {
    households: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
  },
});

const kinds = measureKinds(Number(values.households), Number(values.seed));
if (values.json) print(JSON.stringify([...kinds]));
else for (const kind of kinds) print(textOf(kind));

function textOf({ name, streams, bands }: KindFigures): string {
  const ofStreams = streams.map(({ months, ...figures }) => {
    const { truths, found, right } = figures;
    return (
      `  streams in ${months} months: ${truths} true, ${found} found, ${right} right; ` +
      `precision ${percent(right / found)}, recall ${percent(right / truths)}, F1 ${f1(figures).toFixed(3)}`
    );
  });
  const ofBands = bands.map(
    ({ days, forecasts, within, error, errorOfLastMonth }) =>
      `  ${days} days ahead: ${forecasts} forecasts, the truth in the band ${percent(within)}; ` +
      `mean error ${error.toFixed(2)}, of "the same as last month" ${errorOfLastMonth.toFixed(2)}`,
  );
  return [name, ...ofStreams, ...ofBands].join('\n');
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
