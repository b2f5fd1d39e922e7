import type { Readable } from 'node:stream';
import type { CallToolResult } from '@modelcontextprotocol/server';
import { fillText, type Language } from '../../../../engine/core/text/text.ts';
import type { FileAnswer } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/plugin-mcp/file-result.ts';

/** Bytes of a file a tool hands on: it travels as base64 within one message, and lands in the context of a model. */
const mostBytes = 4 * 1_048_576;

/** A file as the protocol carries one: pictures and sounds as such, texts as text, everything else as a resource. */
export async function fileResult(file: FileAnswer, language: Language): Promise<CallToolResult> {
  const bytes = await readBytes(file.body);
  if (bytes === null) return { content: [{ type: 'text', text: fillText(texts.large, { max: mostBytes / 1_048_576 })[language] }], isError: true };
  const mimeType = file.contentType.split(';')[0]?.trim() ?? 'application/octet-stream';
  const data = bytes.toString('base64');
  if (mimeType.startsWith('image/')) return { content: [{ type: 'image', data, mimeType }] };
  if (mimeType.startsWith('audio/')) return { content: [{ type: 'audio', data, mimeType }] };
  if (mimeType.startsWith('text/')) return { content: [{ type: 'text', text: bytes.toString('utf8') }] };
  return { content: [{ type: 'resource', resource: { uri: `portico://files/${encodeURIComponent(file.name)}`, mimeType, blob: data } }] };
}

/** Null when there is more than a tool hands on; the rest is not waited for. */
async function readBytes(body: FileAnswer['body']): Promise<Buffer | null> {
  if (Buffer.isBuffer(body)) return body.length > mostBytes ? null : body;
  const parts: Buffer[] = [];
  let size = 0;
  // Leaving the loop early destroys the stream.
  for await (const part of body as Readable) {
    const bytes = Buffer.from(part as Buffer | string);
    size += bytes.length;
    if (size > mostBytes) return null;
    parts.push(bytes);
  }
  return Buffer.concat(parts);
}
