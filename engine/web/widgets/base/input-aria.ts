import type { InputProps } from './widget.ts';

/** Ties a control to its help and error texts, which the form draws under `<id>-help` and `<id>-fault`. */
export function inputAria({ id, field, status }: Pick<InputProps, 'id' | 'field' | 'status'>) {
  return {
    id,
    'aria-required': field.required || undefined,
    'aria-invalid': status === 'error' || undefined,
    'aria-describedby': field.hint ? `${id}-help ${id}-fault` : `${id}-fault`,
  } as const;
}

/** Ties a control of several parts to the form's label, which can point at a single input only. */
export function groupAria(id: string) {
  return { id, tabIndex: -1, role: 'group', 'aria-labelledby': `${id}-label` } as const;
}

/** The text of a value that should be one; anything else counts as empty. */
export function textValue(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}
