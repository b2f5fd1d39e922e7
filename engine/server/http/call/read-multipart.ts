import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished, pipeline } from 'node:stream/promises';
import { Busboy, type BusboyFileStream, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy';
import { texts } from '../../../../generated/words/engine-server/read-multipart.ts';
import { callTexts, formLimits } from '../../../core/protocol/call-texts.ts';
import { type CallError, refuse } from '../../kernel/call/errors.ts';
import type { UploadedFile } from '../../kernel/call/service.ts';
import { addField } from './form-body.ts';

/** A parsed multipart body. */
export interface Upload {
  fields: Record<string, string>;
  files: UploadedFile[];
  /** Removes the files. */
  remove(): Promise<void>;
}

/** Limits of one body, in bytes. Each service has its own, smaller limits for a file. */
const uploadLimits = {
  file: 64 * 1_048_576,
  files: 10,
  /** All files together. */
  total: 128 * 1_048_576,
  /** All files together of somebody who has not said yet who he is. */
  unknown: 1_048_576,
  /** Of the lines before a part. */
  partHead: 16_384,
};

/** How long the rest of a refused body is read, in milliseconds. */
const drainTime = 5_000;

/**
 * Reads a multipart body. Files are written to the disk at its pace, into a folder of their own; fields stay in memory, 1 MB at most.
 * @param mayUpload whether the fields read so far, with the head of the request, name a caller who may make the call
 * @throws CallError 400 for a body that is malformed, truncated or too large, 406 for files over 1 MB before the caller is known
 */
export async function readMultipart(request: IncomingMessage, mayUpload: (fields: Readonly<Record<string, string>>) => Promise<boolean>): Promise<Upload> {
  const reader = new MultipartReader(mayUpload);
  try {
    await reader.read(request);
    return reader;
  } catch (error) {
    await reader.remove();
    throw error;
  }
}

class MultipartReader implements Upload {
  readonly fields: Record<string, string> = Object.create(null);
  readonly files: UploadedFile[] = [];
  #mayUpload: (fields: Readonly<Record<string, string>>) => Promise<boolean>;
  #isKnown = false;
  #folder: Promise<string> | undefined;
  #fieldBytes = 0;
  #fileBytes = 0;

  constructor(mayUpload: (fields: Readonly<Record<string, string>>) => Promise<boolean>) {
    this.#mayUpload = mayUpload;
  }

  async read(request: IncomingMessage): Promise<void> {
    const parser = parserOf(request);
    const writing: Promise<void>[] = [];
    const streams: BusboyFileStream[] = [];
    try {
      await new Promise<void>((resolve, reject) => {
        const isAllowed = (check: () => void) => {
          try {
            check();
          } catch (error) {
            reject(error);
          }
        };
        parser.on('field', (name, value, _isNameCut, isCut) => isAllowed(() => this.#addField(name, value, isCut)));
        parser.on('file', (field, stream, name, _encoding, type) => {
          // It may break before it is read.
          stream.on('error', () => undefined);
          streams.push(stream);
          const written = this.#write({ field, name, type }, stream);
          written.catch(reject);
          writing.push(written);
        });
        for (const limit of ['fieldsLimit', 'partsLimit'] as const)
          parser.on(limit, () => reject(refuse('badInput', callTexts.tooMany, { max: formLimits.fields })));
        parser.on('filesLimit', () => reject(refuse('badInput', texts.files, { max: uploadLimits.files })));
        parser.on('error', () => reject(refuse('badInput', callTexts.multipart)));
        parser.on('finish', resolve);
        request.on('close', () => request.readableEnded || reject(refuse('badInput', callTexts.multipart)));
        request.pipe(parser);
      });
      await Promise.all(writing);
    } finally {
      request.unpipe(parser);
      for (const stream of streams) stream.destroy();
      await Promise.allSettled([...writing, drained(request)]);
    }
  }

  async remove(): Promise<void> {
    if (this.#folder !== undefined) await rm(await this.#folder, { recursive: true, force: true });
  }

  #addField(name: string, value: string, isCut: boolean): void {
    this.#fieldBytes += Buffer.byteLength(name) + Buffer.byteLength(value);
    if (isCut || this.#fieldBytes > formLimits.bytes) throw refuse('badInput', callTexts.bodyTooLarge, { max: megabytes(formLimits.bytes) });
    addField(this.fields, name, value);
  }

  async #write(file: Pick<UploadedFile, 'field' | 'name' | 'type'>, stream: BusboyFileStream): Promise<void> {
    const stored: UploadedFile = { ...file, size: 0, path: '' };
    // In the order of the body, though several small ones may be under way.
    const number = this.files.push(stored);
    try {
      this.#isKnown ||= await this.#mayUpload(this.fields);
      this.#folder ??= mkdtemp(join(tmpdir(), 'portico-upload-'));
      stored.path = join(await this.#folder, String(number));
      await pipeline(stream, (parts: AsyncIterable<Buffer>) => this.#counted(parts, stored), createWriteStream(stored.path));
      if (stream.truncated) throw fileTooLarge();
    } catch (error) {
      stream.destroy();
      throw isBroken(error) ? refuse('badInput', callTexts.multipart) : error;
    }
  }

  async *#counted(parts: AsyncIterable<Buffer>, file: UploadedFile): AsyncGenerator<Buffer> {
    for await (const part of parts) {
      file.size += part.length;
      this.#fileBytes += part.length;
      if (!this.#isKnown && this.#fileBytes > uploadLimits.unknown) {
        // What says who sends may have come with a file in between.
        this.#isKnown = await this.#mayUpload(this.fields);
        if (!this.#isKnown) throw refuse('tokenInvalid', texts.unknown, { max: megabytes(uploadLimits.unknown) });
      }
      if (this.#fileBytes > uploadLimits.total) throw refuse('badInput', texts.total, { max: megabytes(uploadLimits.total) });
      yield part;
    }
  }
}

/**
 * Reads the rest of the body before the answer is sent, for a while: a connection that closes in the middle of a body, as many proxies ask for, is
 * reset, and the answer is lost.
 */
async function drained(request: IncomingMessage): Promise<void> {
  if (request.readableEnded || request.destroyed) return;
  request.resume();
  await finished(request, { signal: AbortSignal.timeout(drainTime) });
}

function parserOf(request: IncomingMessage): BusboyInstance {
  try {
    return new Busboy({
      headers: request.headers as BusboyHeaders,
      limits: {
        fileSize: uploadLimits.file,
        files: uploadLimits.files,
        fields: formLimits.fields,
        fieldSize: formLimits.bytes,
        parts: formLimits.fields + uploadLimits.files,
        headerSize: uploadLimits.partHead,
      },
    });
  } catch {
    throw refuse('badInput', texts.boundary);
  }
}

/** The parser reports a truncated part by an error without a class of its own; those of the disk have a `syscall`. */
function isBroken(error: unknown): boolean {
  if (!(error instanceof Error) || error.name !== 'Error') return false;
  return 'code' in error ? error.code === 'ERR_STREAM_PREMATURE_CLOSE' : !('syscall' in error);
}

function fileTooLarge(): CallError {
  return refuse('badInput', callTexts.fileTooLarge, { max: megabytes(uploadLimits.file) });
}

function megabytes(bytes: number): number {
  return bytes / 1_048_576;
}
