import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { CopyObjectCommand, DeleteObjectCommand, GetObjectCommand, PutObjectCommand, S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { texts } from '../../../../generated/words/engine-server/s3-blobs.ts';
import { fillText } from '../../../core/text/text.ts';
import type { Bucket } from '../../kernel/process/config.ts';
import { StartError } from '../../kernel/process/start-error.ts';
import type { Blobs } from './blobs.ts';

/**
 * Stores files as objects of an S3-compatible bucket, which only the server reads.
 * @throws StartError if the bucket cannot be used
 */
export async function openBucket({ name: Bucket, endpoint, region, keys, hasPathStyle }: Bucket): Promise<Blobs> {
  const client = new S3Client({
    region,
    ...(endpoint !== undefined && { endpoint }),
    ...(keys && { credentials: keys }),
    forcePathStyle: hasPathStyle,
    // Services beside Amazon's know no trailing checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const read = async (Key: string): Promise<Readable | null> => {
    try {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
      return (Body as Readable | undefined) ?? null;
    } catch (error) {
      if (error instanceof S3ServiceException && error.name === 'NoSuchKey') return null;
      throw error;
    }
  };
  try {
    // Nothing has this name. Where the keys may not list, what is missing is told as forbidden, and the folder would never be asked.
    await read('portico-start');
  } catch (error) {
    throw new StartError(fillText(texts[reasonOf(error)], { bucket: Bucket, endpoint: endpoint ?? region }));
  }
  const remove = async (Key: string) => {
    await client.send(new DeleteObjectCommand({ Bucket, Key }));
  };
  return {
    async write(Key, content, ContentType) {
      const isFile = 'path' in content;
      const ContentLength = isFile ? (await stat(content.path)).size : content.length;
      const Body = isFile ? createReadStream(content.path) : content;
      await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentLength, ContentType }));
    },
    read,
    async move(from, Key, ContentType) {
      await client.send(new CopyObjectCommand({ Bucket, Key, CopySource: `${Bucket}/${from}`, ContentType, MetadataDirective: 'REPLACE' }));
      await remove(from);
    },
    remove,
  };
}

function reasonOf(error: unknown): keyof typeof texts {
  const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
  if (status === 404) return 'missing';
  return status === 401 || status === 403 ? 'refused' : 'unreachable';
}
