import { ExpandOutlined, ZoomInOutlined, ZoomOutOutlined } from '@ant-design/icons';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Background, type Edge, Handle, type Node, type NodeProps, Panel, Position, ReactFlow, useReactFlow } from 'reactflow';
import { useText } from '../../../engine/web/index.ts';
import { commandOf } from '../../canvas/keys/keymap.ts';
import { useFlowWords } from '../../canvas/view/use-flow-words.ts';
import { diffDefinitions } from '../../model/diff/diff-definitions.ts';
import { edgeKey } from '../../model/edits/edges/edge-edits.ts';
import { conflictLabel } from '../../model/merge/conflict-label.ts';
import type { InterfaceDefinition } from '../../model/types/definition.ts';
import type { FlowEdge } from '../../model/types/flow.ts';
import { nodeName, portName } from '../parts/node-name.ts';
import { Tool } from '../parts/Tool.tsx';
import 'reactflow/dist/base.css';

type Change = 'added' | 'removed' | 'changed' | 'same';
type Box = Node<{ name: string; change: Change }, 'box'>;

const nodeTypes = { box: BoxNode };

/** Both graphs in one picture for reading: what came, what went and what changed, beside a list of the same. */
export default function GraphDiff({ before, after }: { before: InterfaceDefinition; after: InterfaceDefinition }) {
  const { t } = useTranslation('designer-work');
  const textOf = useText();
  const flowWords = useFlowWords();
  const diff = useMemo(() => diffDefinitions(before, after), [before, after]);
  const { nodes, edges } = useMemo(() => {
    const changeOf = (id: string): Change =>
      diff.nodes.added.includes(id) ? 'added' : diff.nodes.removed.includes(id) ? 'removed' : diff.nodes.changed.includes(id) ? 'changed' : 'same';
    const gone = before.flow.nodes.filter(({ id }) => diff.nodes.removed.includes(id));
    const boxes = [...after.flow.nodes, ...gone].map(({ id, position }): Box => {
      const change = changeOf(id);
      return { id, type: 'box', position, data: { name: nodeName(change === 'removed' ? before : after, id, textOf), change } };
    });
    const named = (definition: InterfaceDefinition, edge: FlowEdge, change: Change): Edge => {
      const name = `${portName(definition, edge.from, textOf)} → ${portName(definition, edge.to, textOf)}`;
      return { ...line(edge, change), ariaLabel: change === 'same' ? name : t(`history.${change}`, { what: name }) };
    };
    const lines = [
      ...after.flow.edges.map((edge) => named(after, edge, isAmong(before.flow.edges, edge) ? 'same' : 'added')),
      ...before.flow.edges.flatMap((edge) => (isAmong(after.flow.edges, edge) ? [] : [named(before, edge, 'removed')])),
    ];
    return { nodes: boxes, edges: lines };
  }, [before, after, diff, textOf, t]);
  const list = [
    ...diff.nodes.added.map((id) => ({ change: 'added' as const, key: id, what: nodeName(after, id, textOf) })),
    ...diff.nodes.removed.map((id) => ({ change: 'removed' as const, key: id, what: nodeName(before, id, textOf) })),
    ...diff.nodes.changed.map((id) => ({ change: 'changed' as const, key: id, what: nodeName(after, id, textOf) })),
    ...diff.fields.map(({ pointer }) => ({ change: 'changed' as const, key: pointer, what: textOf(conflictLabel(stepsOf(pointer))) })),
  ];
  const edgeCount = diff.edges.added.length + diff.edges.removed.length;
  return (
    <div className="design-graph-diff">
      <ul>
        {list.map(({ change, what, key }) => (
          <li key={`${change} ${key}`} className={`design-change-${change}`}>
            {t(`history.${change}`, { what })}
          </li>
        ))}
        {edgeCount > 0 && (
          <li className="design-change-changed">{t('history.edges', { added: diff.edges.added.length, removed: diff.edges.removed.length })}</li>
        )}
        {list.length === 0 && edgeCount === 0 && <li>{t('history.same')}</li>}
      </ul>
      <div className="design-graph-diff-view">
        <ReactFlow
          nodes={nodes}
          edges={edges}
          nodeTypes={nodeTypes}
          nodesDraggable={false}
          nodesConnectable={false}
          nodesFocusable={false}
          edgesFocusable={false}
          elementsSelectable={false}
          disableKeyboardA11y
          ariaLabelConfig={flowWords}
          proOptions={{ hideAttribution: true }}
          fitView
          minZoom={0.1}
        >
          <Background />
          <ZoomTools />
        </ReactFlow>
      </div>
    </div>
  );
}

function ZoomTools() {
  const { t } = useTranslation('designer-canvas');
  const text = useText();
  const { zoomIn, zoomOut, fitView } = useReactFlow();
  return (
    <Panel position="bottom-left" className="design-tools" role="toolbar" aria-label={t('viewTools')}>
      <Tool label={t('zoomOut')} icon={<ZoomOutOutlined />} onClick={() => void zoomOut()} />
      <Tool label={t('zoomIn')} icon={<ZoomInOutlined />} onClick={() => void zoomIn()} />
      <Tool label={text(commandOf('fit').label)} icon={<ExpandOutlined />} onClick={() => void fitView()} />
    </Panel>
  );
}

function BoxNode({ data: { name, change } }: NodeProps<Box>) {
  return (
    <div className={`design-box design-change-${change}`}>
      <Handle type="target" position={Position.Left} />
      {name}
      <Handle type="source" position={Position.Right} />
    </div>
  );
}

/** The way a JSON pointer names. */
function stepsOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function line(edge: FlowEdge, change: Change): Edge {
  return {
    id: `${change} ${edgeKey(edge)}`,
    source: edge.from.node,
    target: edge.to.node,
    className: change === 'same' ? '' : `design-line-${change}`,
  };
}

function isAmong(edges: readonly FlowEdge[], edge: FlowEdge): boolean {
  return edges.some((known) => isSameEdge(known, edge));
}

function isSameEdge(one: FlowEdge, other: FlowEdge): boolean {
  return edgeKey(one) === edgeKey(other) && one.from.node === other.from.node && one.from.port === other.from.port;
}
