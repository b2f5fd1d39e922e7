import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Parameter } from '../../../../engine/core/protocol/parameter.ts';
import type { UploadedFile } from '../../../../engine/server/index.ts';

/** Contents of files, in two languages and with bytes that are no text. */
const sample = Buffer.concat([Buffer.from('made up, 虚构\r\n'), Buffer.from([0, 255, 254])]);
/** For longer files only the length is declared, where nothing reads them. */
const largest = 1_048_576;
/** Content types of senders; some are invalid. */
const types = ['text/plain', 'application/pdf', 'image/png; name=a', ''];

/** Null stands for a text in place of a file. */
type Size = number | null;

interface StubFile {
  rule: Parameter;
  path: string;
  /** Bytes, by turn; in the first one as the rule wants it. */
  sizes: readonly Size[];
}

/** The files of a call: within the rules of their parameters, at their limits, and beyond. No two have the same bytes. */
export class StubFiles {
  #files: readonly StubFile[];

  private constructor(files: readonly StubFile[]) {
    this.#files = files;
  }

  /** @param areRead whether a definition does more with files than to look at their names */
  static async write(parameters: readonly Parameter[], folder: string, areRead: boolean): Promise<StubFiles> {
    const files = parameters
      .filter(({ type }) => type === 'file')
      .map((rule, index) => ({ rule, path: join(folder, `upload-${index}`), sizes: sizesOf(rule, areRead ? largest : Number.MAX_SAFE_INTEGER) }));
    for (const [index, { path, sizes }] of files.entries()) {
      for (const size of sizes)
        if (size !== null && size <= largest) await writeFile(`${path}-${size}`, Buffer.alloc(size, Buffer.concat([Buffer.from(`${index} `), sample])));
    }
    return new StubFiles(files);
  }

  /** Those that a call with these fields brings along. */
  of(form: Readonly<Record<string, string>>, turn: number): UploadedFile[] {
    return this.#files.flatMap(({ rule, path, sizes }, place): UploadedFile[] => {
      const name = form[rule.name];
      const size = sizes[turn === 0 ? 0 : (turn + place) % sizes.length] ?? null;
      const type = types[Math.floor(turn / 2) % types.length] ?? '';
      return name === undefined || size === null ? [] : [{ field: rule.name, name, type, size, path: `${path}-${size}` }];
    });
  }
}

/** Valid sizes are more frequent than invalid ones. */
function sizesOf({ min, max }: Parameter, most: number): Size[] {
  const usual = Math.min(Math.max(Math.min(sample.length, typeof max === 'number' ? max : sample.length), typeof min === 'number' ? min : 0), largest);
  const limits = [min, max].filter((limit) => typeof limit === 'number');
  const beyond = [...(typeof min === 'number' ? [min - 1] : []), ...(typeof max === 'number' ? [max + 1] : [])];
  const sizes = [...limits, usual, ...beyond, usual].filter((size) => size >= 0 && size <= most);
  return [usual, ...sizes, null];
}
