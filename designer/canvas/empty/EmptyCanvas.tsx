import { lazyPart } from '../../../engine/web/index.ts';
import { useDesignerState } from '../../panels/state/use-designer.ts';

const WaysToBegin = lazyPart(() => import('./WaysToBegin.tsx'));

/** What stands on a canvas with nothing but Return. */
export function EmptyCanvas() {
  const { nodes, notes = [] } = useDesignerState().definition.flow;
  return notes.length > 0 || nodes.some(({ type, formulas }) => type !== 'return' || formulas !== undefined) ? null : <WaysToBegin />;
}
