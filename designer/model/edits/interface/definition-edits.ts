import { isSameJson } from '../../../../engine/core/json/same-json.ts';
import type { InterfaceDefinition } from '../../types/definition.ts';

/** Members of an interface other than parameters, answer, flow and code. */
export type DefinitionWords = Pick<
  InterfaceDefinition,
  'namespace' | 'class' | 'method' | 'title' | 'summary' | 'module' | 'description' | 'kind' | 'verbs' | 'visibility' | 'table' | 'folder'
>;

/** Changes such members. */
export function changeDefinition(definition: InterfaceDefinition, change: Partial<DefinitionWords>): InterfaceDefinition {
  const { folder, ...others } = { ...definition, ...change };
  const changed = folder === undefined || folder === '' ? others : { ...others, folder };
  return isSameJson(definition, changed) ? definition : changed;
}
