import { bandFigures, bandOutcomes, HORIZONS, type BandFigures } from './band-figures';
import { generateHousehold } from './household';
import { addFigures, compareStreams, type StreamFigures } from './stream-figures';

/** What was found in households of one kind. */
export interface KindFigures {
  readonly name: string;
  readonly streams: readonly (StreamFigures & { readonly months: number })[];
  readonly bands: readonly (BandFigures & { readonly days: number })[];
}

/** The months of history in which streams are looked for. */
const HISTORIES = [13, 24];

/** The figures of households as those that the detection was made with, then of those set aside. */
export function* measureKinds(households: number, seed: number): Generator<KindFigures> {
  for (const aside of [false, true]) {
    const seeds = Array.from({ length: households }, (_, index) => seed + index + (aside ? 100_000 : 0));
    const streams = HISTORIES.map((months) => ({
      months,
      ...addFigures(seeds.map((each) => compareStreams(generateHousehold(each, { months, aside, stationary: false })))),
    }));
    const outcomes = seeds.flatMap((each) =>
      bandOutcomes(generateHousehold(each, { months: 19, aside, stationary: true })),
    );
    const bands = HORIZONS.map((days) => ({ days, ...bandFigures(outcomes, days) }));
    yield { name: aside ? 'Shapes and seeds set aside' : 'Usual households', streams, bands };
  }
}
