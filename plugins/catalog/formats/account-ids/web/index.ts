import { lazyInput } from '../../../../../engine/web/widgets/base/lazy-widget.ts';
import { defineWidget } from '../../../../../engine/web/widgets/base/widget.ts';
import { TextFilter } from '../../../../../engine/web/widgets/text/Filter.tsx';
import { AccountIdsCell } from './Cell.tsx';

export const accountIdsWidget = defineWidget({
  Input: lazyInput(() => import('../../../../../engine/web/widgets/text/Input.tsx')),
  Cell: AccountIdsCell,
  Filter: TextFilter,
});
