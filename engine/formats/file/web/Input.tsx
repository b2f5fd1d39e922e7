import { textValue } from '../../../web/widgets/base/input-aria.ts';
import type { InputProps } from '../../../web/widgets/base/widget.ts';
import { UploadList } from '../../../web/widgets/upload/UploadList.tsx';

export default function FileInput({ value, onChange, ...rest }: InputProps) {
  const address = textValue(value);
  return <UploadList {...rest} kind="document" max={1} values={address ? [address] : []} onChange={([first]) => onChange(first)} />;
}
