import { builtInMerchants } from '@bursar/finance-tools/learning';

import { generateHousehold, USUAL_HABITS } from './household';
import { learntCategories, mostFrequentOfPayee, naiveBayes, type Predictor } from './predictors';
import { figuresOf, replay, type Figures } from './replay';

const SEEDS = [101, 102, 103, 104];
const households = SEEDS.map((seed) => generateHousehold(seed, { ...USUAL_HABITS, months: 8 }));
const figures = (make: () => Predictor) => figuresOf(households.flatMap((household) => replay(household, make())));

describe('categories learnt of generated households', () => {
  let learnt: Figures;
  beforeAll(async () => {
    const merchants = await builtInMerchants();
    learnt = figures(() => learntCategories(merchants));
  });

  it('covers four lines in five, is right of the surest ones, and says honestly how sure it is', () => {
    expect(learnt.lines).toBeGreaterThan(1500);
    expect(learnt.coverage).toBeGreaterThanOrEqual(0.8);
    expect(learnt.surest).toBeGreaterThanOrEqual(0.98);
    expect(learnt.calibrationError).toBeLessThanOrEqual(0.03);
  });

  it('is better than the most frequent category of the payee, and than naive Bayes', () => {
    const payee = figures(mostFrequentOfPayee);
    expect(learnt.coverage).toBeGreaterThan(payee.coverage);
    expect(learnt.accuracy).toBeGreaterThan(payee.accuracy);
    const bayes = figures(naiveBayes);
    expect(learnt.surest).toBeGreaterThan(bayes.surest);
    expect(learnt.calibrationError).toBeLessThan(bayes.calibrationError);
  });
});

describe('generateHousehold', () => {
  it('is the same for the same seed, and another for another', () => {
    expect(generateHousehold(7)).toEqual(generateHousehold(7));
    expect(generateHousehold(7).lines).not.toEqual(generateHousehold(8).lines);
  });
});

describe('figuresOf', () => {
  it('counts a line without a prediction among the surest as not right', () => {
    const outcomes = [
      ...new Array(6).fill({ confidence: 0.97, isRight: true }),
      { confidence: 0.52, isRight: false },
      ...new Array(3).fill({ confidence: null, isRight: false }),
    ];
    expect(figuresOf(outcomes)).toEqual({
      lines: 10,
      coverage: 0.7,
      accuracy: 6 / 7,
      surest: 6 / 8,
      calibrationError: expect.closeTo((6 * 0.03 + 0.52) / 7, 9),
    });
  });
});
