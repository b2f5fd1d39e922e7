import { isEventStream } from '../../kernel/call/event-stream.ts';
import type { FileAnswer } from '../../kernel/call/service.ts';

/** Headers of an envelope. */
export const jsonHeaders = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' } as const;

/** Returns the headers of a file, so that no browser takes it for a page of ours. */
export function fileHeaders({ contentType, name }: Pick<FileAnswer, 'contentType' | 'name'>): { 'content-type': string; [name: string]: string } {
  const type = oneMediaType(contentType);
  return {
    'content-type': type,
    'cache-control': 'no-store',
    'content-security-policy': "sandbox; default-src 'none'",
    ...(!isEventStream(type) && { 'content-disposition': contentDisposition('attachment', name) }),
  };
}

/** Encodes the name by RFC 8187: of what encodeURIComponent leaves, these four are not allowed in a parameter's value. */
export function contentDisposition(kind: 'attachment' | 'inline', name: string): string {
  const value = encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);
  return `${kind}; filename*=UTF-8''${value}`;
}

/** Returns a content type that every client reads the same way: of two with a comma between, browsers use the last. */
function oneMediaType(text: string): string {
  return text.length <= 200 && mediaType.test(text) ? text : 'application/octet-stream';
}

const mediaType = /^[\w!#$&^.+-]+\/[\w!#$&^.+-]+(?: *; *[\w!#$&^.+-]+=(?:[\w!#$&'*^.+:/-]+|"[\w ./:=?'()+-]*"))* *;? *$/;
