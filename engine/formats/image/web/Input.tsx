import { textValue } from '../../../web/widgets/base/input-aria.ts';
import type { InputProps } from '../../../web/widgets/base/widget.ts';
import { UploadList } from '../../../web/widgets/upload/UploadList.tsx';

export default function ImageInput({ value, onChange, ...rest }: InputProps) {
  const address = textValue(value);
  const { format } = rest.field;
  const size = format?.kind === 'image' ? format.size : undefined;
  return <UploadList {...rest} kind="image" size={size} max={1} values={address ? [address] : []} onChange={([first]) => onChange(first)} />;
}
