import { Pagination } from 'antd';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { defaults } from '../../../../core/descriptor/normalize/defaults.ts';
import { useMedia } from '../../../page/use-media.ts';
import type { ListQuery } from '../query/list-query.ts';
import type { ListQueryState } from '../query/use-list-query.ts';

interface ListPagerProps {
  query: ListQuery;
  total: number;
  /** Set where nobody counts the rows: whether there are more than `total` knows of. */
  more: boolean | undefined;
  change: ListQueryState['change'];
}

/** How many there are and which of them are shown. */
export const ListPager = memo(function ListPager({ query, total, more, change }: ListPagerProps) {
  const { t } = useTranslation('list');
  const narrow = useMedia('(max-width: 575px)');
  if (total === 0) return null;
  return (
    <div className="list-pager">
      <span className="cell-number">{more ? t('totalMore', { count: total - 1 }) : t('total', { count: total })}</span>
      <Pagination
        current={query.page}
        pageSize={query.perPage}
        total={total}
        showSizeChanger={!narrow}
        showQuickJumper={!narrow && more === undefined && total > query.perPage}
        simple={narrow}
        pageSizeOptions={[...defaults.pageSizes]}
        onChange={(page, perPage) => change({ page: perPage === query.perPage ? page : 1, perPage })}
      />
    </div>
  );
});
