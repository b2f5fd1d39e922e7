import type { Envelope } from '../../engine/core/protocol/envelope.ts';
import type { Tally } from './tally.ts';

export type Fields = Record<string, string | number | object | File>;

/** Calls that are counted. A refusal is expected while the database is away and wrong at any other time; a broken connection always is wrong. */
export class SoakCaller {
  #address: string;
  #tally: Tally;
  #isDisturbed: () => boolean;

  constructor(address: string, tally: Tally, isDisturbed: () => boolean) {
    this.#address = address;
    this.#tally = tally;
    this.#isDisturbed = isDisturbed;
  }

  /** The data of the answer, or null where there is none. */
  async call<Data>(service: string, fields: Fields): Promise<Data | null> {
    const wasDisturbed = this.#isDisturbed();
    const all: Fields = { s: service, ...fields };
    const body = Object.values(fields).some((value) => value instanceof File) ? new FormData() : new URLSearchParams();
    for (const [name, value] of Object.entries(all)) {
      if (value instanceof File && body instanceof FormData) body.append(name, value, value.name);
      else body.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
    }
    try {
      const response = await fetch(`${this.#address}/api/`, { method: 'POST', body, signal: AbortSignal.timeout(60_000) });
      const { ret, data, msg } = (await response.json()) as Envelope<Data>;
      this.#tally.answered();
      if (ret === 200) return data;
      this.#tally.refused(ret);
      if (!wasDisturbed && !this.#isDisturbed()) this.#tally.wrongly(`${service}: ${ret} ${msg}`);
    } catch (error) {
      this.#tally.wrongly(`${service}: ${error instanceof Error ? `${error.message} ${error.cause ?? ''}` : error}`);
    }
    return null;
  }
}
