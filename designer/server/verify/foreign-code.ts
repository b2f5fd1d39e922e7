import { isEdit } from '../../codegen/hand-edit/code-of.ts';
import { activeFlow } from '../../model/formula/active-flow.ts';
import type { InterfaceDefinition } from '../../model/types/definition.ts';

/** Whether a person wrote code of the interface: then it is no twin of the definition, and its PHP never runs on a server. */
export function hasForeignCode(definition: InterfaceDefinition): boolean {
  if (activeFlow(definition.flow).nodes.some(({ type }) => type === 'code')) return true;
  return isEdit(definition.code?.ts) || isEdit(definition.code?.php);
}
