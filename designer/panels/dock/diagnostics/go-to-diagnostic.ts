import type { Diagnostic } from '../../../model/types/diagnostic.ts';
import type { Designer } from '../../state/designer.ts';

/** Shows the place a diagnostic is about: selects its node or its edge and asks for the field by its pointer. */
export function goToDiagnostic(designer: Designer, { node, port, pointer }: Diagnostic): void {
  const { state } = designer;
  const [, part, list, index] = pointer.split('/');
  const edge = part === 'flow' && list === 'edges' ? state.definition.flow.edges[Number(index)] : undefined;
  if (node !== undefined) designer.select([node]);
  else designer.select([], edge ? [`${edge.to.node}.${edge.to.port}`] : []);
  // The form has no fields for what is drawn.
  if (state.view === 'form' && part === 'flow') state.view = 'graph';
  state.pointer = port === undefined ? pointer : `${pointer}/values/${port}`;
}
