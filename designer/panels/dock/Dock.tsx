import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type KeyboardEvent, lazy, type ReactNode, Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type DockTab, dockTabs } from '../state/designer.ts';
import { useDesigner, useDesignerState, useShownDiagnostics } from '../state/use-designer.ts';
import { useReplayAddress } from './test/use-replay-address.ts';
import { useTestParameters } from './test/use-test-parameters.ts';
import './dock.css';

const panels = {
  code: lazy(() => import('./code/CodePanel.tsx')),
  test: lazy(() => import('./test/TestPanel.tsx')),
  history: lazy(() => import('../history/HistoryPanel.tsx')),
};

/** Below the view: code, test, diagnostics and history. Folded it is its tabs only. @param diagnostics the panel of that tab */
export function Dock({ diagnostics }: { diagnostics: ReactNode }) {
  const { t } = useTranslation('designer-dock');
  const designer = useDesigner();
  const { dock, isDockFolded } = useDesignerState();
  useTestParameters();
  useReplayAddress();
  const Panel = dock === 'diagnostics' ? null : panels[dock];
  return (
    <div className={`design-dock${isDockFolded ? ' design-dock-folded' : ''}`}>
      <div className="design-dock-head">
        <DockTabs />
        <Button
          type="text"
          size="small"
          icon={isDockFolded ? <UpOutlined /> : <DownOutlined />}
          aria-label={t(isDockFolded ? 'unfold' : 'fold')}
          aria-expanded={!isDockFolded}
          title={t(isDockFolded ? 'unfold' : 'fold')}
          onClick={() => designer.foldDock(!isDockFolded)}
        />
      </div>
      {!isDockFolded && (
        <div className="design-dock-panel" role="tabpanel" id={`design-dock-${dock}`} aria-labelledby={`design-tab-${dock}`}>
          <Suspense>{Panel ? <Panel /> : diagnostics}</Suspense>
        </div>
      )}
    </div>
  );
}

function DockTabs() {
  const { t } = useTranslation('designer-dock');
  const designer = useDesigner();
  const { dock, isDockFolded, run } = useDesignerState();
  const diagnostics = useShownDiagnostics();
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = tabAt(event.key, dockTabs.indexOf(dock));
    if (!next) return;
    event.preventDefault();
    designer.showDock(next);
    list.current?.querySelector<HTMLElement>(`#design-tab-${next}`)?.focus();
  };
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  return (
    <div ref={list} className="design-dock-tabs" role="tablist" aria-label={t('tabs')}>
      {dockTabs.map((tab) => (
        <button
          key={tab}
          id={`design-tab-${tab}`}
          type="button"
          role="tab"
          aria-selected={tab === dock}
          aria-controls={tab === dock && !isDockFolded ? `design-dock-${tab}` : undefined}
          tabIndex={tab === dock ? 0 : -1}
          className="design-dock-tab"
          onClick={() => designer.showDock(tab)}
          onKeyDown={onKeyDown}
        >
          {t(`tab.${tab}`)}
          {tab === 'diagnostics' && diagnostics.length > 0 && (
            <span className={`design-count design-count-${errors > 0 ? 'error' : 'warning'}`}>{diagnostics.length}</span>
          )}
          {tab === 'test' && run && run.ret !== 200 && <span className="design-count design-count-error">{run.ret}</span>}
        </button>
      ))}
    </div>
  );
}

function tabAt(key: string, index: number): DockTab | undefined {
  switch (key) {
    case 'ArrowRight':
      return dockTabs[(index + 1) % dockTabs.length];
    case 'ArrowLeft':
      return dockTabs.at(index - 1);
    case 'Home':
      return dockTabs[0];
    case 'End':
      return dockTabs.at(-1);
    default:
      return undefined;
  }
}
