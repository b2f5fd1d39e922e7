import { useTranslation } from 'react-i18next';
import { Dialog, useLanguage, useText } from '../../../engine/web/index.ts';
import { texts as canvasLabels } from '../../../generated/words/designer-canvas/canvas-labels.ts';
import { applyTemplate, type Template } from '../../model/build/templates/template.ts';
import { templates } from '../../model/build/templates/templates.ts';
import { useDesigner } from '../../panels/state/use-designer.ts';
import { useCanvas } from '../state/use-canvas.ts';
import { fitAfterEdit } from '../view/fit-nodes.ts';

const groups = ['table', 'upstream', 'compute'] as const;

/** All templates, by what they need. The chosen one takes the place of what is open, in one step that can be undone. */
export default function TemplateGallery({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('designer-canvas');
  const text = useText();
  const language = useLanguage();
  const designer = useDesigner();
  const canvas = useCanvas();
  const use = (template: Template) => {
    designer.edit(canvasLabels.template, (definition) => applyTemplate(definition, template, language));
    fitAfterEdit(canvas);
    onClose();
  };
  return (
    <Dialog open width={880} title={t('gallery.title')} footer={null} onCancel={onClose}>
      <p className="p-second">{t('gallery.hint')}</p>
      {groups.map((group) => (
        <section key={group} className="design-gallery">
          <h3>{t(`gallery.${group}`)}</h3>
          <ul className="design-list">
            {templates[group].map((template) => (
              <li key={template.name}>
                <button type="button" onClick={() => use(template)}>
                  <strong>{text(template.title)}</strong>
                  <small>{text(template.summary)}</small>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Dialog>
  );
}
