import type { ComponentType } from 'react';
import type { Field } from '../../../core/descriptor/types.ts';
import type { Text } from '../../../core/text/text.ts';
import type { LazyPart } from './lazy-part.ts';

/** In a form. `value` is undefined when empty; `onChange(undefined)` empties. */
export interface InputProps {
  field: Field;
  value: unknown;
  onChange(value: unknown): void;
  onBlur?(): void;
  id: string;
  disabled: boolean;
  /** The form edits an existing record: a secret or password may stay empty. */
  isEdit: boolean;
  status?: 'error';
  /** Of a value with members: what is wrong with them, by dotted path (`city`, `0.phone`). */
  errors?: ReadonlyMap<string, Text>;
  /** The member of that path was left: from now on its error shows as it is typed. */
  onLeave?(path: string): void;
  /** The record as it stands in the form, for widgets that depend on neighbours. */
  record: Record<string, unknown>;
}

/** In a list row, a detail pair or a diff. */
export interface CellProps {
  field: Field;
  value: unknown;
  record: Record<string, unknown>;
  /** One line with ellipsis in a list, everything in a detail. */
  place: 'list' | 'detail';
}

/** In the list's filter row. The value is a condition of engine/core/protocol/filter.ts. */
export interface FilterProps {
  field: Field;
  value: unknown;
  onChange(value: unknown): void;
  id: string;
}

/** How one semantic format is entered, shown and filtered. One folder per format under engine/web/widgets. */
export interface Widget {
  /** One that loads by itself can be asked for ahead of its form. */
  Input: ComponentType<InputProps> & Partial<Pick<LazyPart<InputProps>, 'preload'>>;
  Cell: ComponentType<CellProps>;
  Filter?: ComponentType<FilterProps>;
}

export function defineWidget(widget: Widget): Widget {
  return widget;
}
