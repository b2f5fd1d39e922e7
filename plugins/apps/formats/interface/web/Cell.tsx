import { parseServiceName } from '../../../../../engine/core/protocol/service-name.ts';
import { isEmptyValue } from '../../../../../engine/web/widgets/base/is-empty-value.ts';
import type { CellProps } from '../../../../../engine/web/widgets/base/widget.ts';
import { EmptyValue } from '../../../../../engine/web/widgets/parts/EmptyValue.tsx';
import { TextCell } from '../../../../../engine/web/widgets/parts/TextCell.tsx';
import { useBranchLabel } from './use-branches.ts';

/** An interface by its name, a branch by what it is called. */
export function InterfaceCell({ value, place }: CellProps) {
  const scope = isEmptyValue(value) ? '' : String(value);
  const label = useBranchLabel(scope);
  return scope === '' ? <EmptyValue /> : <TextCell text={label} place={place} mono={parseServiceName(scope) !== null} />;
}
