import { Skeleton } from 'antd';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { loadWords, type PageProps, session, useTab, useVisits } from '../../engine/web/index.ts';
import { isSameDesign } from '../model/edits/interface/same-design.ts';
import type { OpenedDesign } from './state/designer.ts';
import { Designer } from './state/designer.ts';
import { handOver, takeHandover } from './state/handover.ts';
import { openJournal } from './state/journal/journal.ts';
import { forgetPreloaded, preloadDesign, preloadedDesign, takeDesign } from './state/preloaded.ts';
import { DesignerContext, useDesigner, useDesignerState } from './state/use-designer.ts';
import { loadFirstPanels, Workspace } from './Workspace.tsx';
import './designer.css';

await loadWords('designer', 'designer-canvas');

const DataDesigner = lazy(() => import('./data/DataDesigner.tsx'));

/** `/techzones/design/design` begins a new interface (`?kind=data`: those of a table), `/techzones/design/design_update/<id>` opens a stored one. */
export default function DesignerPage({ id }: PageProps) {
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  if (id === undefined && query.get('kind') === 'data')
    return (
      <Suspense>
        <DataDesigner />
      </Suspense>
    );
  return <OpenedDesigner key={id ?? 'new'} {...(id !== undefined && { id })} />;
}

/** A reload asks for the interface together with the page's code. */
export function preload({ id }: Pick<PageProps, 'id'>): void {
  if (id !== undefined) preloadDesign(id);
}

function OpenedDesigner({ id }: { id?: string }) {
  const [handed] = useState(() => takeHandover(id));
  const [designer, setDesigner] = useState(() => handed?.designer ?? preloadedDesigner(id));
  const [error, setError] = useState<unknown>();
  const isOpen = designer !== null;
  const visits = useVisits();
  const seenVisits = useRef(visits);
  useEffect(() => {
    if (visits === seenVisits.current) return;
    seenVisits.current = visits;
    // "New" is new: what was begun here before is offered, as the journal of a page that is gone.
    if (id === undefined) setDesigner((open) => (open && !open.state.isPristine ? null : open));
  }, [visits, id]);
  useEffect(() => void loadFirstPanels(), []);
  useEffect(() => handed?.giveFocusBack(), [handed]);
  useEffect(() => designer?.journal.hold(), [designer]);
  useEffect(() => {
    if (isOpen) return forgetPreloaded(id);
    let isGone = false;
    takeDesign(id).then(
      (design) => !isGone && setDesigner(designerOf(id, design)),
      (reason: unknown) => !isGone && setError(reason),
    );
    return () => {
      isGone = true;
    };
  }, [id, isOpen]);
  if (error !== undefined) throw error;
  if (!designer) return <Skeleton active className="design-skeleton" paragraph={{ rows: 10 }} />;
  return (
    <DesignerContext value={designer}>
      <TabState {...(id !== undefined && { id })} />
      <Workspace />
    </DesignerContext>
  );
}

function preloadedDesigner(id: string | undefined): Designer | null {
  const opened = preloadedDesign(id);
  return opened ? designerOf(id, opened) : null;
}

function designerOf(id: string | undefined, opened: OpenedDesign): Designer {
  return new Designer(openJournal(session.profile?.username ?? '', id ?? 'new'), opened);
}

/** The tab carries the interface's title and whether something would be lost; a new interface moves to its own tab when it is stored. */
function TabState({ id }: { id?: string }) {
  const { t } = useTranslation('designer');
  const designer = useDesigner();
  const { definition, saved, id: stored } = useDesignerState();
  const { setTitle, setDirty, moveTo } = useTab();
  const isDirty = !isSameDesign(definition, saved);
  const name = definition.title || definition.method;
  useEffect(() => {
    if (id !== undefined) setTitle(name);
  }, [id, name, setTitle]);
  useEffect(() => setDirty(isDirty ? [t('definition')] : []), [isDirty, setDirty, t]);
  useEffect(() => {
    if (id !== undefined || stored === null || isDirty) return;
    handOver(designer, stored);
    moveTo(`/techzones/design/design_update/${stored}`);
  }, [id, stored, isDirty, designer, moveTo]);
  return null;
}
