import { isUtf8 } from 'node:buffer';
import { essenceOf, kindOfMedia, type MediaKind } from '../../nodes/http/model/media-kind.ts';

/** Cached kinds of answers: an upstream sends the same few content types. */
const knownKinds = new Map<string, MediaKind>();
const maxKinds = 500;

/**
 * Returns the kind of a content type.
 * @param type value of the header content-type
 */
export function mediaKind(type = ''): MediaKind {
  const known = knownKinds.get(type);
  if (known) return known;
  const kind = kindOfMedia(essenceOf(type));
  if (knownKinds.size >= maxKinds) knownKinds.clear();
  knownKinds.set(type, kind);
  return kind;
}

/** Decodes the text of a body by the charset of its type, otherwise by its first bytes, otherwise UTF-8. Null if it is no text of that charset. */
export function decodedText(body: Buffer, type: string | undefined): string | null {
  const named = /;\s*charset\s*=\s*"?([^\s";]+)/i.exec(type ?? '')?.[1] ?? declaredCharset(body);
  if (named === undefined || /^utf-?8$/i.test(named)) {
    if (!isUtf8(body)) return null;
    const text = body.toString('utf8');
    return text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
  }
  try {
    return new TextDecoder(named, { fatal: true }).decode(body);
  } catch {
    return null;
  }
}

/** A byte order mark, or the encoding of an XML declaration. */
function declaredCharset(body: Buffer): string | undefined {
  if (body[0] === 0xff && body[1] === 0xfe) return 'utf-16le';
  if (body[0] === 0xfe && body[1] === 0xff) return 'utf-16be';
  if (body[0] !== 0x3c || body[1] !== 0x3f) return undefined;
  return /^<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)/.exec(body.toString('latin1', 0, 200))?.[1];
}
