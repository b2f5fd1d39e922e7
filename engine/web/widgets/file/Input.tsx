import { textValue } from '../input-aria.ts';
import type { InputProps } from '../widget.ts';
import { UploadList } from './UploadList.tsx';

export default function FileInput({ value, onChange, ...rest }: InputProps) {
  const address = textValue(value);
  return <UploadList {...rest} kind="document" max={1} values={address ? [address] : []} onChange={([first]) => onChange(first)} />;
}
