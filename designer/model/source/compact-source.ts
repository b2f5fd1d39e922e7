import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';
import { isSameJson } from '../../../engine/core/json/same-json.ts';
import type { InterfaceDefinition } from '../types/definition.ts';
import { definitionFingerprint, importedBase } from './definition-fingerprint.ts';

/** Maximum length of a definition's JSON that `definitionText` leaves readable, in characters. */
const plainLength = 20_000;
/** Maximum length of the JSON that `textOfDefinition` unpacks, in characters. */
const unpackedLimit = 16 * 1_048_576;
const packed = 'deflate:';

/** Removes redundancy from a definition: until somebody has edited an import, `source.base` is the definition itself. `restoreDefinition` reverts it. */
export function compactDefinition(definition: InterfaceDefinition): InterfaceDefinition {
  const { source } = definition;
  if (source?.base === undefined || !isSameJson(source.base, importedBase(definition)) || definitionFingerprint(definition) !== source.imported)
    return definition;
  const { base: _, ...compact } = source;
  return { ...definition, source: compact };
}

/** Reverts `compactDefinition`. Shares members with its argument. */
export function restoreDefinition(definition: InterfaceDefinition): InterfaceDefinition {
  const { source } = definition;
  if (!source || source.base !== undefined || definitionFingerprint(definition) !== source.imported) return definition;
  return { ...definition, source: { ...source, base: importedBase(definition) } };
}

/**
 * Returns a definition as one text, to be embedded in a document: its JSON, or if that is long `deflate:<bytes>:<base64>`, a tenth of it.
 * `textOfDefinition` returns the JSON of either.
 * @param readableLength maximum length of JSON that is left as it is, in characters
 */
export function definitionText(definition: InterfaceDefinition, readableLength = plainLength): string {
  const json = JSON.stringify(compactDefinition(definition));
  if (json.length <= readableLength) return json;
  const bytes = strToU8(json);
  return `${packed}${bytes.length}:${btoa(strFromU8(deflateSync(bytes), true))}`;
}

/** Returns the JSON of such a text. Null if it is damaged, or unpacks to more than any definition. */
export function textOfDefinition(text: string): string | null {
  const [, size, base64] = /^deflate:(\d{1,9}):([A-Za-z0-9+/=]+)$/.exec(text) ?? [];
  if (size === undefined || base64 === undefined) return text.startsWith(packed) ? null : text;
  if (Number(size) > unpackedLimit) return null;
  try {
    return strFromU8(inflateSync(strToU8(atob(base64), true), { out: new Uint8Array(Number(size)) }));
  } catch {
    return null;
  }
}
