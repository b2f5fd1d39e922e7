const endOfDirectory = 0x06054b50;
const stored = 0;

/**
 * One file out of a zip as text, unpacked by the browser itself; '' when it is not there.
 * Knows what spreadsheets are: no encryption, no second volume, less than 4 GB. fflate would need the whole file in memory, and is 3.4 KB
 * (Brotli) where this is 0.4.
 */
export async function unzipEntry(zip: Blob, name: string): Promise<string> {
  const tail = await view(zip.slice(Math.max(0, zip.size - 65_557)));
  let end = tail.byteLength - 22;
  while (end >= 0 && tail.getUint32(end, true) !== endOfDirectory) end--;
  if (end < 0) return '';
  const start = tail.getUint32(end + 16, true);
  const directory = await view(zip.slice(start, start + tail.getUint32(end + 12, true)));
  const names = new TextDecoder();
  for (let at = 0; at < directory.byteLength; ) {
    const length = directory.getUint16(at + 28, true);
    const found = names.decode(new Uint8Array(directory.buffer, at + 46, length));
    if (found === name) {
      const method = directory.getUint16(at + 10, true);
      return unpack(zip, directory.getUint32(at + 42, true), directory.getUint32(at + 20, true), method);
    }
    at += 46 + length + directory.getUint16(at + 30, true) + directory.getUint16(at + 32, true);
  }
  return '';
}

async function unpack(zip: Blob, offset: number, size: number, method: number): Promise<string> {
  const head = await view(zip.slice(offset, offset + 30));
  const begin = offset + 30 + head.getUint16(26, true) + head.getUint16(28, true);
  const packed = zip.slice(begin, begin + size);
  if (method === stored) return packed.text();
  return new Response(packed.stream().pipeThrough(new DecompressionStream('deflate-raw'))).text();
}

async function view(part: Blob): Promise<DataView<ArrayBuffer>> {
  return new DataView(await part.arrayBuffer());
}
