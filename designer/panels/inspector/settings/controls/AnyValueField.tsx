import type { FieldProps } from '@rjsf/utils';
import type { Json } from '../../../../../engine/core/json/json.ts';
import { ValueField } from '../../../parts/ValueField.tsx';

/** A setting that takes any value: JSON, else a text. */
export function AnyValueField({ formData, onChange, fieldPathId, schema, name }: FieldProps) {
  const type = schema.type === 'object' || schema.type === 'array' ? schema.type : 'any';
  return (
    <ValueField
      id={fieldPathId.$id}
      describedBy={`${fieldPathId.$id}__help`}
      type={{ type }}
      label={schema.title || name}
      value={formData as Json | undefined}
      onChange={(value) => onChange(value, fieldPathId.path)}
    />
  );
}
