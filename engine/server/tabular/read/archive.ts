import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import yauzl from 'yauzl';
import { texts as workbookTexts } from '../../../../generated/words/engine-server/workbook-texts.ts';
import { refuse } from '../../kernel/call/errors.ts';
import { sheetLimits, tooMuch } from './sheet-limits.ts';

/** Streams the parts of a workbook's zip archive one by one. Counts the unpacked bytes of all parts: the sizes an archive states are its author's. */
export class Archive {
  #zip: yauzl.ZipFile;
  #entries: ReadonlyMap<string, yauzl.Entry>;
  #unpacked = 0;

  private constructor(zip: yauzl.ZipFile, entries: ReadonlyMap<string, yauzl.Entry>) {
    this.#zip = zip;
    this.#entries = entries;
  }

  /** Throws `ret` 400 for an archive over the limits, and yauzl's error for one that is none. */
  static async open(path: string): Promise<Archive> {
    if ((await stat(path)).size > sheetLimits.fileBytes) throw tooMuch('fileBytes');
    const zip = await yauzl.openPromise(path, { lazyEntries: true, autoClose: false });
    try {
      if (zip.entryCount > sheetLimits.parts) throw tooMuch('parts');
      const entries = new Map<string, yauzl.Entry>();
      for await (const entry of zip.eachEntry()) {
        if (entries.has(entry.fileName)) throw refuse('badInput', workbookTexts.broken);
        entries.set(entry.fileName, entry);
      }
      return new Archive(zip, entries);
    } catch (error) {
      zip.close();
      throw error;
    }
  }

  has(name: string): boolean {
    return this.#entries.has(name);
  }

  /**
   * A part as it is unpacked.
   * @param limit which one its bytes are held to, beside that of all parts together
   */
  async *read(name: string, limit: 'unpackedBytes' | 'sharedBytes' | 'smallPartBytes'): AsyncGenerator<Buffer> {
    const entry = this.#entries.get(name);
    if (!entry) throw refuse('badInput', workbookTexts.part, { name: name.slice(0, 80) });
    if (entry.isEncrypted()) throw refuse('badInput', workbookTexts.encrypted);
    const part: Readable = await this.#zip.openReadStreamPromise(entry);
    let bytes = 0;
    for await (const piece of part) {
      const buffer = piece as Buffer;
      bytes += buffer.length;
      this.#unpacked += buffer.length;
      if (bytes > sheetLimits[limit]) throw tooMuch(limit);
      if (this.#unpacked > sheetLimits.unpackedBytes) throw tooMuch('unpackedBytes');
      yield buffer;
    }
  }

  close(): void {
    this.#zip.close();
  }
}
