import { inflateSync } from 'node:zlib';

const headBytes = 12;
const entryBytes = 16;
const woffHeadBytes = 44;
const woffEntryBytes = 20;

/** A font as WOFF 1.0 packs it, table by table, unpacked: whoever reads single glyphs of it would unpack a whole table for each. */
export function sfntOfWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, at) => {
    const entry = woffHeadBytes + at * woffEntryBytes;
    const [from, packed, length] = [woff.readUInt32BE(entry + 4), woff.readUInt32BE(entry + 8), woff.readUInt32BE(entry + 12)];
    const data = woff.subarray(from, from + packed);
    return { tag: woff.subarray(entry, entry + 4), checksum: woff.readUInt32BE(entry + 16), data: packed < length ? inflateSync(data) : data };
  });
  const power = 2 ** Math.floor(Math.log2(count));
  const head = Buffer.alloc(headBytes + count * entryBytes);
  head.writeUInt32BE(woff.readUInt32BE(4), 0);
  for (const [at, value] of [count, power * entryBytes, Math.log2(power), (count - power) * entryBytes].entries()) head.writeUInt16BE(value, 4 + at * 2);
  const bodies: Buffer[] = [];
  let offset = head.length;
  for (const [at, { tag, checksum, data }] of tables.entries()) {
    const entry = headBytes + at * entryBytes;
    tag.copy(head, entry);
    for (const [part, value] of [checksum, offset, data.length].entries()) head.writeUInt32BE(value, entry + 4 + part * 4);
    const padded = Buffer.alloc(Math.ceil(data.length / 4) * 4);
    data.copy(padded);
    bodies.push(padded);
    offset += padded.length;
  }
  return Buffer.concat([head, ...bodies]);
}
