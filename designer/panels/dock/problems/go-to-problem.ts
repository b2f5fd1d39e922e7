import type { Problem } from '../../../model/problem.ts';
import type { Designer } from '../../state/designer.ts';

/**
 * Shows the place a problem is about: selects its node, or its edge, and asks for the field by its pointer. Views and the inspector mark fields with
 * `data-pointer`; where none of them shows the place, the JSON view does.
 */
export function goToProblem(designer: Designer, { node, pointer }: Problem): void {
  const { flow, parameters } = designer.state.definition;
  const [, part, second, third] = pointer.split('/');
  const edge = part === 'flow' && second === 'edges' ? flow.edges[Number(third)] : undefined;
  const parameter = part === 'parameters' ? parameters[Number(second)]?.name : undefined;
  const ofParameter = flow.nodes.find((known) => known.type === 'parameter' && known.settings.name === parameter)?.id;
  const target = node ?? ofParameter;
  if (target !== undefined) designer.select([target]);
  else designer.select([], edge ? [`${edge.to.node}.${edge.to.port}`] : []);
  if (designer.state.view === 'json') {
    designer.state.pointer = pointer;
    return;
  }
  // After the inspector of what was just selected has come.
  requestAnimationFrame(() => requestAnimationFrame(() => focusField(pointer)));
}

function focusField(pointer: string): void {
  const parts = pointer.split('/');
  for (let length = parts.length; length > 1; length--) {
    const place = document.querySelector<HTMLElement>(`[data-pointer="${CSS.escape(parts.slice(0, length).join('/'))}"]`);
    if (!place) continue;
    place.scrollIntoView({ block: 'nearest' });
    const field = place.matches('input, textarea, select, button, [tabindex]') ? place : place.querySelector<HTMLElement>('input, textarea, select, button');
    field?.focus();
    return;
  }
}
