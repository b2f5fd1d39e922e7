import type { ListLook, Screen } from '../../../../core/descriptor/types.ts';
import type { ListQuery } from '../query/list-query.ts';
import type { ColumnSettings } from './column-settings.ts';

/** How the list is drawn right now: as this person has chosen; the trash has neither levels nor ways between states. */
export function lookOf({ list }: Pick<Screen, 'list'>, { look }: ColumnSettings, { trash }: ListQuery): ListLook {
  if (!trash || look === 'table' || look === 'gallery') return look;
  return list?.looks.find((other) => other === 'gallery') ?? 'table';
}
