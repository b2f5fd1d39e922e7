import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { codes } from '../../../core/protocol/codes.ts';
import { inSentence } from '../../../core/text/in-sentence.ts';
import { emptyButton, toolbarItems } from '../../actions/action-item.ts';
import { labelOfItem } from '../../actions/action-texts.ts';
import { useMedia } from '../../page/use-media.ts';
import { useText } from '../../state/language.ts';
import { lazyPart } from '../../widgets/base/lazy-part.ts';
import { ErrorState } from '../parts/ErrorState.tsx';
import { CardList } from './body/CardList.tsx';
import { EmptyState } from './body/EmptyState.tsx';
import { ListSkeleton } from './body/ListSkeleton.tsx';
import { ListTable } from './body/ListTable.tsx';
import { visibleColumns } from './model/column-settings.ts';
import type { ListModel } from './model/use-list-screen.ts';
import { narrowingFilters } from './query/default-filters.ts';
import { isNarrowed } from './query/list-query.ts';

const TreeTable = lazyPart(() => import('./tree/TreeTable.tsx'));
const Gallery = lazyPart(() => import('./gallery/Gallery.tsx'));
const Board = lazyPart(() => import('./board/Board.tsx'));
const skeletonRows = 8;

interface ListBodyProps {
  model: ListModel;
  selectable: boolean;
  /** Pixels a table may be wide; undefined until it is laid out, which is before anything shows. */
  room: number | undefined;
  onImport: (() => void) | undefined;
}

/** The rows, or what stands in their place. */
export const ListBody = memo(function ListBody({ model, selectable, room, onImport }: ListBodyProps) {
  const { t } = useTranslation('list');
  const text = useText();
  const navigate = useNavigate();
  const { answer, data, query, columns, draft, addAddress } = model;
  const thing = text(inSentence(answer.screen.label));
  if (data.error?.ret === codes.noRight) return <EmptyState reason="noPermission" thing={thing} />;
  if (data.error) return <ErrorState error={data.error} onRetry={data.reload} />;
  const firstButton = () => {
    if (addAddress !== undefined) return { label: text(answer.screen.titles.add), run: () => navigate(addAddress) };
    const button = emptyButton(answer);
    if (button) return { label: text(button.label), run: () => navigate(button.open) };
    const action = toolbarItems(answer).find((item) => item.kind === 'action' && item.action.tone === 'primary');
    return action && { label: labelOfItem(action, t, text), run: () => model.actions.perform(action) };
  };
  if (data.rows === undefined) return <ListSkeleton columns={visibleColumns(columns.value).length} rows={skeletonRows} />;
  if (data.rows.length === 0) {
    const reason = query.trash ? 'emptyTrash' : isNarrowed({ ...query, filters: narrowingFilters(answer.screen, query.filters) }) ? 'noMatch' : 'noData';
    const hint = reason === 'noData' ? text(answer.screen.list?.empty?.hint) || undefined : undefined;
    return <EmptyState reason={reason} thing={thing} hint={hint} first={firstButton()} onClear={draft.clear} onImport={onImport} />;
  }
  return (
    <>
      <Rows model={model} selectable={selectable} room={room} />
      <p className="visually-hidden" aria-live="polite">
        {data.loading ? t('loading') : data.more ? t('totalMore', { count: data.total - 1 }) : t('total', { count: data.total })}
      </p>
    </>
  );
});

function Rows({ room, ...props }: Omit<ListBodyProps, 'onImport'>) {
  const narrow = useMedia('(max-width: 575px)');
  switch (props.model.look) {
    case 'tree':
      return room !== undefined && <TreeTable {...props} room={room} />;
    case 'gallery':
      return <Gallery {...props} />;
    case 'kanban':
      return <Board model={props.model} />;
    case 'table':
      if (narrow) return <CardList model={props.model} />;
      return room !== undefined && <ListTable {...props} room={room} />;
  }
}
