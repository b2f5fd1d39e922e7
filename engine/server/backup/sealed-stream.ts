import { createCipheriv, createDecipheriv, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { texts } from '../../../generated/words/engine-server/sealed-stream.ts';
import { BackupError } from './backup-error.ts';

/**
 * A stream encrypted with a passphrase: scrypt (RFC 7914) derives the key, AES-256-GCM seals pieces of 64 KiB, each under a counter and a mark for
 * the last one, so that no piece can be changed, moved, removed or truncated (the STREAM construction, as in age: https://eprint.iacr.org/2015/189).
 * Layout: magic, salt (16), check of the key (16), pieces (each 16 bytes longer than its contents).
 */
export const magic = Buffer.from('PORTICO-BACKUP-1\n');
const piece = 65_536;
const tagBytes = 16;
const headBytes = magic.length + 32;
/** 128 MiB and about half a second for each guess. */
const cost = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1_048_576 };

/** Encrypts a stream with a passphrase. */
export async function* seal(chunks: AsyncIterable<Buffer>, passphrase: string): AsyncGenerator<Buffer> {
  const salt = randomBytes(16);
  const { key, check } = await keyOf(passphrase, salt);
  yield Buffer.concat([magic, salt, check]);
  let counter = 0;
  for await (const { data, isLast } of pieces(chunks, piece)) {
    const cipher = createCipheriv('aes-256-gcm', key, nonce(counter++, isLast));
    yield Buffer.concat([cipher.update(data), cipher.final(), cipher.getAuthTag()]);
  }
}

/**
 * Decrypts a stream.
 * @throws BackupError if the passphrase is wrong or a byte was changed
 */
export async function* unseal(chunks: AsyncIterable<Buffer>, passphrase: string): AsyncGenerator<Buffer> {
  let key: Buffer | null = null;
  let counter = 0;
  const body = async function* (): AsyncGenerator<Buffer> {
    let head = Buffer.alloc(0);
    for await (const chunk of chunks) {
      if (key) yield chunk;
      else head = Buffer.concat([head, chunk]);
      if (key || head.length < headBytes) continue;
      const derived = await keyOf(passphrase, head.subarray(magic.length, magic.length + 16));
      if (!timingSafeEqual(derived.check, head.subarray(magic.length + 16, headBytes))) throw new BackupError(texts.passphrase);
      key = derived.key;
      yield head.subarray(headBytes);
    }
  };
  for await (const { data, isLast } of pieces(body(), piece + tagBytes)) {
    if (!key || data.length < tagBytes) throw new BackupError(texts.damaged, { piece: counter });
    const decipher = createDecipheriv('aes-256-gcm', key, nonce(counter++, isLast), { authTagLength: tagBytes });
    decipher.setAuthTag(data.subarray(-tagBytes));
    try {
      yield Buffer.concat([decipher.update(data.subarray(0, -tagBytes)), decipher.final()]);
    } catch {
      throw new BackupError(texts.damaged, { piece: counter });
    }
  }
}

/** Yields the same bytes in pieces of one size; marks the last one, which may be empty. */
async function* pieces(chunks: AsyncIterable<Buffer>, size: number): AsyncGenerator<{ data: Buffer; isLast: boolean }> {
  let gathered: Buffer[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    gathered.push(chunk);
    length += chunk.length;
    if (length <= size) continue;
    const all = Buffer.concat(gathered);
    let at = 0;
    // A full piece is held back until more follows: only then is it not the last.
    for (; all.length - at > size; at += size) yield { data: all.subarray(at, at + size), isLast: false };
    gathered = [all.subarray(at)];
    length = all.length - at;
  }
  yield { data: Buffer.concat(gathered), isLast: true };
}

async function keyOf(passphrase: string, salt: Buffer): Promise<{ key: Buffer; check: Buffer }> {
  const derived = await derive(passphrase.normalize('NFC'), salt);
  return { key: derived.subarray(0, 32), check: derived.subarray(32) };
}

function derive(passphrase: string, salt: Buffer): Promise<Buffer> {
  return promisify<string, Buffer, number, typeof cost, Buffer>(scrypt)(passphrase, salt, 48, cost);
}

function nonce(counter: number, isLast: boolean): Buffer {
  const bytes = Buffer.alloc(12);
  bytes.writeUIntBE(counter, 5, 6);
  bytes[11] = isLast ? 1 : 0;
  return bytes;
}
