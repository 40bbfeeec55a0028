import { statementText } from './bank-statement';

describe('the statement that is measured', () => {
  it('is the same in every run, and as long as asked for', () => {
    expect(statementText(100, 50, 1_000)).toBe(statementText(100, 50, 1_000));
    expect(statementText(0, 200, 200).trim().split('\n')).toHaveLength(201);
  });

  it('goes on where the one before ended', () => {
    const days = [0, 500]
      .flatMap((first) => statementText(first, 500, 1_000).split('\n').slice(1, -1))
      .map((line) => line.slice(0, 10));
    expect(days).toEqual([...days].sort());
    expect([days[0], days.at(-1)]).toEqual(['2016-01-01', '2025-12-25']);
  });
});
