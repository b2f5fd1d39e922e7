import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined } from '@ant-design/icons';
import type { ArrayFieldItemTemplateProps } from '@rjsf/utils';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';

/** One element of a list of settings: up, down and away beside it. */
export function SettingsItemTemplate({ children, buttonsProps, index }: ArrayFieldItemTemplateProps) {
  const { t } = useTranslation('designer-inspector');
  const { hasMoveUp, hasMoveDown, hasRemove, onMoveUpItem, onMoveDownItem, onRemoveItem } = buttonsProps;
  const n = index + 1;
  return (
    <div className="design-array-item">
      <div>{children}</div>
      <div className="design-array-buttons">
        {(hasMoveUp || hasMoveDown) && (
          <>
            <Button size="small" type="text" icon={<ArrowUpOutlined />} disabled={!hasMoveUp} aria-label={t('settings.up', { n })} onClick={onMoveUpItem} />
            <Button
              size="small"
              type="text"
              icon={<ArrowDownOutlined />}
              disabled={!hasMoveDown}
              aria-label={t('settings.down', { n })}
              onClick={onMoveDownItem}
            />
          </>
        )}
        {hasRemove && <Button size="small" type="text" icon={<DeleteOutlined />} aria-label={t('settings.remove', { n })} onClick={onRemoveItem} />}
      </div>
    </div>
  );
}
