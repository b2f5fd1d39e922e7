import { printLossless } from '../../../engine/core/json/lossless-json.ts';
import type { UploadedFile } from '../../../engine/server/index.ts';
import type { HttpRequest } from '../../model/semantics/runtime/runtime.ts';
import { multipartBody } from './multipart-body.ts';
import type { OutboundBody } from './outbound-body.ts';
import { formEncoded } from './percent-encoding.ts';
import { mediaOf, streamed, uploadNamed } from './uploads.ts';
import { pairsOf, present, styleOf } from './written-values.ts';

/** Returns the body of a request; undefined if it has none. `uploads` are the files of the call that makes it. */
export function bodyOf({ body, media = 'application/json', styles, nulls = [] }: HttpRequest, uploads: readonly UploadedFile[]): OutboundBody | undefined {
  if (body === undefined || (body === null && nulls !== 'all')) return undefined;
  if (body === null) return isJson(media) ? { media, content: 'null' } : undefined;
  const style = styles?.body;
  if (style === 'file') {
    const upload = uploadNamed(uploads, body);
    return { media: media.includes('*') ? mediaOf(upload) : media, content: streamed([upload]) };
  }
  if (typeof body !== 'object' || Array.isArray(body)) return { media, content: typeof body === 'string' && !isJson(media) ? body : printLossless(body) };
  const members = present(body);
  const styleOfMember = (name: string) => (typeof style === 'object' ? styleOf(style, name) : style);
  if (/^multipart\//i.test(media)) return multipartBody(media, members, styleOfMember, uploads);
  if (!/^application\/x-www-form-urlencoded\b/i.test(media)) return { media, content: printLossless(nulls === 'all' ? body : withNulls(body, nulls)) };
  const pairs = members.flatMap(([name, value]) => pairsOf(name, value, styleOfMember(name), formEncoded));
  return { media, content: pairs.map((pair) => pair.join('=')).join('&') };
}

function isJson(media: string): boolean {
  return /[/+]json\b/i.test(media);
}

/** Returns the members that are present, and of the named ones those that are null. */
function withNulls(body: object, names: readonly string[]): object {
  return Object.fromEntries(Object.entries(body).filter(([name, value]) => value !== undefined && (value !== null || names.includes(name))));
}
