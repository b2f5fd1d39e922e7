import { edgeKey } from '../../model/edits/edge-edits.ts';
import { useDesignerState } from '../state/use-designer.ts';
import { EdgeInspector } from './EdgeInspector.tsx';
import { GroupInspector } from './GroupInspector.tsx';
import { InterfaceInspector } from './InterfaceInspector.tsx';
import { NodeInspector } from './NodeInspector.tsx';
import { NoteInspector } from './NoteInspector.tsx';
import { SelectionInspector } from './SelectionInspector.tsx';
import './inspector.css';

/** What is selected, to look at and to change; without a selection the interface itself. */
export function Inspector() {
  return (
    <div className="design-inspector">
      <Selected />
    </div>
  );
}

function Selected() {
  const { definition, selectedNodes, selectedEdges } = useDesignerState();
  const { nodes, edges, groups = [], notes = [] } = definition.flow;
  const chosen = new Set(selectedNodes);
  const known = [...nodes, ...groups, ...notes].filter(({ id }) => chosen.has(id)).length;
  if (known > 1) return <SelectionInspector />;
  const node = nodes.find(({ id }) => chosen.has(id));
  if (node) return <NodeInspector key={node.id} node={node} />;
  const group = groups.find(({ id }) => chosen.has(id));
  if (group) return <GroupInspector key={group.id} group={group} />;
  const note = notes.find(({ id }) => chosen.has(id));
  if (note) return <NoteInspector key={note.id} note={note} />;
  const edge = edges.find((candidate) => edgeKey(candidate) === selectedEdges[0]);
  if (edge) return <EdgeInspector edge={edge} />;
  return <InterfaceInspector />;
}
