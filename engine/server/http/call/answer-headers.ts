import { isEventStream } from '../../kernel/call/event-stream.ts';
import type { FileAnswer } from '../../kernel/call/service.ts';

/** Of an envelope. */
export const jsonHeaders = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' } as const;

/** Of a file. Whoever made it, no browser takes it for a page of ours. */
export function fileHeaders({ contentType, name }: Pick<FileAnswer, 'contentType' | 'name'>): { 'content-type': string; [name: string]: string } {
  const type = oneMediaType(contentType);
  return {
    'content-type': type,
    'cache-control': 'no-store',
    'content-security-policy': "sandbox; default-src 'none'",
    ...(!isEventStream(type) && { 'content-disposition': contentDisposition('attachment', name) }),
  };
}

/** The name as RFC 8187 writes it: of what encodeURIComponent leaves, these four are no part of a parameter's value. */
export function contentDisposition(kind: 'attachment' | 'inline', name: string): string {
  const value = encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);
  return `${kind}; filename*=UTF-8''${value}`;
}

/** A value of content-type that every reader takes for the same type: of two with a comma between, browsers believe the last. */
function oneMediaType(text: string): string {
  return text.length <= 200 && mediaType.test(text) ? text : 'application/octet-stream';
}

const mediaType = /^[\w!#$&^.+-]+\/[\w!#$&^.+-]+(?: *; *[\w!#$&^.+-]+=(?:[\w!#$&'*^.+:/-]+|"[\w ./:=?'()+-]*"))* *;? *$/;
