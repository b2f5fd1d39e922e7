import type { Readable } from 'node:stream';

/**
 * The tar format (POSIX ustar, IEEE Std 1003.1-2017, pax "ustar Interchange Format"), limited to what our archives need: plain files, so that `tar
 * -xzf` opens them too. Sizes from 8 GiB are written in GNU's binary form.
 */
const block = 512;
const largestOctal = 8 ** 11 - 1;

/** The archive is invalid at a byte of the unpacked stream. */
export class TarError extends Error {}

/**
 * Returns the header block of a file.
 * @param path name in the archive
 * @param size in bytes
 */
export function tarHeader(path: string, size: number): Buffer {
  const header = Buffer.alloc(block);
  const { prefix, name } = split(path);
  header.write(name, 0, 100);
  header.write('0000600\0', 100);
  header.write('0000000\0', 108);
  header.write('0000000\0', 116);
  if (size <= largestOctal) header.write(`${size.toString(8).padStart(11, '0')}\0`, 124);
  else {
    header[124] = 0x80;
    header.writeBigUInt64BE(BigInt(size), 128);
  }
  header.write('00000000000\0', 136);
  header.write('0', 156);
  header.write('ustar\x0000', 257, 'latin1');
  header.write(prefix, 345, 155);
  header.write(`${checksum(header).toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}

/** Returns the zeros that fill the last block of a file of this size in bytes. */
export const tarPadding = (size: number): Buffer => Buffer.alloc((block - (size % block)) % block);
export const tarEnd = Buffer.alloc(2 * block);

/**
 * Yields the files of an archive one after another. Each `chunks` must be read to its end before the next.
 * @throws TarError for an invalid archive
 */
export async function* readTar(stream: Readable): AsyncGenerator<{ path: string; size: number; chunks: () => AsyncGenerator<Buffer> }> {
  const bytes = new ByteReader(stream);
  for (;;) {
    const header = await bytes.exactly(block);
    if (header.every((byte) => byte === 0)) break;
    const stated = Number.parseInt(header.toString('latin1', 148, 156), 8);
    if (stated !== checksum(header) || header.toString('latin1', 257, 262) !== 'ustar') throw new TarError(`no header at byte ${bytes.position - block}`);
    const prefix = textAt(header, 345, 155);
    const size = header[124] === 0x80 ? Number(header.readBigUInt64BE(128)) : Number.parseInt(header.toString('latin1', 124, 135), 8);
    yield { path: `${prefix}${prefix && '/'}${textAt(header, 0, 100)}`, size, chunks: () => bytes.upTo(size) };
    await bytes.exactly(tarPadding(size).length);
  }
  await bytes.exactly(block);
  if (!(await bytes.isAtEnd())) throw new TarError(`something follows the end at byte ${bytes.position}`);
}

/** Collects a stream in one buffer. */
export async function gather(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const chunk of chunks) parts.push(chunk);
  return Buffer.concat(parts);
}

/** Returns the bytes of a stream in pieces of the requested size. */
class ByteReader {
  position = 0;
  #chunks: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(stream: Readable) {
    this.#chunks = stream[Symbol.asyncIterator]();
  }

  async exactly(length: number): Promise<Buffer> {
    return gather(this.upTo(length));
  }

  async *upTo(length: number): AsyncGenerator<Buffer> {
    for (let left = length; left > 0; ) {
      if (await this.isAtEnd()) throw new TarError(`the end is missing after byte ${this.position}`);
      const part = this.#rest.subarray(0, left);
      this.#rest = this.#rest.subarray(part.length);
      this.position += part.length;
      left -= part.length;
      yield part;
    }
  }

  async isAtEnd(): Promise<boolean> {
    while (this.#rest.length === 0) {
      const { done, value } = await this.#chunks.next();
      if (done) return true;
      this.#rest = value;
    }
    return false;
  }
}

/** The checksum counts its own field as spaces. */
function checksum(header: Buffer): number {
  return header.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 0x20 : byte), 0);
}

function textAt(header: Buffer, start: number, length: number): string {
  const end = header.indexOf(0, start);
  return header.toString('utf8', start, end === -1 ? start + length : Math.min(end, start + length));
}

/** Splits names over 100 bytes at a slash: 155 bytes before it, 100 behind it. */
function split(path: string): { prefix: string; name: string } {
  if (Buffer.byteLength(path) <= 100) return { prefix: '', name: path };
  for (let at = path.indexOf('/'); at !== -1; at = path.indexOf('/', at + 1)) {
    const [prefix, name] = [path.slice(0, at), path.slice(at + 1)];
    if (Buffer.byteLength(prefix) <= 155 && Buffer.byteLength(name) <= 100) return { prefix, name };
  }
  throw new TarError(`the name is too long: ${path}`);
}
