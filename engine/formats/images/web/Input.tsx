import { textValue } from '../../../web/widgets/base/input-aria.ts';
import type { InputProps } from '../../../web/widgets/base/widget.ts';
import { UploadList } from '../../../web/widgets/upload/UploadList.tsx';

export default function ImagesInput({ value, onChange, ...rest }: InputProps) {
  const addresses = Array.isArray(value) ? value.map(textValue) : [];
  return (
    <UploadList {...rest} kind="image" max={rest.field.schema.maxItems} values={addresses} onChange={(list) => onChange(list.length ? list : undefined)} />
  );
}
