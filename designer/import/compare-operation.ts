import type { InterfaceDefinition } from '../model/definition.ts';
import { definitionFingerprint } from './definition-fingerprint.ts';

/** How an imported operation stands to what is already there. */
export type ImportStatus = 'new' | 'same' | 'changed' | 'edited' | 'conflict';

/**
 * `same`: nothing to do. `changed`: the document is newer and nobody has touched the interface. `edited`: somebody has, so an import would
 * overwrite work. `conflict`: an interface of that name comes from somewhere else.
 */
export function compareOperation(imported: InterfaceDefinition, existing: InterfaceDefinition | null): ImportStatus {
  if (!existing) return 'new';
  if (existing.source?.key !== imported.source?.key) return 'conflict';
  const fingerprint = definitionFingerprint(existing);
  if (fingerprint === imported.source?.imported) return 'same';
  return fingerprint === existing.source?.imported ? 'changed' : 'edited';
}
