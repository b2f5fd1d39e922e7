import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { loadWords } from '../../../engine/web/index.ts';
import { edgeKey } from '../../model/edits/edges/edge-edits.ts';
import { useIdle } from '../parts/use-idle.ts';
import { usePointed } from '../parts/use-pointed.ts';
import { useDesignerState } from '../state/use-designer.ts';
import '../parts/parts.css';

const loadNode = () => import('./NodeInspector.tsx').then(({ NodeInspector }) => ({ default: NodeInspector }));
const loadOthers = () => import('./other-inspectors.ts');
// The form made from a schema and the printers of code are most of the designer: they come once it is on the screen, before anybody has chosen a node.
const NodeInspector = lazy(loadNode);
const EdgeInspector = lazy(() => loadOthers().then((module) => ({ default: module.EdgeInspector })));
const GroupInspector = lazy(() => loadOthers().then((module) => ({ default: module.GroupInspector })));
const NoteInspector = lazy(() => loadOthers().then((module) => ({ default: module.NoteInspector })));
const SelectionInspector = lazy(() => loadOthers().then((module) => ({ default: module.SelectionInspector })));

/** What is selected, to look at and to change. @param unselected shown without a selection */
export function Inspector({ unselected }: { unselected: ReactNode }) {
  const host = usePointed();
  const isIdle = useIdle(false);
  useEffect(() => {
    if (!isIdle) return;
    void loadWords('designer-inspector');
    void loadNode();
    void loadOthers();
  }, [isIdle]);
  return (
    <div ref={host} className="design-inspector">
      <Suspense>
        <Selected unselected={unselected} />
      </Suspense>
    </div>
  );
}

function Selected({ unselected }: { unselected: ReactNode }) {
  const { definition, selectedNodes, selectedEdges } = useDesignerState();
  const { nodes, edges, groups = [], notes = [] } = definition.flow;
  const chosen = new Set(selectedNodes);
  const known = [...nodes, ...groups, ...notes].filter(({ id }) => chosen.has(id));
  // A group is selected together with what is in it.
  const whole = groups.find((group) => chosen.has(group.id) && known.every(({ id }) => id === group.id || group.nodes.includes(id)));
  if (whole) return <GroupInspector key={whole.id} group={whole} />;
  if (known.length > 1) return <SelectionInspector />;
  const node = nodes.find(({ id }) => chosen.has(id));
  if (node) return <NodeInspector key={node.id} node={node} />;
  const note = notes.find(({ id }) => chosen.has(id));
  if (note) return <NoteInspector key={note.id} note={note} />;
  const edge = edges.find((candidate) => edgeKey(candidate) === selectedEdges[0]);
  if (edge) return <EdgeInspector edge={edge} />;
  return unselected;
}
