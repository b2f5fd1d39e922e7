import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { type ImportField, type ImportMode, importFields, importModes } from '../../../import/protocol.ts';

interface ModeSelectProps {
  id: string;
  mode: ImportMode;
  fields: readonly ImportField[];
  onChange(mode: ImportMode, fields: ImportField[]): void;
}

/** What happens to an interface that is there already; for chosen fields, which. */
export function ModeSelect({ id, mode, fields, onChange }: ModeSelectProps) {
  const { t } = useTranslation('designer-import');
  return (
    <div className="imp-mode">
      <Select<ImportMode>
        id={id}
        value={mode}
        popupMatchSelectWidth={false}
        options={importModes.map((value) => ({ value, label: t(`modes.${value}`) }))}
        optionRender={({ value }) => (
          <span className="imp-mode-option">
            <span>{t(`modes.${value as ImportMode}`)}</span>
            <span className="p-second">{t(`modeHints.${value as ImportMode}`)}</span>
          </span>
        )}
        onChange={(value) => onChange(value, [...fields])}
      />
      {mode === 'fields' && (
        <Select<ImportField[]>
          mode="multiple"
          className="imp-mode-fields"
          value={[...fields]}
          placeholder={t('chooseFields')}
          aria-label={t('chooseFields')}
          options={importFields.map((value) => ({ value, label: t(`fields.${value}`) }))}
          onChange={(value) => onChange(mode, value)}
        />
      )}
    </div>
  );
}
