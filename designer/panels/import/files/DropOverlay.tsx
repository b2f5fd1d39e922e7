import { InboxOutlined } from '@ant-design/icons';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import '../parts/import.css';

/** Over the whole window while files are dragged over it. */
export function DropOverlay() {
  const { t } = useTranslation('designer-import');
  return createPortal(
    <div className="imp-overlay" role="status">
      <div>
        <InboxOutlined aria-hidden />
        <strong>{t('dropNow')}</strong>
        <span>{t('dropKinds')}</span>
      </div>
    </div>,
    document.body,
  );
}
