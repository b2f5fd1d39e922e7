import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { isThumbnailWidth } from '../../core/protocol/thumbnail-widths.ts';
import type { StoredFile } from '../kernel/ports/file-store.ts';

/** Creates small copies of pictures under `<data>/thumbnails` on demand. They can be deleted without harm. */
export class Thumbnails {
  readonly #folder: string;
  readonly #making = new Map<string, Promise<Buffer>>();

  constructor(dataFolder: string) {
    this.#folder = join(dataFolder, 'thumbnails');
  }

  /** @param width one of `thumbnailWidths`; a picture that is no wider is answered as it is: null */
  async read(file: StoredFile, width: number, original: () => Promise<Readable | null>): Promise<Readable | null> {
    const [, wide = '0'] = /-(\d+)x\d+\./.exec(file.name) ?? [];
    if (file.kind !== 'image' || !isThumbnailWidth(width) || Number(wide) <= width) return null;
    const name = `${file.name}.${file.version}.${width}.webp`;
    const known = await openIfThere(join(this.#folder, name));
    if (known) return known;
    const making = this.#making.get(name) ?? this.#make(name, width, original).finally(() => this.#making.delete(name));
    this.#making.set(name, making);
    return Readable.from([await making]);
  }

  /** Those of a picture that is gone. */
  async remove({ name, kind }: StoredFile): Promise<void> {
    if (kind !== 'image') return;
    const all = await readdir(this.#folder).catch(() => []);
    await Promise.all(all.filter((one) => one.startsWith(`${name}.`)).map((one) => rm(join(this.#folder, one), { force: true })));
  }

  async #make(name: string, width: number, original: () => Promise<Readable | null>): Promise<Buffer> {
    const picture = await original();
    if (!picture) throw new Error(`the picture of ${name} is gone`);
    const { default: sharp } = await import('sharp');
    const small = await sharp(await buffer(picture))
      .resize({ width })
      .webp({ quality: 80 })
      .toBuffer();
    await mkdir(this.#folder, { recursive: true });
    const path = join(this.#folder, name);
    await writeFile(`${path}.tmp`, small);
    await rename(`${path}.tmp`, path);
    return small;
  }
}

function openIfThere(path: string): Promise<Readable | null> {
  return new Promise((answer) => {
    const stream = createReadStream(path);
    stream.once('open', () => answer(stream));
    stream.once('error', () => answer(null));
  });
}
