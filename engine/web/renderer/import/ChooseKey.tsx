import { Flex, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { importKeysOf } from '../../../core/derive/services.ts';
import { fieldOf } from '../../../core/descriptor/field-of.ts';
import type { Screen } from '../../../core/descriptor/types.ts';
import { useText } from '../../state/language.ts';

/** By which unique key the rows find records that are there already. */
export function ChooseKey({ screen, value, onChange }: { screen: Screen; value: string; onChange(key: string): void }) {
  const { t } = useTranslation('form');
  const text = useText();
  const keys = importKeysOf(screen);
  if (keys.length === 0) return null;
  const labelOf = (key: string) =>
    key
      .split(',')
      .map((name) => text(fieldOf(screen, name)?.label) || name)
      .join(t('separator'));
  return (
    <Flex vertical gap={4} style={{ marginTop: 16 }}>
      {t('import.key')}
      <Select
        aria-label={t('import.key')}
        value={value}
        onChange={onChange}
        options={[{ value: '', label: t('import.keyNone') }, ...keys.map((key) => ({ value: key, label: t('import.keyBy', { fields: labelOf(key) }) }))]}
      />
      {value !== '' && <span className="p-second">{t('import.keyHint')}</span>}
    </Flex>
  );
}
