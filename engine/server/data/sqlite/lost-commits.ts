import { closeSync, openSync, readSync } from 'node:fs';

const headBytes = 32;
const frameHeadBytes = 24;
/** Magic numbers of the file format, for big- and little-endian checksums. */
const magic = { little: 0x377f0682, big: 0x377f0683 };

/**
 * Counts the commits in a write-ahead log that SQLite would silently skip: it reads up to the first frame whose checksum is wrong and takes that for
 * the end. Behind the end of an unfinished log are only older frames, or those of a commit that never completed; commits of the same generation
 * behind it were completed once, and the log was damaged afterwards.
 * Source: https://www.sqlite.org/fileformat2.html#the_write_ahead_log
 * @param path of the log; the result is 0 if it does not exist
 */
export function lostCommits(path: string): number {
  let file: number;
  try {
    file = openSync(path, 'r');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return 0;
    throw error;
  }
  try {
    return countLost(file);
  } finally {
    closeSync(file);
  }
}

function countLost(file: number): number {
  const head = Buffer.alloc(headBytes);
  if (readSync(file, head, 0, headBytes, 0) < headBytes) return 0;
  const isBig = head.readUInt32BE(0) === magic.big;
  const sum = new Checksum(isBig);
  sum.add(head.subarray(0, 24));
  const isHeadWhole = (isBig || head.readUInt32BE(0) === magic.little) && sum.is(head, 24);
  const pageBytes = head.readUInt32BE(8);
  // Nothing behind a damaged head can be read; when it was written, something was to follow.
  if (!isHeadWhole) return 1;
  const frame = Buffer.alloc(frameHeadBytes + pageBytes);
  let isChain = true;
  let lost = 0;
  for (let at = headBytes; readSync(file, frame, 0, frame.length, at) === frame.length; at += frame.length) {
    const isOfThisTime = frame.compare(head, 16, 24, 8, 16) === 0;
    if (isChain) {
      sum.add(frame.subarray(0, 8));
      sum.add(frame.subarray(frameHeadBytes));
      // The first that does not fit may be the one that was being written, so it is not counted.
      isChain = isOfThisTime && sum.is(frame, 16);
    } else if (isOfThisTime && frame.readUInt32BE(4) !== 0) lost++;
  }
  return lost;
}

/** SQLite's own: two running sums over 32-bit words. */
class Checksum {
  #isBig: boolean;
  #one = 0;
  #two = 0;

  constructor(isBig: boolean) {
    this.#isBig = isBig;
  }

  add(bytes: Buffer): void {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    for (let at = 0; at < bytes.byteLength; at += 8) {
      this.#one = (this.#one + view.getUint32(at, !this.#isBig) + this.#two) >>> 0;
      this.#two = (this.#two + view.getUint32(at + 4, !this.#isBig) + this.#one) >>> 0;
    }
  }

  is(bytes: Buffer, at: number): boolean {
    return bytes.readUInt32BE(at) === this.#one && bytes.readUInt32BE(at + 4) === this.#two;
  }
}
