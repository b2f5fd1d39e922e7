import { Skeleton } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { type PageProps, useTab } from '../../engine/web/index.ts';
import DataDesigner from './data/DataDesigner.tsx';
import { Designer } from './state/designer.ts';
import { openDesign } from './state/open-design.ts';
import { DesignerContext, useDesignerState } from './state/use-designer.ts';
import { Workspace } from './Workspace.tsx';
import './designer.css';

/** `/techzones/design/design` begins a new interface (`?kind=data`: those of a table), `/techzones/design/design_update/<id>` opens a stored one. */
export default function DesignerPage({ id }: PageProps) {
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  if (id === undefined && query.get('kind') === 'data') return <DataDesigner />;
  return <OpenedDesigner key={id ?? 'new'} {...(id !== undefined && { id })} />;
}

function OpenedDesigner({ id }: { id?: string }) {
  const [designer, setDesigner] = useState<Designer | null>(null);
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    let opened: Designer | null = null;
    let isGone = false;
    openDesign(id).then(
      (design) => {
        if (isGone) return;
        opened = new Designer(id ?? 'new', design);
        setDesigner(opened);
      },
      (reason: unknown) => !isGone && setError(reason),
    );
    return () => {
      isGone = true;
      opened?.close();
    };
  }, [id]);
  if (error !== undefined) throw error;
  if (!designer) return <Skeleton active className="design-skeleton" paragraph={{ rows: 10 }} />;
  return (
    <DesignerContext value={designer}>
      <TabTitle />
      <Workspace />
    </DesignerContext>
  );
}

/** The tab carries the interface's title and whether something would be lost. */
function TabTitle() {
  const { t } = useTranslation('designer');
  const { definition, saved, id } = useDesignerState();
  const { setTitle, setDirty } = useTab();
  const isDirty = definition !== saved;
  const name = definition.title || definition.method;
  useEffect(() => {
    if (id !== null) setTitle(name);
  }, [id, name, setTitle]);
  useEffect(() => setDirty(isDirty ? [t('definition')] : []), [isDirty, setDirty, t]);
  return null;
}
