import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useText } from '../../../engine/web/index.ts';
import { useDesigner } from '../../panels/state/use-designer.ts';
import { useCanvas, useCanvasState } from '../state/use-canvas.ts';
import { localPlace } from '../view/local-place.ts';
import { convertRefused } from './connect-ports.ts';

/** Why an edge was refused, where it was let go; with the conversion that would do. */
export function RefusedConnection() {
  const { refusal } = useCanvasState();
  const { t } = useTranslation('designer-canvas');
  const text = useText();
  const designer = useDesigner();
  const canvas = useCanvas();
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!refusal) return;
    host.current?.querySelector('button')?.focus();
    const leave = (event: PointerEvent) => {
      if (event.target instanceof Node && !host.current?.contains(event.target)) canvas.state.refusal = null;
    };
    document.addEventListener('pointerdown', leave, true);
    return () => document.removeEventListener('pointerdown', leave, true);
  }, [refusal, canvas]);
  if (!refusal) return null;
  return (
    <div ref={host} className="design-popover design-refusal" role="alertdialog" aria-label={t('refused')} style={localPlace(canvas, refusal.screen, 300)}>
      <p>{text(refusal.reason)}</p>
      <div className="design-refusal-acts">
        {refusal.conversion && (
          <Button type="primary" size="small" onClick={() => convertRefused(designer, canvas)}>
            {t('insertConversion', { name: text(refusal.conversion) })}
          </Button>
        )}
        <Button
          size="small"
          onClick={() => {
            canvas.state.refusal = null;
          }}
        >
          {t('close')}
        </Button>
      </div>
    </div>
  );
}
