import { Button, Popconfirm, Switch, Tag } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditedLanguage } from '../../../model/edits/interface/code-edits.ts';
import { useDesigner, useDesignerState } from '../../state/use-designer.ts';
import { HandEditMerge } from './HandEditMerge.tsx';
import { forgetHandEdit, mergeHandEdit } from './hand-edits.ts';

interface HandEditBarProps {
  language: EditedLanguage;
  /** The file as the definition gives it now. */
  generated: string;
  isEditing: boolean;
  onEditing(isEditing: boolean): void;
}

/** Opens a file for changes by hand, says that it has some, and leads back or joins them with newer generated code. */
export function HandEditBar({ language, generated, isEditing, onEditing }: HandEditBarProps) {
  const { t } = useTranslation('designer-work');
  const designer = useDesigner();
  const edit = useDesignerState().definition.code?.[language];
  const [isMerging, setMerging] = useState(false);
  if (!edit) {
    const id = `design-hand-edit-${language}`;
    return (
      <span className="design-hand-edit">
        <Switch id={id} size="small" checked={isEditing} onChange={onEditing} />
        <label htmlFor={id}>{t('code.edit')}</label>
      </span>
    );
  }
  return (
    <span className="design-hand-edit">
      <Tag color="warning">{t('code.edited')}</Tag>
      {edit.base !== generated && (
        <Button size="small" type="primary" onClick={() => setMerging(true)}>
          {t('code.merge')}
        </Button>
      )}
      <Popconfirm
        title={t('code.confirmBack')}
        okText={t('code.back')}
        onConfirm={() => {
          forgetHandEdit(designer, language);
          onEditing(false);
        }}
      >
        <Button size="small">{t('code.back')}</Button>
      </Popconfirm>
      {isMerging && (
        <HandEditMerge
          edit={edit}
          generated={generated}
          onCancel={() => setMerging(false)}
          onMerged={(text) => {
            mergeHandEdit(designer, language, generated, text);
            setMerging(false);
          }}
        />
      )}
    </span>
  );
}
