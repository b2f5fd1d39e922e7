import { Button, Tag } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../engine/web/index.ts';
import type { GeneratedFile } from '../../codegen/emit/generated-file.ts';
import type { EditedLanguage } from '../../model/edits/interface/code-edits.ts';
import { HandEditMerge } from '../dock/code/HandEditMerge.tsx';
import { forgetHandEdit, mergeHandEdit } from '../dock/code/hand-edits.ts';
import { useDesigner, useDesignerState } from '../state/use-designer.ts';

interface OverwriteDialogProps {
  /** Languages with hand edits. */
  languages: readonly EditedLanguage[];
  /** Freshly generated. */
  files: Readonly<Record<EditedLanguage, readonly GeneratedFile[]>>;
  onCancel(): void;
  onConfirm(): void;
}

/** Asks before files that are there already are overwritten; hand edits are kept, merged with the newer code, or discarded. */
export function OverwriteDialog({ languages, files, onCancel, onConfirm }: OverwriteDialogProps) {
  const { t } = useTranslation('designer-inspector');
  const designer = useDesigner();
  const { definition } = useDesignerState();
  const [merging, setMerging] = useState<EditedLanguage | null>(null);
  const rows = languages.flatMap((language) => {
    const edit = definition.code?.[language];
    const generated = files[language][0];
    return edit && generated ? [{ language, edit, path: generated.path, generated: generated.text, isOpen: edit.base !== generated.text }] : [];
  });
  const open = rows.some(({ isOpen }) => isOpen);
  const active = rows.find(({ language }) => language === merging);
  return (
    <Dialog
      open
      title={t('overwrite.title')}
      okText={t('overwrite.ok')}
      cancelText={t('overwrite.cancel')}
      okButtonProps={{ disabled: open }}
      onOk={onConfirm}
      onCancel={onCancel}
    >
      {rows.length === 0 && <p>{t('overwrite.published')}</p>}
      <ul className="design-list">
        {rows.map(({ language, path, isOpen }) => (
          <li key={language} className="design-insp-port">
            <div className="design-insp-port-head">
              <code>{path}</code>
              <Tag color={isOpen ? 'warning' : 'success'}>{t(isOpen ? 'overwrite.behind' : 'overwrite.kept')}</Tag>
            </div>
            <div className="design-insp-actions">
              {isOpen && (
                <Button size="small" type="primary" onClick={() => setMerging(language)}>
                  {t('overwrite.merge')}
                </Button>
              )}
              <Button size="small" danger onClick={() => forgetHandEdit(designer, language)}>
                {t('overwrite.discard')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {active && (
        <HandEditMerge
          edit={active.edit}
          generated={active.generated}
          onCancel={() => setMerging(null)}
          onMerged={(text) => {
            mergeHandEdit(designer, active.language, active.generated, text);
            setMerging(null);
          }}
        />
      )}
    </Dialog>
  );
}
