import type { Json } from '../../../json/json.ts';
import type { FieldFile } from '../../file-types.ts';

type Rules = Partial<Omit<FieldFile, 'items' | 'label'>> & { items?: Rules };

/** Returns the first rule of a field that a value breaks, as `keyword limit`; null if it breaks none. Ignores formats. */
export function brokenRule(value: Json, field: Rules): string | null {
  if (field.type !== undefined && !isOfType(value, field.type)) return `type ${field.type}`;
  if (field.enum && !field.enum.some((option) => option === value)) return `enum ${field.enum.join(', ')}`;
  if (typeof value === 'number') return brokenLimit(value, field);
  if (typeof value === 'string') {
    if (value.length < (field.minLength ?? 0)) return `minLength ${field.minLength}`;
    if (value.length > (field.maxLength ?? Number.POSITIVE_INFINITY)) return `maxLength ${field.maxLength}`;
    if (field.pattern !== undefined && !matches(value, field.pattern)) return `pattern ${field.pattern}`;
  }
  if (Array.isArray(value)) {
    if (value.length < (field.minItems ?? 0)) return `minItems ${field.minItems}`;
    if (value.length > (field.maxItems ?? Number.POSITIVE_INFINITY)) return `maxItems ${field.maxItems}`;
    const { items } = field;
    if (items) return value.map((element) => brokenRule(element, items)).find((rule) => rule !== null) ?? null;
  }
  return null;
}

/** Whether a JSON value has the type of a field; integers must be safe integers. */
export function isOfType(value: Json, type: FieldFile['type']): boolean {
  switch (type) {
    case 'integer':
      return Number.isSafeInteger(value);
    case 'array':
      return Array.isArray(value);
    case 'object':
      return typeof value === 'object' && value !== null && !Array.isArray(value);
    default:
      return typeof value === type;
  }
}

function brokenLimit(value: number, field: Rules): string | null {
  if (value < (field.minimum ?? Number.NEGATIVE_INFINITY)) return `minimum ${field.minimum}`;
  if (value > (field.maximum ?? Number.POSITIVE_INFINITY)) return `maximum ${field.maximum}`;
  if (value <= (field.exclusiveMinimum ?? Number.NEGATIVE_INFINITY)) return `exclusiveMinimum ${field.exclusiveMinimum}`;
  if (value >= (field.exclusiveMaximum ?? Number.POSITIVE_INFINITY)) return `exclusiveMaximum ${field.exclusiveMaximum}`;
  if (field.multipleOf !== undefined && !Number.isInteger(Number((value / field.multipleOf).toPrecision(12)))) return `multipleOf ${field.multipleOf}`;
  return null;
}

/** An invalid pattern is reported where it is written. */
function matches(value: string, pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(value);
  } catch {
    return true;
  }
}
