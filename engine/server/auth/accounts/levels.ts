import { texts } from '../../../../generated/words/engine-server/levels.ts';
import { adminLevel, companyLevel, memberLevel, personalLevel, superLevel } from '../../../core/protocol/levels.ts';
import { defaultLanguage, eachLanguage, plainText, type Text } from '../../../core/text/text.ts';
import { createRepository } from '../../data/repository/repository-of.ts';
import type { Database, Query } from '../../kernel/ports/database.ts';
import { systemTables } from '../system-tables.ts';

/** A level of accounts. */
export interface Level {
  level: number;
  name: Text;
  /** Null is no limit. */
  app_limit: number | null;
  /** Calls a day of each app; null is no limit. */
  daily_limit: number | null;
  is_register: boolean;
}

/** The levels of a new installation; those of administrators have no limit of apps, because their apps may call everything anyway. */
const firstLevels: readonly Level[] = [
  { level: memberLevel, name: texts.commonMemberName, app_limit: 0, daily_limit: 1_000, is_register: false },
  { level: personalLevel, name: texts.personalDeveloperName, app_limit: 5, daily_limit: 10_000, is_register: true },
  { level: companyLevel, name: texts.companyDeveloperName, app_limit: 20, daily_limit: 100_000, is_register: true },
  { level: adminLevel, name: texts.adminName, app_limit: null, daily_limit: null, is_register: false },
  { level: superLevel, name: texts.superAdminName, app_limit: null, daily_limit: null, is_register: false },
];

/** Fills the empty table `level` of a new installation. */
export async function ensureLevels(database: Database): Promise<void> {
  await database.exclusively(async () => {
    const { count } = await database.read
      .selectFrom('level')
      .select((select) => select.fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    if (Number(count) > 0) return;
    const levels = createRepository(database, systemTables.level);
    await database.transact(async (query) => {
      for (const { name, ...level } of firstLevels) await levels.insert(query, { ...level, name_zh_cn: name.zh_cn, name_en: name.en }, null);
    });
  });
}

/** Returns all levels, lowest first. */
export async function readLevels(query: Query): Promise<Level[]> {
  const rows = await query.selectFrom('level').selectAll().where('deleted_at', 'is', null).orderBy('level').execute();
  return rows.map((row) => ({
    level: Number(row.level),
    name: nameOf(row),
    app_limit: numberOrNull(row.app_limit),
    daily_limit: numberOrNull(row.daily_limit),
    is_register: Boolean(row.is_register),
  }));
}

/** Returns the name of a level, or of the next lower one that has a name. */
export async function levelName(query: Query, level: number): Promise<Text> {
  const row = await query
    .selectFrom('level')
    .select(['name_zh_cn', 'name_en'])
    .where('level', '<=', level)
    .where('deleted_at', 'is', null)
    .orderBy('level', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? nameOf(row) : plainText(String(level));
}

function numberOrNull(value: unknown): number | null {
  return value === null || value === undefined ? null : Number(value);
}

function nameOf({ name_zh_cn, name_en }: { name_zh_cn: unknown; name_en: unknown }): Text {
  return eachLanguage((language) => String(language === defaultLanguage ? name_zh_cn : name_en));
}
