import { cpus, loadavg, release, totalmem, type } from 'node:os';

/** Where and when something was measured. */
export function circumstances(now: Date): string {
  const [cpu] = cpus();
  const memory = `${(totalmem() / 2 ** 30).toFixed(0)} GB`;
  const machine = `${cpus().length} × ${cpu?.model.trim() ?? 'unknown'}, ${memory}, ${type()} ${release()}`;
  // The load shows whether the machine was busy with other work.
  const load = (loadavg()[1] ?? 0).toFixed(1);
  return `${now.toISOString().slice(0, 10)}, node ${process.version}, ${machine}, load ${load}`;
}
