import { ApiOutlined, AppstoreOutlined, CalculatorOutlined, TableOutlined } from '@ant-design/icons';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { texts as canvasLabels } from '../../../generated/words/designer-canvas/canvas-labels.ts';
import { computedTemplate, proxyTemplate } from '../../model/edits/gestures/templates.ts';
import { useDesigner } from '../../panels/state/use-designer.ts';
import { useCanvas } from '../state/use-canvas.ts';
import { fitAfterEdit } from '../view/fit-nodes.ts';

const TemplateGallery = lazy(() => import('./TemplateGallery.tsx'));

/** Three ways to begin, and all templates. */
export default function WaysToBegin() {
  const { t } = useTranslation('designer-canvas');
  const designer = useDesigner();
  const canvas = useCanvas();
  const navigate = useNavigate();
  const [isGalleryOpen, setGalleryOpen] = useState(false);
  const use = (template: typeof computedTemplate) => {
    designer.edit(canvasLabels.template, template);
    fitAfterEdit(canvas);
  };
  return (
    <div className="design-empty">
      <p>{t('emptyHint')}</p>
      <div className="design-templates">
        <Template icon={<CalculatorOutlined />} title={t('template.computed')} hint={t('template.computedHint')} onClick={() => use(computedTemplate)} />
        <Template
          icon={<TableOutlined />}
          title={t('template.data')}
          hint={t('template.dataHint')}
          onClick={() => void navigate('/techzones/design/design?kind=data')}
        />
        <Template icon={<ApiOutlined />} title={t('template.proxy')} hint={t('template.proxyHint')} onClick={() => use(proxyTemplate)} />
        <Template icon={<AppstoreOutlined />} title={t('gallery.more')} hint={t('gallery.moreHint')} onClick={() => setGalleryOpen(true)} />
      </div>
      <p className="design-empty-entry">
        {t('quickEntryHint')} <code>Tool.Add(a:int, b:int): sum = a + b</code>
      </p>
      {isGalleryOpen && (
        <Suspense>
          <TemplateGallery onClose={() => setGalleryOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

function Template({ icon, title, hint, onClick }: { icon: ReactNode; title: string; hint: string; onClick(): void }) {
  return (
    <button type="button" onClick={onClick}>
      {icon}
      <strong>{title}</strong>
      <small>{hint}</small>
    </button>
  );
}
