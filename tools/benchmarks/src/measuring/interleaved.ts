/**
 * Interleaves several measures, each once a round, so that other work of the machine affects all of them alike. Every
 * other round runs backwards, so that no measure always follows the same one.
 */
export async function interleaved<Name extends string>(
  rounds: number,
  measures: Readonly<Record<Name, () => Promise<number>>>,
): Promise<Record<Name, number[]>> {
  const names = Object.keys(measures) as Name[];
  const taken = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Name, number[]>;
  for (let round = 0; round < rounds; round += 1) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) taken[name].push(await measures[name]());
  }
  return taken;
}
