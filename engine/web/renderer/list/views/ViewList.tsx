import { DeleteOutlined, StarFilled, StarOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import type { SavedView } from './saved-views.ts';
import type { Views } from './use-views.ts';

interface ViewListProps {
  title: string;
  views: SavedView[];
  model: Views;
  mayRemove: boolean;
  onShow(view: SavedView): void;
}

/** Views by name: show, begin with, delete. */
export function ViewList({ title, views, model, mayRemove, onShow }: ViewListProps) {
  const { t } = useTranslation('list');
  if (views.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className="view-title">{title}</h3>
      <ul>
        {views.map((view) => {
          const { name } = view;
          const isStart = model.start === name;
          const label = t(isStart ? 'views.undefault' : 'views.default', { name });
          return (
            <li key={name} className={view === model.current ? 'view-current' : undefined}>
              <button type="button" className="cell-link cell-line" title={name} onClick={() => onShow(view)}>
                {name}
              </button>
              <button
                type="button"
                className="column-pin"
                aria-label={label}
                title={label}
                aria-pressed={isStart}
                onClick={() => model.setStart(isStart ? undefined : name)}
              >
                {isStart ? <StarFilled /> : <StarOutlined />}
              </button>
              {mayRemove && (
                <button type="button" className="column-pin" aria-label={t('views.remove', { name })} onClick={() => model.remove(view)}>
                  <DeleteOutlined />
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
