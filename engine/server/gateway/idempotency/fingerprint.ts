import { createHash } from 'node:crypto';
import { printLossless } from '../../../core/json/lossless-json.ts';
import type { UploadedFile } from '../../kernel/call/service.ts';
import { digestOf } from '../apps/credentials/file-digest.ts';
import { canonicalText } from '../apps/credentials/signature.ts';

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

/** JSON text whose objects have their members sorted by name. */
export function sortedText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(sortedText).join(',')}]`;
  if (typeof value !== 'object' || value === null) return printLossless(value);
  const members = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${sortedText(member)}`).join(',')}}`;
}
