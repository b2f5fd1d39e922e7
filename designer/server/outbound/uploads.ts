import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { fillText } from '../../../engine/core/text/text.ts';
import type { StreamedBody, UploadedFile } from '../../../engine/server/index.ts';
import { texts as upstreamTexts } from '../../../generated/words/node-http/upstream-texts.ts';
import { Failure } from '../../model/semantics/values/failure.ts';
import { textOf } from './written-values.ts';

/**
 * Returns the file of the call whose name a file parameter contains; of several with one name, the one sent as `field`.
 * @throws Failure 400 if there is none: only the call's own files can be sent on
 */
export function uploadNamed(uploads: readonly UploadedFile[], name: unknown, field?: string): UploadedFile {
  const found = uploads.filter((upload) => upload.name === name);
  const upload = found.find((one) => one.field === field) ?? found[0];
  if (!upload) throw new Failure(400, fillText(upstreamTexts.notUploaded, { name: textOf(name) }));
  return upload;
}

/** Returns the content type its sender declares. */
export function mediaOf({ type }: UploadedFile): string {
  return /^[\w.+-]+\/[\w.+-]+$/.test(type) ? type : 'application/octet-stream';
}

/** Concatenates texts and files; a file is read while it is sent. */
export function streamed(pieces: readonly (string | UploadedFile)[]): StreamedBody {
  const bytes = pieces.reduce((sum, piece) => sum + (typeof piece === 'string' ? Buffer.byteLength(piece) : piece.size), 0);
  return { bytes, open: () => Readable.from(chunksOf(pieces), { objectMode: false }) };
}

async function* chunksOf(pieces: readonly (string | UploadedFile)[]): AsyncGenerator<Buffer> {
  for (const piece of pieces) {
    if (typeof piece === 'string') yield Buffer.from(piece);
    else yield* createReadStream(piece.path);
  }
}
