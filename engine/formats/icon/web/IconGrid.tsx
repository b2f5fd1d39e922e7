import { outlined } from 'portico:icons';
import { Button, Empty, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainIcon } from '../../../web/widgets/icons/PlainIcon.tsx';

/** Kebab-case names as descriptors write them, with their drawings. */
const pictures = Object.entries(outlined).map(([name, icon]) => ({ name: kebab(name.slice(0, -'Outlined'.length)), icon }));

function kebab(name: string): string {
  return name.replace(/(?<!^)([A-Z])/g, '-$1').toLowerCase();
}

/** Every outlined icon of the set; typing narrows them down. */
export default function IconGrid({ chosen, onChoose }: { chosen: string; onChoose(name: string): void }) {
  const { t } = useTranslation('form');
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const found = pictures.filter(({ name }) => name.includes(wanted));
  return (
    <div style={{ width: 'min(360px, 80vw)' }}>
      <Input.Search autoFocus aria-label={t('icon.search')} placeholder={t('icon.search')} value={search} onChange={(event) => setSearch(event.target.value)} />
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 4, maxHeight: 280, marginTop: 8, overflow: 'auto' }}>
        {found.length === 0 && <Empty style={{ width: '100%' }} image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('icon.none')} />}
        {found.map(({ name, icon }) => (
          <Button
            key={name}
            type={name === chosen ? 'primary' : 'text'}
            icon={<PlainIcon icon={icon} />}
            aria-label={name}
            title={name}
            onClick={() => onChoose(name)}
          />
        ))}
      </div>
    </div>
  );
}
