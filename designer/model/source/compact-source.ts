import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';
import { isSameJson } from '../../../engine/core/json/same-json.ts';
import type { InterfaceDefinition } from '../types/definition.ts';
import { definitionFingerprint, importedBase } from './definition-fingerprint.ts';

/** Characters of a definition's JSON up to which `definitionText` leaves it readable. */
const plainLength = 20_000;
/** Characters of JSON that `textOfDefinition` unpacks at most. */
const unpackedLimit = 16 * 1_048_576;
const packed = 'deflate:';

/**
 * A definition without what it says twice: while nobody has edited an import, `source.base` is the definition itself. `restoreDefinition`
 * gives it back.
 */
export function compactDefinition(definition: InterfaceDefinition): InterfaceDefinition {
  const { source } = definition;
  if (source?.base === undefined || !isSameJson(source.base, importedBase(definition)) || definitionFingerprint(definition) !== source.imported)
    return definition;
  const { base: _, ...compact } = source;
  return { ...definition, source: compact };
}

/** The definition as it was before `compactDefinition`. Shares its members with what it is given. */
export function restoreDefinition(definition: InterfaceDefinition): InterfaceDefinition {
  const { source } = definition;
  if (!source || source.base !== undefined || definitionFingerprint(definition) !== source.imported) return definition;
  return { ...definition, source: { ...source, base: importedBase(definition) } };
}

/**
 * A definition as one text, for a place in a document: its JSON, or where that is long `deflate:<bytes>:<base64>`, a tenth of it.
 * `textOfDefinition` answers the JSON of either.
 * @param readableLength characters up to which the JSON is left as it is
 */
export function definitionText(definition: InterfaceDefinition, readableLength = plainLength): string {
  const json = JSON.stringify(compactDefinition(definition));
  if (json.length <= readableLength) return json;
  const bytes = strToU8(json);
  return `${packed}${bytes.length}:${btoa(strFromU8(deflateSync(bytes), true))}`;
}

/** Null when the text is packed and damaged, or larger inside than any definition. */
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
