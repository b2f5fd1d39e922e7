import type { Readable } from 'node:stream';
import type { Config } from '../../kernel/process/config.ts';
import { localBlobs } from './local-blobs.ts';

/** Stores the bytes of files under server-made names. Only `move` changes what a name contains. */
export interface Blobs {
  /** Keeps what lies at a path of this machine, or these bytes, under a new name. */
  write(name: string, content: { path: string } | Buffer, contentType: string): Promise<void>;
  /** Null where nothing has the name. */
  read(name: string): Promise<Readable | null>;
  /** What `from` holds is held by `to` from then on; who reads meanwhile gets all of the one or all of the other. */
  move(from: string, to: string, contentType: string): Promise<void>;
  /** Nothing is done where nothing has the name. */
  remove(name: string): Promise<void>;
}

/**
 * Opens the bucket if one is configured, otherwise the folder. Files from before the bucket are still read from the folder.
 * @throws StartError if the bucket does not respond
 */
export async function openBlobs({ dataFolder, bucket }: Pick<Config, 'dataFolder' | 'bucket'>): Promise<Blobs> {
  const local = localBlobs(dataFolder);
  if (!bucket) return local;
  // The client costs memory and time to load; most installations have no bucket.
  const { openBucket } = await import('./s3-blobs.ts');
  const remote = await openBucket(bucket);
  return {
    write: remote.write,
    read: async (name) => (await remote.read(name)) ?? local.read(name),
    async move(from, to, contentType) {
      await remote.move(from, to, contentType);
      await local.remove(to);
    },
    async remove(name) {
      await Promise.all([remote.remove(name), local.remove(name)]);
    },
  };
}
