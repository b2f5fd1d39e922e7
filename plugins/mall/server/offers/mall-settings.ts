import { anyTable, type Platform } from '../../../../engine/server/index.ts';
import type { ShelfLook } from '../../shared/offer.ts';

/** What the record of the screen `mall_config` says. */
export interface MallSettings {
  look: ShelfLook;
  /** Plans that stand first. */
  recommended: number[];
  marksPopular: boolean;
  showsPrices: boolean;
  isOnHome: boolean;
}

/** The defaults until the screen `mall_config` has a record. */
export async function readMallSettings({ database }: Platform): Promise<MallSettings> {
  const row = await anyTable(database.read).selectFrom('mall_config').selectAll().where('deleted_at', 'is', null).executeTakeFirst();
  return mallSettings(row ?? {});
}

/** @param values of a form, or as the database keeps them */
export function mallSettings(values: Readonly<Record<string, unknown>>): MallSettings {
  const text = (name: string) => String(values[name] ?? '').trim();
  const isOn = (name: string) => values[name] === null || values[name] === undefined || Boolean(values[name]);
  return {
    look: {
      template: values.template === 'table' || values.template === 'product' ? values.template : 'cards',
      headline: text('headline'),
      introduction: text('introduction'),
      banner: text('banner'),
      notice: text('notice'),
      bulkText: text('bulk_text'),
      bulkContact: text('bulk_contact'),
    },
    recommended: listOf(values.recommended).map(Number),
    marksPopular: isOn('mark_popular'),
    showsPrices: isOn('show_prices'),
    isOnHome: isOn('on_home'),
  };
}

/** A JSON list as a form or the database has it; none of what is no list, as a form that nobody has checked may send. */
export function listOf(value: unknown): string[] {
  try {
    const list: unknown = typeof value === 'string' ? JSON.parse(value) : value;
    return Array.isArray(list) ? list.map(String) : [];
  } catch {
    return [];
  }
}
