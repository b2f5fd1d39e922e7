import { useTranslation } from 'react-i18next';
import { Handle, Position } from 'reactflow';
import { ref } from 'valtio/vanilla';
import { useText } from '../../../engine/web/index.ts';
import { typeLabel } from '../../model/edits/edges/type-label.ts';
import { TypeMark } from '../../panels/parts/type-mark/TypeMark.tsx';
import { glyphOf } from '../../panels/parts/type-mark/type-glyphs.ts';
import { useDesigner } from '../../panels/state/use-designer.ts';
import type { NodeRun } from '../draw/node-run.ts';
import type { PortView } from '../draw/node-view.ts';
import { printValue } from '../draw/print-value.ts';
import { typeKey } from '../draw/type-key.ts';
import type { OpenEnd } from '../state/canvas.ts';
import { useCanvasState } from '../state/use-canvas.ts';
import { PortValue } from './PortValue.tsx';

export function InputPort({ node, port }: { node: string; port: PortView }) {
  const { t } = useTranslation('designer-canvas');
  const text = useText();
  const word = text(glyphOf(typeKey(port.type)).word);
  const hint = useHint({ node, port: port.name, side: 'input' });
  return (
    <li
      className={`design-port design-port-input ${hint.className}`}
      title={hint.title}
      aria-label={t('inputPort', { name: port.name, type: text(typeLabel(port.type)) })}
    >
      <Handle type="target" position={Position.Left} id={port.name} className={`design-handle design-shape-${typeKey(port.type)}`} />
      <span className="design-port-name">
        {port.name}
        {port.required && <span className="design-port-required">*</span>}
      </span>
      {port.isFed ? <TypeMark type={typeKey(port.type)} detail={text(typeLabel(port.type))} /> : <PortValue node={node} port={port} word={word} />}
    </li>
  );
}

interface OutputPortProps {
  node: string;
  port: PortView;
  run: NodeRun | undefined;
  isValuePinned: boolean;
}

export function OutputPort({ node, port, run, isValuePinned }: OutputPortProps) {
  const { t } = useTranslation('designer-canvas');
  const text = useText();
  const designer = useDesigner();
  const hint = useHint({ node, port: port.name, side: 'output' });
  const togglePin = () => {
    const { [node]: _, ...others } = designer.state.pins;
    designer.state.pins = ref(isValuePinned || !run ? others : { ...others, [node]: run.outputs });
  };
  return (
    <li
      className={`design-port design-port-output ${hint.className}`}
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
      <TypeMark type={typeKey(port.type)} detail={text(typeLabel(port.type))} />
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
  const verdict = connecting.targets.of(end);
  if (verdict.ok) return { className: isAt ? 'design-port-open design-port-chosen' : 'design-port-open' };
  return { className: 'design-port-shut', title: text(verdict.reason) };
}
