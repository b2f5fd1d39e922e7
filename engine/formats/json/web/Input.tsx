import type { InputProps } from '../../../web/widgets/base/widget.ts';
import { JsonText } from './JsonText.tsx';
import { MemberForm } from './MemberForm.tsx';
import { MemberFormList } from './MemberFormList.tsx';

/** An object whose members are known is a form of its own, an array of them a list of such forms; everything else is text. */
export default function JsonInput(props: InputProps) {
  const { field, value, onChange } = props;
  if (field.members) return <MemberForm {...props} members={field.members} value={value} onChange={onChange} />;
  if (field.element?.members) return <MemberFormList {...props} members={field.element.members} />;
  return <JsonText {...props} />;
}
