import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';

/** Milliseconds of writing before other calls of the server get their turn. */
const turn = 5;

/** The parts of a long text as a stream that does not hold the server up. */
export function throttledStream(parts: Iterable<string>): Readable {
  return Readable.from(paced(parts));
}

async function* paced(parts: Iterable<string>): AsyncGenerator<string> {
  let began = performance.now();
  let waiting = '';
  for (const part of parts) {
    waiting += part;
    if (performance.now() - began < turn) continue;
    yield waiting;
    waiting = '';
    await setImmediate();
    began = performance.now();
  }
  if (waiting !== '') yield waiting;
}
