import { UploadList } from '../file/UploadList.tsx';
import { textValue } from '../input-aria.ts';
import type { InputProps } from '../widget.ts';

export default function ImageInput({ value, onChange, ...rest }: InputProps) {
  const address = textValue(value);
  return <UploadList {...rest} kind="image" max={1} values={address ? [address] : []} onChange={([first]) => onChange(first)} />;
}
