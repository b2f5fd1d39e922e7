import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../page/Dialog.tsx';
import { shortcutKeys, shortcutNames } from './use-shortcuts.ts';

/** Keys of what has the focus: a cell, the tab of a page. */
const elsewhere = [
  [['F2'], 'cell'],
  [['←', '→'], 'tab'],
  [['Ctrl+Shift', '←', '→'], 'moveTab'],
  [['Delete'], 'closeTab'],
] as const;

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
        {elsewhere.map(([keys, name]) => (
          <div key={name}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{t(`shortcuts.${name}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
