import type { Readable, Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate, createZstdDecompress } from 'node:zlib';
import { answerTimes, type ReadPlan } from './answer-reader.ts';
import { OutboundError } from './outbound-error.ts';

/** Returns the decoder of a content coding; null for an unknown one, and for several in a row. We ask for none, but many servers compress anyway. */
export function decoderOf(coding: string): Transform | null {
  switch (coding.trim().toLowerCase()) {
    case 'gzip':
    case 'x-gzip':
      return createGunzip();
    case 'deflate':
      return createInflate();
    case 'br':
      return createBrotliDecompress();
    case 'zstd':
      return createZstdDecompress();
    default:
      return null;
  }
}

/** Reads a stream as planned: its bytes, or the stream itself with all of them still in it. Rejects with OutboundError. */
export async function collected(stream: Readable, { bytes, beyond }: ReadPlan, host: string): Promise<Buffer | Readable> {
  if (bytes === 0 && beyond === 'stream') return stream;
  const parts: Buffer[] = [];
  let size = 0;
  const { promise, resolve, reject } = Promise.withResolvers<Buffer | Readable>();
  const stop = () => {
    clearTimeout(timer);
    stream.off('data', take).off('end', end).off('error', fail);
    stream.pause();
  };
  const take = (part: Buffer) => {
    parts.push(part);
    size += part.length;
    if (size > bytes) give('large');
  };
  const give = (reason: 'large' | 'slow') => {
    stop();
    if (beyond === 'stream') {
      if (parts.length > 0) stream.unshift(Buffer.concat(parts));
      resolve(stream);
    } else {
      stream.destroy();
      reject(new OutboundError(reason, host));
    }
  };
  const timer = setTimeout(give, answerTimes.whole, 'slow');
  const end = () => {
    stop();
    resolve(Buffer.concat(parts));
  };
  const fail = (error: Error) => {
    stop();
    reject(error instanceof OutboundError ? error : new OutboundError('coding', host, { cause: error }));
  };
  stream.on('data', take).once('end', end).once('error', fail);
  return promise;
}
