import { parseStrictJson, StrictJsonError } from '../../../core/json/strict-json.ts';
import { callTexts, forbiddenNames, formLimits } from '../../../core/protocol/call-texts.ts';
import { maxDepth } from '../../../core/validation/parameters/parse-parameters.ts';
import { refuse } from '../../kernel/call/errors.ts';

/** A parsed JSON body. */
export class JsonBody {
  /** Exactly what stood in the body; integers beyond ±(2^53−1) as `bigint`. */
  readonly members: Record<string, unknown>;
  /** The bytes as they came: what a signature covers. */
  readonly bytes: Buffer;

  constructor(members: Record<string, unknown>, bytes: Buffer) {
    this.members = members;
    this.bytes = bytes;
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Parses a JSON body: an object of at most 200 members; no body is an empty object. Refuses everything else, bytes that are not UTF-8 or declare
 * another encoding, and ambiguous JSON (`parseStrictJson`).
 * @param type value of the header content-type
 * @throws CallError 400 for such a body
 */
export function parseJsonBody(bytes: Buffer, type = ''): JsonBody {
  const charset = /;\s*charset\s*=\s*"?([^\s";]*)/i.exec(type)?.[1];
  if (charset !== undefined && !/^(?:utf-?8|us-ascii)$/i.test(charset)) throw refuse('badInput', callTexts.jsonEncoding);
  if (bytes.length === 0) return new JsonBody({}, bytes);
  const body = read(decode(bytes));
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw refuse('badInput', callTexts.jsonObject, { example: '{"service": "App.Tool.Add", "a": 1}' });
  const names = Object.keys(body);
  if (names.length > formLimits.fields) throw refuse('badInput', callTexts.tooMany, { max: formLimits.fields });
  const forbidden = names.find((name) => forbiddenNames.includes(name));
  if (forbidden !== undefined) throw refuse('badInput', callTexts.forbidden, { name: forbidden });
  return new JsonBody(body as Record<string, unknown>, bytes);
}

function decode(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw refuse('badInput', callTexts.jsonEncoding);
  }
}

function read(text: string): unknown {
  try {
    return parseStrictJson(text, maxDepth);
  } catch (error) {
    if (error instanceof StrictJsonError) throw refuse('badInput', error.text);
    throw error;
  }
}
