import { readFileSync } from 'node:fs';

const KIBIBYTES_A_MEBIBYTE = 1024;

/** What a process has of the memory now, and the most that it ever had, in MiB. Linux only. */
export function memoryOf(pid: number | undefined): { readonly now: number; readonly most: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const of = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / KIBIBYTES_A_MEBIBYTE;
  return { now: of('VmRSS'), most: of('VmHWM') };
}

/** Samples over a time, and whether they grow. */
export class MemoryLine {
  readonly #samples: { readonly minutes: number; readonly mebibytes: number }[] = [];
  readonly #begun = performance.now();
  readonly #timer: NodeJS.Timeout;

  constructor(pid: number | undefined) {
    this.#timer = setInterval(() => {
      const minutes = (performance.now() - this.#begun) / 60_000;
      this.#samples.push({ minutes, mebibytes: memoryOf(pid).now });
    }, 250);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** The mean of the first third of the time, and of the last. */
  get thirds(): readonly [first: number, last: number] {
    const third = Math.max(1, Math.floor(this.#samples.length / 3));
    const mean = (samples: { readonly mebibytes: number }[]) =>
      samples.reduce((sum, { mebibytes }) => sum + mebibytes, 0) / samples.length;
    return [mean(this.#samples.slice(0, third)), mean(this.#samples.slice(-third))];
  }

  /** The slope of the line that fits best, in MiB a minute. */
  get slope(): number {
    const { length } = this.#samples;
    const minutes = this.#samples.reduce((sum, sample) => sum + sample.minutes, 0) / length;
    const mebibytes = this.#samples.reduce((sum, sample) => sum + sample.mebibytes, 0) / length;
    const [above, below] = this.#samples.reduce(
      ([product, square], sample) => [
        product + (sample.minutes - minutes) * (sample.mebibytes - mebibytes),
        square + (sample.minutes - minutes) ** 2,
      ],
      [0, 0],
    );
    return above / below;
  }

  toString(): string {
    const [first, last] = this.thirds.map((mebibytes) => Math.round(mebibytes));
    return `${first} MiB in the first third, ${last} MiB in the last, ${this.slope.toFixed(1)} MiB a minute`;
  }
}
