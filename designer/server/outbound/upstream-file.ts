import { Readable } from 'node:stream';
import type { FileAnswer } from '../../../engine/server/index.ts';
import { texts as upstreamTexts } from '../../../generated/words/node-http/upstream-texts.ts';
import { Failure } from '../../model/semantics/values/failure.ts';

/**
 * An upstream's answer that is neither JSON nor text. A flow can pass it on as its whole answer and do nothing else with it: it has no members, and
 * cannot be part of a JSON value.
 */
export class UpstreamFile {
  #file: FileAnswer;

  constructor(file: FileAnswer) {
    this.#file = file;
  }

  get answer(): FileAnswer {
    return this.#file;
  }

  /** For a designer, who sees what came. */
  get shown(): { file: string; type: string; bytes: number | null } {
    const { name, contentType, bytes } = this.#file;
    return { file: name, type: contentType, bytes: bytes ?? null };
  }

  /** Nobody will read it. */
  discard(): void {
    if (this.#file.body instanceof Readable) this.#file.body.destroy();
  }

  toJSON(): never {
    throw new Failure(502, upstreamTexts.file);
  }
}

/**
 * Returns the answer of a handler and closes the other files of the run.
 * @param files those of the run
 * @throws Failure 502 if a file is part of the answer
 */
export function withoutFiles(result: unknown, files: readonly UpstreamFile[]): unknown {
  for (const file of files) if (file !== result) file.discard();
  if (!(result instanceof UpstreamFile) && files.length > 0 && holdsFile(result)) throw new Failure(502, upstreamTexts.file);
  return result;
}

function holdsFile(value: unknown): boolean {
  if (value instanceof UpstreamFile) return true;
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsFile);
}

/** Returns the value with a description in place of each file. */
export function shownFiles(value: unknown): unknown {
  if (value instanceof UpstreamFile) return value.shown;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(shownFiles);
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, shownFiles(member)]));
}
