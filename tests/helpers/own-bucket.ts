import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface S3Server {
  run(): Promise<AddressInfo>;
  close(): Promise<void>;
}

/** It has no types of its own. */
const S3rver = createRequire(import.meta.url)('@20minutes/s3rver') as new (options: object) => S3Server;

/** An S3 server of the test's own with one bucket, and the settings that name it. */
export async function startBucket(): Promise<{ environment: Record<string, string>; stop(): Promise<void> }> {
  const directory = mkdtempSync(join(tmpdir(), 'portico-bucket-'));
  const bucket = 'portico-files';
  const server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets: [{ name: bucket }] });
  const { port } = await server.run();
  return {
    environment: {
      S3_BUCKET: bucket,
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    async stop() {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
