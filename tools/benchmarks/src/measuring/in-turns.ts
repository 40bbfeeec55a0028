/**
 * Takes several measures, each once a round and in turns, so that whatever else the machine does falls on all alike.
 * Every other round goes backwards: none is always the one after another.
 */
export async function inTurns<Name extends string>(
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
