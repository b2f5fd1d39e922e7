import { lazyInput } from '../../../../../engine/web/widgets/base/lazy-widget.ts';
import { defineWidget } from '../../../../../engine/web/widgets/base/widget.ts';
import { TextCell } from '../../../../../engine/web/widgets/text/Cell.tsx';
import { TextFilter } from '../../../../../engine/web/widgets/text/Filter.tsx';

export const menuAddressWidget = defineWidget({
  Input: lazyInput(() => import('./Input.tsx')),
  Cell: TextCell,
  Filter: TextFilter,
});
