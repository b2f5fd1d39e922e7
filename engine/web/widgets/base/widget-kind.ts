import type { Format } from '../../../core/descriptor/formats.ts';
import type { Field } from '../../../core/descriptor/types.ts';

/** What decides how a field is entered, shown and filtered: its format, or else what its JSON type says. */
export type WidgetKind = Format['kind'] | 'state' | 'options' | 'text' | 'number' | 'boolean';

/**
 * A status set and a choice win over the format; an array is shown as what its elements are.
 * @example widgetKindOf({ type: 'array', element: { format: 'ref:user.username', … }, … }) // 'ref'
 */
export function widgetKindOf(field: Pick<Field, 'type' | 'format' | 'options' | 'isState' | 'element'>): WidgetKind {
  if (field.isState) return 'state';
  if (field.options || field.element?.options) return 'options';
  if (field.format) return field.format.kind;
  switch (field.type) {
    case 'boolean':
      return 'boolean';
    case 'integer':
    case 'number':
      return 'number';
    case 'string':
      return 'text';
    case 'object':
      return 'json';
    case 'array':
      return elementKind(field);
  }
}

function elementKind({ element }: Pick<Field, 'element'>): WidgetKind {
  if (element?.format?.kind === 'ref') return 'ref';
  return element && element.type !== 'object' && element.type !== 'array' ? 'tags' : 'json';
}
