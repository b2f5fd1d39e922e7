import type { Config } from '../../kernel/process/config.ts';
import type { Blobs } from './blobs.ts';
import { localBlobs } from './local-blobs.ts';

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
