import type { Sample } from './probe.ts';

/** What one minute has seen. */
interface Minute {
  calls: number;
  refusals: Map<number, number>;
  samples: Sample[];
}

/** What the whole run has seen, and its judgement. */
export class Tally {
  #minutes: Minute[] = [];
  #started = Date.now();
  /** The first wrong answers in words, and their number. */
  readonly wrong: string[] = [];
  wrongCount = 0;
  /** Names of the records that were acknowledged. */
  readonly acknowledged = { rows: new Set<string>(), settings: new Set<string>() };

  answered(): void {
    this.#now().calls++;
  }

  refused(ret: number): void {
    const { refusals } = this.#now();
    refusals.set(ret, (refusals.get(ret) ?? 0) + 1);
  }

  wrongly(what: string): void {
    this.wrongCount++;
    if (this.wrong.length < 20) this.wrong.push(what);
  }

  sample(sample: Sample): void {
    this.#now().samples.push(sample);
  }

  /** One line about a minute that is over. @param index from 0 */
  line(index: number): string {
    const { calls, refusals, samples } = this.#minutes[index] ?? emptyMinute();
    const last = samples.at(-1);
    const lag = Math.max(0, ...samples.map((sample) => sample.lag));
    const refused = [...refusals].map(([ret, count]) => `${ret}×${count}`).join(' ') || 'none';
    const process = last
      ? `rss ${last.rss.toFixed(0)} MB, heap ${last.heap.toFixed(0)} MB, longest loop wait ${lag.toFixed(0)} ms, handles ${last.handles}`
      : 'no samples';
    return `minute ${index + 1}: ${calls} calls, refused: ${refused}, wrong so far: ${this.wrongCount}, ${process}`;
  }

  /** Growth of resident memory from the third minute on, in MB a minute (least squares over all samples), or null before the fifth. */
  slope(): number | null {
    if (this.#minutes.length < 6) return null;
    const points = this.#minutes.slice(3).flatMap(({ samples }, minute) => samples.map(({ rss }, at): [number, number] => [minute + at / samples.length, rss]));
    const middle = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
    const [x, y] = [middle(points.map(([at]) => at)), middle(points.map(([, rss]) => rss))];
    const over = points.reduce((sum, [at, rss]) => sum + (at - x) * (rss - y), 0);
    return over / points.reduce((sum, [at]) => sum + (at - x) ** 2, 0);
  }

  #now(): Minute {
    const index = Math.floor((Date.now() - this.#started) / 60_000);
    while (this.#minutes.length <= index) this.#minutes.push(emptyMinute());
    return this.#minutes[index]!;
  }
}

function emptyMinute(): Minute {
  return { calls: 0, refusals: new Map(), samples: [] };
}
