import { referenceOf } from '../../core/derive/references.ts';
import type { Field } from '../../core/descriptor/types.ts';
import type { Call } from '../kernel/call/service.ts';
import { unreadable } from '../kernel/format-values.ts';
import { scopeOf } from '../operations/binding/scope.ts';
import { hooksOf, type ScreenBinding } from '../operations/binding/screen-binding.ts';
import { type LabelSource, labelSource } from '../operations/read/reference-labels.ts';
import { valueOfCell } from './cells.ts';

/**
 * Reads the cells of an import. A reference may be given by the name of its record, which is looked up once.
 * @returns the value of a field, undefined for an empty cell, or `unreadable`
 */
export function cellReader(binding: ScreenBinding, call: Call): (field: Field, cell: unknown) => Promise<unknown> {
  const { platform } = binding;
  const labels = new Map<string, number | null>();

  /** The record of that name, of those the caller may point to. */
  async function idOf({ screen, column }: LabelSource, label: string): Promise<number | null> {
    const scope = scopeOf({ platform, screen, hooks: hooksOf(screen, binding.plugins) }, call);
    const conditions = [...scope, { field: column, operator: 'eq' as const, value: label }];
    const [found] = (await platform.repositories.of(screen)?.ids(platform.database.read, { conditions })) ?? [];
    return found ?? null;
  }

  return async function valueAt(field: Field, cell: unknown): Promise<unknown> {
    const target = referenceOf(field);
    if (!target || field.type !== 'integer' || typeof cell !== 'string' || /^\d+$/.test(cell.trim()) || cell.trim() === '') return valueOfCell(field, cell);
    const key = `${field.name}:${cell.trim()}`;
    let id = labels.get(key);
    if (id === undefined) {
      const source = labelSource(platform, binding.screen, target);
      id = source ? await idOf(source, cell.trim()) : null;
      labels.set(key, id);
    }
    return id ?? unreadable;
  };
}
