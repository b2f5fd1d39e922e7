import { lazyInput } from '../../../web/widgets/base/lazy-widget.ts';
import { defineWidget } from '../../../web/widgets/base/widget.ts';
import { TextCell } from '../../../web/widgets/text/Cell.tsx';
import { KeyFilter } from './Filter.tsx';

export const keyWidget = defineWidget({
  Input: lazyInput(() => import('../../../web/widgets/text/Input.tsx')),
  Cell: TextCell,
  Filter: KeyFilter,
});
