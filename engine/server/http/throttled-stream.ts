import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';

/** Milliseconds of writing before other calls of the server run. */
const turn = 5;

/** Returns the parts of a long text as a stream that does not block the server. */
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
