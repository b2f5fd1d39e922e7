import { PlusOutlined } from '@ant-design/icons';
import { type ArrayFieldTemplateProps, buttonId } from '@rjsf/utils';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';

/** A list of settings with a button to add one. */
export function SettingsArrayTemplate({ items, canAdd, onAddClick, fieldPathId }: ArrayFieldTemplateProps) {
  const { t } = useTranslation('designer-inspector');
  return (
    <fieldset className="design-array" id={fieldPathId.$id}>
      {items}
      {canAdd && (
        <Button id={buttonId(fieldPathId, 'add')} size="small" type="dashed" icon={<PlusOutlined />} onClick={onAddClick}>
          {t('settings.add')}
        </Button>
      )}
    </fieldset>
  );
}
