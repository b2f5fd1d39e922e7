import { lazy, Suspense, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { lazyPart, useIsNarrow } from '../../engine/web/index.ts';
import { useDesignerKeys } from '../canvas/commands/use-designer-keys.ts';
import { GraphView } from '../canvas/GraphView.tsx';
import { Help } from '../canvas/keys/Help.tsx';
import { PaletteRail } from '../canvas/toolbar/PaletteRail.tsx';
import { Dock } from './dock/Dock.tsx';
import { Inspector } from './inspector/Inspector.tsx';
import { Panels } from './layout/Panels.tsx';
import { RestoreBanner } from './merge/RestoreBanner.tsx';
import { showFirstPicture } from './state/first-picture.ts';
import { useFunctions } from './state/known-functions.ts';
import { useDesigner, useDesignerState } from './state/use-designer.ts';
import { foldedPanels } from './state/window/folded-panels.ts';
import { fullWindow } from './state/window/full-window.ts';
import { TopBar } from './topbar/TopBar.tsx';
import '../canvas/palette/palette.css';

/** Code and words of the panels around a designer that was just opened. */
export async function loadFirstPanels(): Promise<typeof import('./first-panels.ts').default> {
  const { default: panels } = await import('./first-panels.ts');
  showFirstPicture();
  return panels;
}
const PaletteContent = lazyPart(async () => ({ default: (await loadFirstPanels()).PaletteContent }));
const DiagnosticsPanel = lazyPart(async () => ({ default: (await loadFirstPanels()).DiagnosticsPanel }));
const InterfaceInspector = lazyPart(async () => ({ default: (await loadFirstPanels()).InterfaceInspector }));
const FormView = lazy(() => import('./form/FormView.tsx'));
const OutlineView = lazy(() => import('./outline/OutlineView.tsx'));
const MergeDialog = lazy(() => import('./merge/MergeDialog.tsx'));
const PublishPlanDialog = lazy(() => import('./topbar/PublishPlanDialog.tsx'));
const JsonView = lazy(() => import('./json/JsonView.tsx'));

const palette = <PaletteContent />;
const rail = <PaletteRail palette={palette} />;
const inspector = <Inspector unselected={<InterfaceInspector />} />;
const dock = <Dock diagnostics={<DiagnosticsPanel />} />;

/** The screen of one open interface: head, the chosen view between palette and inspector, dock. */
export function Workspace() {
  const { view, conflict, plan } = useDesignerState();
  const isNarrow = useIsNarrow();
  const isFull = useSnapshot(fullWindow).isOn && !isNarrow;
  const isRail = useSnapshot(foldedPanels).left || isFull;
  useDesignerKeys();
  useNewestFunctions();
  useEffect(() => {
    if (!isFull) return;
    document.documentElement.classList.add('design-covered');
    return () => document.documentElement.classList.remove('design-covered');
  }, [isFull]);
  return (
    <div className={isFull ? 'design design-full' : 'design'}>
      <TopBar />
      <RestoreBanner />
      {view === 'graph' && (
        <Panels left={isNarrow ? null : isRail ? rail : palette} isRail={isRail} isFoldable={!isFull && !isNarrow} right={inspector} bottom={dock}>
          <GraphView palette={palette} />
        </Panels>
      )}
      <Suspense>{conflict && <MergeDialog theirs={conflict} />}</Suspense>
      <Suspense>{plan && <PublishPlanDialog plan={plan} />}</Suspense>
      <Suspense>
        {view === 'form' && <FormView />}
        {view === 'outline' && (
          <Panels right={inspector} bottom={dock}>
            <OutlineView />
          </Panels>
        )}
        {view === 'json' && (
          <Panels bottom={dock}>
            <JsonView />
          </Panels>
        )}
      </Suspense>
      <Help />
    </div>
  );
}

/** An interface that uses functions is told of newer versions of them. */
function useNewestFunctions(): void {
  const designer = useDesigner();
  const { definition } = useDesignerState();
  const functions = useFunctions(definition.flow.nodes.some(({ type }) => type === 'function'));
  useEffect(() => {
    if (functions)
      designer.knowFunctions(
        new Map(functions.flatMap(({ service, version, bundle, bundles }) => bundles.map((one) => [one, { service, version, bundle }] as const))),
      );
  }, [functions, designer]);
}
