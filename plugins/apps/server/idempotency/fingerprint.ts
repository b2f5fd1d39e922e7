import { createHash } from 'node:crypto';
import { sortedText } from '../../../../engine/core/json/sorted-text.ts';
import type { UploadedFile } from '../../../../engine/server/index.ts';
import { digestOf } from '../credentials/file-digest.ts';
import { canonicalText } from '../credentials/signature.ts';

/** What a call asks for, without what says who asks: a retry may come with another token or a new signature. */
export interface CallContent {
  fields: Readonly<Record<string, string>>;
  members: Readonly<Record<string, unknown>> | undefined;
  files: readonly UploadedFile[];
}

/** SHA-256 of a call's content, hexadecimal. The order of fields, members and files means nothing; a form and JSON are never the same. */
export async function fingerprintOf({ fields, members, files }: CallContent): Promise<string> {
  const hash = createHash('sha256');
  hash.update(members ? sortedText(members) : canonicalText({ service: 'form', fields }));
  const digests = await Promise.all(files.map(async ({ field, name, path }) => JSON.stringify([field, name, await digestOf(path)])));
  for (const digest of digests.sort()) hash.update(`\n${digest}`);
  return hash.digest('hex');
}
