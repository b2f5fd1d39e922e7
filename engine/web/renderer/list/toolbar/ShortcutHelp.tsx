import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../page/Dialog.tsx';
import { shortcutKeys, shortcutNames } from './use-shortcuts.ts';

/** Every key of a list and what it does. */
export default function ShortcutHelp({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('list');
  return (
    <Dialog open title={t('shortcuts.title')} footer={null} width={420} onCancel={onClose}>
      <dl className="shortcut-list">
        {shortcutNames.map((name) => (
          <div key={name}>
            <dt>
              <kbd>{shortcutKeys[name]}</kbd>
            </dt>
            <dd>{t(`shortcuts.${name}`)}</dd>
          </div>
        ))}
        <div>
          <dt>
            <kbd>F2</kbd>
          </dt>
          <dd>{t('shortcuts.cell')}</dd>
        </div>
      </dl>
    </Dialog>
  );
}
