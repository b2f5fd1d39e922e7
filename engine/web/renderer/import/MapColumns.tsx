import { ArrowRightOutlined } from '@ant-design/icons';
import { Alert, Flex, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { editableFields } from '../../../core/descriptor/field-of.ts';
import type { Screen } from '../../../core/descriptor/types.ts';
import { useLanguage } from '../../state/language.ts';
import { type Mapping, unfilledFields } from './match-columns.ts';

/** Which column of the file fills which field; what the names said already is filled in. */
export function MapColumns(props: { screen: Screen; fileName: string; header: string[]; mapping: Mapping; onChange(mapping: Mapping): void }) {
  const { screen, fileName, header, mapping, onChange } = props;
  const { t } = useTranslation('form');
  const language = useLanguage();
  const fields = editableFields(screen);
  const missing = new Set(unfilledFields(screen, mapping));
  const missingLabels = fields.filter((field) => missing.has(field.name)).map((field) => field.label[language]);
  const mapped = new Set(Object.values(mapping));
  return (
    <Flex vertical gap={8}>
      <div>{t('import.file', { name: fileName })}</div>
      {header.length === 0 && <Alert type="warning" showIcon title={t('import.noHeader')} />}
      {missingLabels.length > 0 && header.length > 0 && (
        <Alert type="warning" showIcon title={t('import.missing', { fields: missingLabels.join(t('separator')) })} />
      )}
      <div style={{ maxHeight: 360, overflow: 'auto' }}>
        {header.map((column) => (
          <Flex key={column} gap={12} align="center" style={{ padding: '4px 0' }}>
            <span style={{ flex: '1 1 0', minWidth: 0, overflowWrap: 'anywhere' }}>{column}</span>
            <ArrowRightOutlined aria-hidden />
            <Select
              aria-label={t('import.fieldFor', { column })}
              style={{ flex: '1 1 0', minWidth: 0 }}
              value={mapping[column] ?? ''}
              onChange={(field) => onChange({ ...mapping, [column]: field })}
              showSearch={{ optionFilterProp: 'label' }}
              options={[
                { value: '', label: t('import.leaveOut') },
                ...fields.map((field) => ({
                  value: field.name,
                  label: field.required ? `${field.label[language]} *` : field.label[language],
                  disabled: mapped.has(field.name) && mapping[column] !== field.name,
                })),
              ]}
            />
          </Flex>
        ))}
      </div>
    </Flex>
  );
}
