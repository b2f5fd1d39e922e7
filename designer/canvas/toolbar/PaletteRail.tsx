import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useCanvas, useCanvasState } from '../state/use-canvas.ts';

/** The palette as a strip of one button; what it opens lies over the canvas until something is added or the pointer goes elsewhere. */
export function PaletteRail({ palette }: { palette: ReactNode }) {
  const { t } = useTranslation('designer-canvas');
  const canvas = useCanvas();
  const { isRailOpen } = useCanvasState();
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isRailOpen) return;
    const close = (event: Event) => {
      if (event instanceof KeyboardEvent && event.key !== 'Escape') return;
      if (event.type === 'pointerdown' && event.target instanceof Node && host.current?.contains(event.target)) return;
      canvas.state.isRailOpen = false;
    };
    document.addEventListener('pointerdown', close, true);
    document.addEventListener('keydown', close);
    return () => {
      document.removeEventListener('pointerdown', close, true);
      document.removeEventListener('keydown', close);
    };
  }, [isRailOpen, canvas]);
  return (
    <div ref={host} className="design-rail">
      <Button
        type="primary"
        icon={<PlusOutlined />}
        aria-label={t('addNode')}
        title={t('addNode')}
        aria-expanded={isRailOpen}
        onClick={() => {
          canvas.state.isRailOpen = !isRailOpen;
        }}
      />
      {isRailOpen && <div className="design-rail-over">{palette}</div>}
    </div>
  );
}
