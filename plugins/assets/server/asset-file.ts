import type { Platform, StoredFile } from '../../../engine/server/index.ts';

/** The file behind an address `/files/<name>`, or null where there is none. */
export async function fileOf({ files }: Pick<Platform, 'files'>, address: unknown): Promise<StoredFile | null> {
  const name = typeof address === 'string' ? /^\/files\/([0-9a-z.-]+)$/.exec(address)?.[1] : undefined;
  return name === undefined ? null : files.findByName(name);
}
