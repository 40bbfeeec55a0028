import type { Row } from '../report/row';
import { figuresOf } from '../servers/figures-of';
import type { CapacityFigures } from './capacity';

const HOUSEHOLDS = Number(process.env['BENCHMARK_HOUSEHOLDS'] ?? 2_000);
/** What a second replica may cost where it shares the processors with the first, the database and the callers. */
const LEAST_SHARE = 0.8;

/** What one database holds, and how many calls a second one and two replicas on it serve. */
export function capacityRows(seconds: number): Row[] {
  const { rows, gigabytes, served } = figuresOf<CapacityFigures>('capacity', HOUSEHOLDS, seconds * 5);
  const one = served[0]?.callsPerSecond ?? 0;
  const size = `${HOUSEHOLDS.toLocaleString('en')} households, ${(rows / 1e6).toFixed(1)} million rows, ${gigabytes.toFixed(1)} GB`;
  return served.map(({ callsPerSecond, connections }, index) => ({
    what: `calls a second of 16 callers to ${index === 0 ? 'one replica' : `${index + 1} replicas`}: ${size}`,
    measured: `${Math.round(callsPerSecond)}`,
    reference: `one replica ${Math.round(one)}; ${connections} connections`,
    goal: `≥ ${LEAST_SHARE} ×`,
    isMet: callsPerSecond >= LEAST_SHARE * one,
  }));
}
