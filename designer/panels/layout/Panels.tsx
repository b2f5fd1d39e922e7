import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { Deferred } from '../parts/Deferred.tsx';
import { foldedPanels } from '../state/window/folded-panels.ts';
import { FoldButton } from './FoldButton.tsx';
import { PanelEdge } from './PanelEdge.tsx';
import { usePanelSize } from './use-panel-size.ts';

const railWidth = 48;

interface PanelsProps {
  left?: ReactNode;
  /** The left panel is a strip of fixed width. */
  isRail?: boolean;
  /** The left panel has a button that makes it a strip. */
  isFoldable?: boolean;
  right?: ReactNode;
  bottom?: ReactNode;
  children: ReactNode;
}

/** A view with panels beside and below it. Each can be resized and folded, and is remembered. */
export function Panels({ left, isRail = false, isFoldable = false, right, bottom, children }: PanelsProps) {
  const { t } = useTranslation('designer');
  const { right: isRightFolded } = useSnapshot(foldedPanels);
  const [leftWidth, setLeft] = usePanelSize('left', 232, 160, 420);
  const [rightWidth, setRight] = usePanelSize('right', 320, 240, 640);
  const [bottomHeight, setBottom] = usePanelSize('bottom', 240, 36, 640);
  return (
    <div className="design-panels">
      {left !== undefined && (
        <aside className="design-left" style={{ width: isRail ? railWidth : leftWidth }} aria-label={t('palette')}>
          <Deferred>{left}</Deferred>
          {isFoldable && <FoldButton side="left" />}
          {!isRail && <PanelEdge side="left" size={leftWidth} onResize={setLeft} label={t('resizePalette')} />}
        </aside>
      )}
      <div className="design-middle">
        <div className="design-view">{children}</div>
        {bottom !== undefined && (
          <section className="design-bottom" style={{ height: bottomHeight }} aria-label={t('dock')}>
            <PanelEdge side="bottom" size={bottomHeight} onResize={setBottom} label={t('resizeDock')} />
            <Deferred>{bottom}</Deferred>
          </section>
        )}
      </div>
      {right !== undefined && (
        <aside className="design-right" style={{ width: isRightFolded ? 0 : rightWidth }} aria-label={t('inspector')}>
          <FoldButton side="right" />
          {!isRightFolded && (
            <>
              <PanelEdge side="right" size={rightWidth} onResize={setRight} label={t('resizeInspector')} />
              <Deferred>{right}</Deferred>
            </>
          )}
        </aside>
      )}
    </div>
  );
}
