import { Button } from 'antd';
import { useTranslation } from 'react-i18next';

export interface FormFooterProps {
  isSaving: boolean;
  onCancel?(): void;
  onSave(): void;
  /** Saves and begins the next record. */
  onSaveAndNew?(): void;
  saveText?: string;
  /** How many fields differ from what is stored. */
  changed?: number;
}

/** Stays in view at the bottom of a long form. */
export function FormFooter({ isSaving, onCancel, onSave, onSaveAndNew, saveText, changed = 0 }: FormFooterProps) {
  const { t } = useTranslation('form');
  return (
    <footer className="form-footer">
      <span className="form-footer-note" aria-live="polite">
        {changed > 0 && t('changedCount', { count: changed })}
      </span>
      {onCancel && (
        <Button onClick={onCancel} disabled={isSaving}>
          {t('cancel')}
        </Button>
      )}
      {onSaveAndNew && (
        <Button onClick={onSaveAndNew} disabled={isSaving}>
          {t('saveAndNew')}
        </Button>
      )}
      <Button type="primary" onClick={onSave} loading={isSaving} title={t('saveKeys')}>
        {saveText ?? t('ok')}
      </Button>
    </footer>
  );
}
