import { useTranslation } from 'react-i18next';
import type { MenuNode } from '../../../../engine/core/derive/menu.ts';
import { Dialog, useText } from '../../../../engine/web/index.ts';

/** The menu as an account would see it with what is set in the grid. */
export function MenuPreview({ label, menu, onClose }: { label: string; menu: readonly MenuNode[]; onClose(): void }) {
  const { t } = useTranslation('catalog');
  return (
    <Dialog open width={480} title={t('office.previewTitle', { label })} footer={null} onCancel={onClose}>
      <p className="p-second">{t(menu.length === 0 ? 'office.previewNone' : 'office.previewHint')}</p>
      <MenuNodes nodes={menu} />
    </Dialog>
  );
}

function MenuNodes({ nodes }: { nodes: readonly MenuNode[] }) {
  const text = useText();
  return (
    <ul>
      {nodes.map((node) => (
        <li key={node.key}>
          {text(node.label)}
          {node.children && <MenuNodes nodes={node.children} />}
        </li>
      ))}
    </ul>
  );
}
