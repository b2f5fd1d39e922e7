import { lazy, Suspense, useEffect } from 'react';
import { edgeKey } from '../../model/edits/edge-edits.ts';
import { useDesignerState } from '../state/use-designer.ts';
import { EdgeInspector } from './EdgeInspector.tsx';
import { GroupInspector } from './GroupInspector.tsx';
import { NoteInspector } from './NoteInspector.tsx';
import { usePointed } from './parts/use-pointed.ts';
import { SelectionInspector } from './SelectionInspector.tsx';
import './inspector.css';

const loadInterface = () => import('./InterfaceInspector.tsx').then(({ InterfaceInspector }) => ({ default: InterfaceInspector }));
const loadNode = () => import('./NodeInspector.tsx').then(({ NodeInspector }) => ({ default: NodeInspector }));
const InterfaceInspector = lazy(loadInterface);
// The form made from a schema and the printers of code are most of the designer: they come once it is on the screen, before anybody has chosen a node.
const NodeInspector = lazy(loadNode);

/** Milliseconds for the first picture to be there. */
const loadDelay = 800;

/** What is selected, to look at and to change; without a selection the interface itself. */
export function Inspector() {
  const host = usePointed();
  useEffect(() => {
    const timer = setTimeout(() => void loadNode(), loadDelay);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div ref={host} className="design-inspector">
      <Suspense>
        <Selected />
      </Suspense>
    </div>
  );
}

function Selected() {
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
  return <InterfaceInspector />;
}
