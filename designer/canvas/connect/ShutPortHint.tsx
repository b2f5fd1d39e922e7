import { useTranslation } from 'react-i18next';
import { useConnection } from 'reactflow';
import { useText } from '../../../engine/web/index.ts';
import type { OpenEnd } from '../state/canvas.ts';
import { useCanvas, useCanvasState } from '../state/use-canvas.ts';
import { localPlace } from '../view/local-place.ts';
import './connect.css';

const width = 260;

/** Why the port that a dragged edge is held over does not take it, before it is let go. */
export function ShutPortHint() {
  const { t } = useTranslation('designer-canvas');
  const text = useText();
  const canvas = useCanvas();
  const { connecting } = useCanvasState();
  const over = useConnection(({ toHandle, isValid }) => (toHandle && isValid === false ? `${toHandle.type} ${toHandle.nodeId} ${toHandle.id}` : null));
  if (!connecting || over === null || !canvas.pointer) return null;
  const [type, node = '', ...port] = over.split(' ');
  const end: OpenEnd = { node, port: port.join(' '), side: type === 'target' ? 'input' : 'output' };
  const target = connecting.targets.of(end);
  if (target.ok || (end.node === connecting.from.node && end.port === connecting.from.port)) return null;
  const { x, y } = canvas.pointer;
  return (
    <div className="design-shut-hint" style={localPlace(canvas, { x: x + 16, y: y + 16 }, width)}>
      {text(target.reason)}
      {target.conversion && <small>{t('letGoToConvert', { name: text(target.conversion.label) })}</small>}
    </div>
  );
}
