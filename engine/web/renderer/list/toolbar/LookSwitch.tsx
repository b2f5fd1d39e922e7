import { ApartmentOutlined, AppstoreOutlined, ProjectOutlined, UnorderedListOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListLook } from '../../../../core/descriptor/types.ts';
import { IconButton } from '../../../widgets/parts/IconButton.tsx';
import type { ListModel } from '../model/use-list-screen.ts';

const icons: Record<ListLook, ReactNode> = {
  table: <UnorderedListOutlined />,
  tree: <ApartmentOutlined />,
  gallery: <AppstoreOutlined />,
  kanban: <ProjectOutlined />,
};

/** The looks a list offers; the choice is kept for the person. */
export function LookSwitch({ model: { answer, columns, look } }: { model: Pick<ListModel, 'answer' | 'columns' | 'look'> }) {
  const { t } = useTranslation('list');
  const { looks = [] } = answer.screen.list ?? {};
  if (looks.length < 2) return null;
  return (
    <fieldset className="look-switch" aria-label={t('look.label')}>
      {looks.map((one) => (
        <IconButton
          key={one}
          label={t(`look.${one}`)}
          icon={icons[one]}
          aria-pressed={one === look}
          className={one === look ? 'tool-on' : undefined}
          onClick={() => columns.save({ ...columns.value, look: one })}
        />
      ))}
    </fieldset>
  );
}
