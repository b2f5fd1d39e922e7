import type { AnswerHeader } from '../../../engine/core/protocol/service-about.ts';
import { escapePointer } from '../../model/types/check-schema.ts';
import { asRecord, asText } from '../document/json-values.ts';
import { flatSchema } from '../schema/flat-schema.ts';
import { parameterType, type RuleContext } from '../schema/schema-rule.ts';

/** Headers that are about one connection, or tell a browser what to keep for the other side. */
const notHandedOn = new Set([
  ...['connection', 'keep-alive', 'proxy-authenticate', 'proxy-authorization', 'te', 'trailer', 'transfer-encoding', 'upgrade'],
  ...['content-length', 'content-encoding', 'content-type', 'set-cookie', 'set-cookie2', 'access-control-allow-origin'],
]);
/** Headers one interface hands on. */
const limit = 50;

/** Headers of an answer that callers get. */
export function answerHeaders(context: RuleContext, declared: unknown, pointer: string): AnswerHeader[] {
  const { document, diagnostics } = context;
  const found = new Map<string, AnswerHeader>();
  for (const [wire, entry] of Object.entries(asRecord(declared) ?? {})) {
    const at = `${pointer}/${escapePointer(wire)}`;
    const { value: header, pointer: origin } = document.resolve(entry, at, diagnostics);
    const name = wire.toLowerCase();
    if (!header || notHandedOn.has(name) || !/^[!#$%&'*+.^_`|~0-9a-z-]{1,100}$/.test(name) || found.has(name) || found.size >= limit) {
      diagnostics.add('headers-kept', at, 'info', wire);
      continue;
    }
    const isOld = header.schema === undefined && header.type !== undefined;
    const flat = flatSchema(document, { schema: isOld ? header : header.schema, pointer: isOld ? origin : `${origin}/schema` }, diagnostics);
    const description = (asText(header.description) || asText(flat.words.description)).trim().slice(0, 1_000);
    // A header is a text with a type: what else a document says of it stays there.
    const words = Object.keys(isOld ? header : (asRecord(header.schema) ?? {})).filter((word) => !['type', 'description', '$ref', 'x-nullable'].includes(word));
    if (!isOld && asText(header.description) !== '' && asText(flat.words.description) !== '') words.push('description');
    for (const word of words) diagnostics.keep(word.startsWith('x-') ? 'x-…' : word, `${isOld ? origin : `${origin}/schema`}/${escapePointer(word)}`);
    for (const word of Object.keys(header))
      if (!isOld && !['description', 'schema', 'style'].includes(word) && header[word] !== false)
        diagnostics.keep(word.startsWith('x-') ? 'x-…' : word, `${origin}/${escapePointer(word)}`);
    found.set(name, { name, type: parameterType(flat, 'string'), ...(description === '' ? {} : { description }) });
  }
  return [...found.values()];
}
