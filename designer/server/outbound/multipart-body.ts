import { randomUUID } from 'node:crypto';
import type { UploadedFile } from '../../../engine/server/index.ts';
import type { ValueStyle } from '../../model/semantics/runtime/runtime.ts';
import type { OutboundBody } from './outbound-body.ts';
import { mediaOf, streamed, uploadNamed } from './uploads.ts';
import { pairsOf, present } from './written-values.ts';

interface Part {
  name: string;
  content: string | UploadedFile;
  media?: string;
}

/** Returns a multipart form: files with their names and types, objects as JSON, lists element by element. */
export function multipartBody(
  media: string,
  members: readonly [name: string, value: unknown][],
  styleOf: (name: string) => ValueStyle | undefined,
  uploads: readonly UploadedFile[],
): OutboundBody {
  const boundary = `portico-${randomUUID().replaceAll('-', '')}`;
  const parts = members.flatMap(([name, value]) => partsOf(name, value, styleOf(name), uploads));
  const pieces = parts.flatMap(({ name, content, media: type }) => {
    const file = typeof content === 'string' ? '' : `; filename="${quoted(content.name)}"`;
    const typeLine = type === undefined ? '' : `Content-Type: ${type}\r\n`;
    return [`--${boundary}\r\nContent-Disposition: form-data; name="${quoted(name)}"${file}\r\n${typeLine}\r\n`, content, '\r\n'];
  });
  const content = [...pieces, `--${boundary}--\r\n`];
  const type = `${media.split(';')[0]?.trim()}; boundary=${boundary}`;
  return { media: type, content: content.every((piece) => typeof piece === 'string') ? content.join('') : streamed(content) };
}

function partsOf(name: string, value: unknown, style: ValueStyle | undefined, uploads: readonly UploadedFile[]): Part[] {
  if (style === 'file') {
    const upload = uploadNamed(uploads, value, name);
    return [{ name, content: upload, media: mediaOf(upload) }];
  }
  const isStructured = typeof value === 'object' && value !== null;
  if (style === undefined && isStructured) {
    if (!Array.isArray(value)) return partsOf(name, value, 'json', uploads);
    return present(value).flatMap(([, element]) => partsOf(name, element, typeof element === 'object' ? 'json' : undefined, uploads));
  }
  const type = style === 'json' ? { media: 'application/json' } : {};
  return pairsOf(name, value, style, (text) => text).map(([key, content]) => ({ name: key, content, ...type }));
}

/** Escapes for quotation marks as browsers do. */
function quoted(text: string): string {
  return text.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
