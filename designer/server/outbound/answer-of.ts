import { Readable } from 'node:stream';
import { JsonText } from '../../../engine/core/json/json-text.ts';
import { parseLossless } from '../../../engine/core/json/lossless-json.ts';
import { isNestedDeeper } from '../../../engine/core/json/nesting.ts';
import { type ExchangeAnswer, outboundBytes, type PlanAnswer } from '../../../engine/server/index.ts';
import { fileNameOf } from './file-name.ts';
import { decodedText, mediaKind } from './media-type.ts';
import { contentFailure, type UpstreamAnswer } from './upstream-failure.ts';
import { UpstreamFile } from './upstream-file.ts';

/** Maximum number of characters of an error's text that the caller receives. */
const shownText = 20_000;

/**
 * Returns the plan of an answer: JSON is read whole, up to the limit. So is text, unless it is longer or slower: then it is a file, as everything
 * else is.
 * @param isAccepted whether an answer of that status is passed on
 */
export function planFor(isAccepted: (status: number) => boolean): PlanAnswer {
  return (status, headers) => {
    const kind = mediaKind(headers['content-type']);
    if (!isAccepted(status)) return { bytes: outboundBytes, beyond: 'stream' };
    if (status === 204 || status === 205 || headers['content-length'] === '0') return { bytes: 0, beyond: 'refuse' };
    if (kind === 'bytes' || (kind === 'text' && isAttachment(headers))) return { bytes: 0, beyond: 'stream' };
    return { bytes: outboundBytes, beyond: kind === 'json' ? 'refuse' : 'stream' };
  };
}

/**
 * Returns the value of an answer by its content type: JSON, text, a file, or null without a body.
 * @param keepsText JSON is validated and stays text
 * @throws UpstreamFailure 502 for invalid JSON
 */
export function dataOf(answer: ExchangeAnswer, { keepsText, relayed }: { keepsText: boolean; relayed: Record<string, string> }): unknown {
  const { headers, body, status } = answer;
  const type = headers['content-type'];
  if (!Buffer.isBuffer(body)) return new UpstreamFile(fileOf(headers, body));
  if (body.length === 0) return null;
  const kind = mediaKind(type);
  const text = kind === 'bytes' ? null : decodedText(body, type);
  if (kind === 'json' || kind === 'unknown') {
    const value = text === null ? undefined : jsonOf(text, keepsText);
    if (value !== undefined) return value;
    if (kind === 'json') throw contentFailure({ status, headers: relayed, body: text?.slice(0, shownText) ?? null });
  }
  return text ?? new UpstreamFile(fileOf(headers, body));
}

/** Returns what the caller learns of an error answer. */
export function upstreamAnswer({ status, headers, body }: ExchangeAnswer, relayed: Record<string, string>): UpstreamAnswer {
  if (!Buffer.isBuffer(body)) {
    body.destroy();
    return { status, headers: relayed, body: null };
  }
  const kind = mediaKind(headers['content-type']);
  const text = kind === 'bytes' || body.length === 0 ? null : decodedText(body, headers['content-type']);
  const value = text === null || kind === 'text' ? undefined : jsonOf(text, false);
  return { status, headers: relayed, body: value === undefined ? (text?.slice(0, shownText) ?? null) : value };
}

/** Maximum depth of arrays and objects, as in PHP. */
const deepest = 512;

/** Undefined if the text is no JSON, or none that could be printed again. */
function jsonOf(text: string, keepsText: boolean): unknown {
  if (isNestedDeeper(text, deepest)) return undefined;
  try {
    if (!keepsText) return parseLossless(text);
    JSON.parse(text);
    return new JsonText(text);
  } catch {
    return undefined;
  }
}

function isAttachment(headers: Record<string, string>): boolean {
  return /^\s*attachment\b/i.test(headers['content-disposition'] ?? '');
}

function fileOf(headers: Record<string, string>, body: Buffer | Readable): ConstructorParameters<typeof UpstreamFile>[0] {
  const type = headers['content-type'];
  const length = headers['content-encoding'] === undefined && body instanceof Readable ? Number(headers['content-length'] ?? Number.NaN) : Number.NaN;
  return {
    kind: 'file',
    name: fileNameOf(headers['content-disposition'], type),
    contentType: type ?? 'application/octet-stream',
    body,
    ...(Number.isSafeInteger(length) && { bytes: length }),
  };
}
