import { texts } from '../../../../generated/words/engine-server/uploads-by-address.ts';
import { type CallError, refuse, retryAfter } from '../../kernel/call/errors.ts';

/** Maximum number of simultaneous bodies with files from one address. */
export const uploadsAtOnce = 12;

/** Counts running uploads by address: each has files on the disk, and a connection that may be slow on purpose. */
export class UploadsByAddress {
  #running = new Map<string, number>();

  /** Throws `ret` 410 when the address sends as many as it may. @returns ends it */
  begin(address: string): () => void {
    const running = this.#running.get(address) ?? 0;
    if (running >= uploadsAtOnce) throw tooMany();
    this.#running.set(address, running + 1);
    return () => {
      const left = (this.#running.get(address) ?? 1) - 1;
      if (left > 0) this.#running.set(address, left);
      else this.#running.delete(address);
    };
  }
}

function tooMany(): CallError {
  return retryAfter(refuse('rateLimited', texts.tooMany, { max: uploadsAtOnce }), 1);
}
