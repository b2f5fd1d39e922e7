import { useTranslation } from 'react-i18next';
import { Handle, Position } from 'reactflow';
import { useText } from '../../../engine/web/index.ts';
import { typeLabel } from '../../model/types/type-label.ts';
import { TypeMark } from '../../panels/parts/type-mark/TypeMark.tsx';
import { glyphOf } from '../../panels/parts/type-mark/type-glyphs.ts';
import { mockNode } from '../../panels/state/debugging.ts';
import { useDesigner } from '../../panels/state/use-designer.ts';
import type { NodeRun } from '../draw/node-run.ts';
import type { PortView } from '../draw/node-view.ts';
import { printValue } from '../draw/print-value.ts';
import { typeKey } from '../draw/type-key.ts';
import type { OpenEnd } from '../state/canvas.ts';
import { useCanvasState } from '../state/use-canvas.ts';
import { PortValue } from './PortValue.tsx';

/** @param isShared an output stands in its row */
export function InputPort({ node, port, isShared, row }: { node: string; port: PortView; isShared: boolean; row: number }) {
  const { t } = useTranslation('designer-canvas');
  const text = useText();
  const word = text(glyphOf(typeKey(port.type)).word);
  const hint = useHint({ node, port: port.name, side: 'input' });
  return (
    <li
      style={{ gridRow: row + 1 }}
      className={`design-port design-port-input ${isShared ? 'design-port-beside' : ''} ${hint.className}`}
      title={hint.title}
      aria-label={t('inputPort', { name: port.name, type: text(typeLabel(port.type)) })}
    >
      <Handle type="target" position={Position.Left} id={port.name} className={`design-handle design-shape-${typeKey(port.type)}`} />
      <span className="design-port-name">
        {port.name}
        {port.required && <span className="design-port-required">*</span>}
      </span>
      {port.isFed && isShared ? null : port.isFed ? (
        <TypeMark type={typeKey(port.type)} detail={text(typeLabel(port.type))} />
      ) : (
        <PortValue node={node} port={port} word={word} />
      )}
    </li>
  );
}

interface OutputPortProps {
  node: string;
  port: PortView;
  run: NodeRun | undefined;
  isValuePinned: boolean;
  /** An input stands in its row. */
  isShared: boolean;
  row: number;
}

export function OutputPort({ node, port, run, isValuePinned, isShared, row }: OutputPortProps) {
  const { t } = useTranslation('designer-canvas');
  const text = useText();
  const designer = useDesigner();
  const hint = useHint({ node, port: port.name, side: 'output' });
  const togglePin = () => mockNode(designer, node, isValuePinned || !run ? null : { outputs: run.outputs });
  return (
    <li
      style={{ gridRow: row + 1 }}
      className={`design-port design-port-output ${isShared ? 'design-port-beside' : ''} ${hint.className}`}
      title={hint.title}
      aria-label={t('outputPort', { name: port.name, type: text(typeLabel(port.type)) })}
    >
      {run && Object.hasOwn(run.outputs, port.name) && (
        <button
          type="button"
          tabIndex={-1}
          className="design-value nodrag"
          aria-pressed={isValuePinned}
          title={t(isValuePinned ? 'unpinValue' : 'pinValue')}
          onClick={togglePin}
        >
          {printValue(run.outputs[port.name])}
        </button>
      )}
      {!isShared && <TypeMark type={typeKey(port.type)} detail={text(typeLabel(port.type))} />}
      <span className="design-port-name">{port.name}</span>
      <Handle type="source" position={Position.Right} id={port.name} className={`design-handle design-shape-${typeKey(port.type)}`} />
    </li>
  );
}

/** While an edge is drawn: whether it may end here, and why not. */
function useHint(end: OpenEnd): { className: string; title?: string } {
  const { connecting } = useCanvasState();
  const text = useText();
  if (!connecting || (connecting.from.node === end.node && connecting.from.port === end.port && connecting.from.side === end.side)) return { className: '' };
  const isAt = connecting.at?.node === end.node && connecting.at.port === end.port && connecting.from.side !== end.side;
  const target = connecting.targets.of(end);
  if (target.ok) return { className: isAt ? 'design-port-open design-port-chosen' : 'design-port-open' };
  return { className: 'design-port-shut', title: text(target.reason) };
}
