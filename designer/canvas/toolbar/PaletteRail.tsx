import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type PointerEvent as PointerMove, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type NodeFamily, nodeFamilies } from '../../model/node-type/node-type.ts';
import { FamilyIcon } from '../../panels/parts/FamilyIcon.tsx';
import { useCanvas, useCanvasState } from '../state/use-canvas.ts';

/**
 * The palette as a strip of one button for each family. What they open lies over the canvas until something is added or the pointer goes elsewhere;
 * a mouse need not press, so that a node takes one drag from here too.
 */
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
  const point = ({ pointerType, buttons }: PointerMove) => {
    if (pointerType === 'mouse' && buttons === 0) canvas.state.isRailOpen = true;
  };
  const leave = ({ pointerType, buttons }: PointerMove) => {
    const isTypedIn = host.current?.querySelector('.design-rail-over')?.contains(document.activeElement);
    if (pointerType === 'mouse' && buttons === 0 && !isTypedIn) canvas.state.isRailOpen = false;
  };
  const show = (family?: NodeFamily) => {
    canvas.state.isRailOpen = true;
    requestAnimationFrame(() => {
      const list = host.current?.querySelector('.design-palette-scroll');
      const section = family && list?.querySelector(`[data-family="${family}"]`);
      // `scrollIntoView` would move whatever is around the list, too.
      if (list) list.scrollTop += section ? section.getBoundingClientRect().top - list.getBoundingClientRect().top : -list.scrollTop;
    });
  };
  return (
    <div ref={host} className="design-rail" onPointerEnter={point} onPointerLeave={leave}>
      <Button type="primary" icon={<PlusOutlined />} aria-label={t('addNode')} title={t('addNode')} aria-expanded={isRailOpen} onClick={() => show()} />
      {nodeFamilies.map((family) => (
        <Button
          key={family}
          type="text"
          icon={<FamilyIcon family={family} />}
          aria-label={t(`family.${family}`)}
          title={t(`family.${family}`)}
          onClick={() => show(family)}
        />
      ))}
      {isRailOpen && <div className="design-rail-over">{palette}</div>}
    </div>
  );
}
