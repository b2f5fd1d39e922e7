/** Of what may be wrong with a notice of Alipay's, each once. */
export const forgeries = ['app', 'seller', 'signature', 'amount', 'order'] as const;

/** How providers take the refunds of one run. */
export const moods = ['well', 'refused', 'at fault', 'cut off', 'unheard'] as const;

const wanted = [
  ...['payment settled', 'payment amount', 'payment repeated', 'payment late', 'early notice', ...forgeries.map((one) => `refused: ${one}`)],
  ...moods.map((mood) => `refunds sent: ${mood}`),
  ...['refund done', 'refund failed', 'refund put off', 'refund tried again', 'refund made once though asked twice', 'refund too small', 'surplus refunded'],
];

/** What runs have met of what payments and refunds may become, and how often. */
export class Outcomes {
  readonly #counts = new Map<string, number>();

  add(outcome: string, times = 1): void {
    if (times > 0) this.#counts.set(outcome, (this.#counts.get(outcome) ?? 0) + times);
  }

  get counts(): Record<string, number> {
    return Object.fromEntries([...this.#counts].sort());
  }

  /** Those that no run has met. */
  get missing(): string[] {
    return wanted.filter((outcome) => !this.#counts.has(outcome));
  }
}
