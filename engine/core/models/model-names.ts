import type { ModelPart } from './model-part.ts';

/** Assigns names to shapes that documents and code accept, unique regardless of case. */
export class ModelNames {
  #used: Set<string>;
  #answers: ReadonlySet<string>;

  /** @param answers models that are answered: what callers send under such a name has one of its own */
  constructor(reserved: Iterable<string>, answers: ReadonlySet<string>) {
    this.#used = new Set(Array.from(reserved, (name) => name.toLowerCase()));
    this.#answers = answers;
  }

  take(model: string, side: ModelPart['side']): string {
    const plain = model.replace(/[^A-Za-z0-9._-]+/g, '_').replace(/^_+|_+$/g, '') || 'Model';
    const wish = side === 'input' && this.#answers.has(model) ? `${plain}Input` : plain;
    let name = wish;
    for (let number = 2; this.#used.has(name.toLowerCase()); number++) name = `${wish}${number}`;
    this.#used.add(name.toLowerCase());
    return name;
  }
}
