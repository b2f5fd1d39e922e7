import type { InputProps } from '../../../web/widgets/base/widget.ts';
import { ScalarList } from './ScalarList.tsx';
import { TagChips } from './TagChips.tsx';

/** Tags are chips; an array whose order and repetition count is a list that can be sorted. */
export default function TagsInput(props: InputProps) {
  const isChips = props.field.format?.kind === 'tags' || props.field.schema.uniqueItems === true;
  return isChips ? <TagChips {...props} /> : <ScalarList {...props} />;
}
