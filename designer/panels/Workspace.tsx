import { lazy, Suspense } from 'react';
import { useDesignerKeys } from '../canvas/commands/use-designer-keys.ts';
import { GraphView } from '../canvas/GraphView.tsx';
import { Help } from '../canvas/keys/Help.tsx';
import { NodePalette } from '../canvas/NodePalette.tsx';
import { Dock } from './dock/Dock.tsx';
import { Inspector } from './inspector/Inspector.tsx';
import { Panels } from './layout/Panels.tsx';
import { RestoreBanner } from './merge/RestoreBanner.tsx';
import { useDesignerState } from './state/use-designer.ts';
import { TopBar } from './topbar/TopBar.tsx';

const FormView = lazy(() => import('./form/FormView.tsx'));
const OutlineView = lazy(() => import('./outline/OutlineView.tsx'));
const MergeDialog = lazy(() => import('./merge/MergeDialog.tsx'));
const PublishPlanDialog = lazy(() => import('./topbar/PublishPlanDialog.tsx'));
const JsonView = lazy(() => import('./json/JsonView.tsx'));

/** The screen of one open interface: head, the chosen view between palette and inspector, dock. */
export function Workspace() {
  const { view, conflict, plan } = useDesignerState();
  useDesignerKeys();
  return (
    <div className="design">
      <TopBar />
      <RestoreBanner />
      {view === 'graph' && (
        <Panels left={<NodePalette />} right={<Inspector />} bottom={<Dock />}>
          <GraphView />
        </Panels>
      )}
      <Suspense>{conflict && <MergeDialog theirs={conflict} />}</Suspense>
      <Suspense>{plan && <PublishPlanDialog plan={plan} />}</Suspense>
      <Suspense>
        {view === 'form' && <FormView />}
        {view === 'outline' && (
          <Panels right={<Inspector />} bottom={<Dock />}>
            <OutlineView />
          </Panels>
        )}
        {view === 'json' && (
          <Panels bottom={<Dock />}>
            <JsonView />
          </Panels>
        )}
      </Suspense>
      <Help />
    </div>
  );
}
