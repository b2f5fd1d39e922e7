import { adminLevel } from '../../../../engine/core/protocol/levels.ts';
import { type RuleTarget, ruleTargets } from '../../../../engine/core/protocol/rules/decide.ts';
import type { Language } from '../../../../engine/core/text/text.ts';
import { type Platform, type Query, readLevels, refuse } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/plugin-catalog/subjects.ts';

/** Whom a rule is about. */
export interface Subject {
  key: string;
  target: RuleTarget;
  id: number;
  label: string;
  note: string;
}

/** Offered at once. */
const most = 30;

/** Apps, accounts and levels by what they are called, the newest first. */
export async function searchSubjects({ database }: Platform, target: RuleTarget, search: string, language: Language): Promise<Subject[]> {
  const { read } = database;
  const words = search.trim();
  switch (target) {
    case 'app': {
      let apps = read.selectFrom('app').select(['id', 'name', 'app_key']).where('deleted_at', 'is', null);
      if (words) apps = apps.where(({ or }) => or([database.contains('name', words), database.contains('app_key', words)]));
      return (await apps.orderBy('id', 'desc').limit(most).execute()).map(appSubject);
    }
    case 'account': {
      let accounts = read.selectFrom('account').select(['id', 'username', 'nickname']).where('deleted_at', 'is', null).where('level', '<', adminLevel);
      if (words) accounts = accounts.where(({ or }) => or([database.contains('username', words), database.contains('nickname', words)]));
      return (await accounts.orderBy('id', 'desc').limit(most).execute()).map(accountSubject);
    }
    case 'level':
      return (await levelSubjects(read, language)).filter(({ label }) => label.toLowerCase().includes(words.toLowerCase()));
  }
}

/** Those of these keys, in their order. Throws 404 where one is not there. */
export async function namedSubjects({ database }: Platform, keys: readonly string[], language: Language): Promise<Subject[]> {
  const idsOf = (target: RuleTarget) => keys.map(partsOf).flatMap((parts) => (parts.target === target ? [parts.id] : []));
  const [apps, accounts, levels] = [idsOf('app'), idsOf('account'), idsOf('level')];
  const { read } = database;
  const found = [
    ...(apps.length > 0
      ? (await read.selectFrom('app').select(['id', 'name', 'app_key']).where('id', 'in', apps).where('deleted_at', 'is', null).execute()).map(appSubject)
      : []),
    ...(accounts.length > 0
      ? (await read.selectFrom('account').select(['id', 'username', 'nickname']).where('id', 'in', accounts).where('deleted_at', 'is', null).execute()).map(
          accountSubject,
        )
      : []),
    ...(levels.length > 0 ? await levelSubjects(read, language) : []),
  ];
  return keys.map((key) => found.find((subject) => subject.key === key) ?? refuseSubject(key));
}

/** Those of these keys that stand for administrators or their apps, which may call everything whatever rules say. */
export async function administratorsAmong({ database }: Platform, keys: readonly string[]): Promise<string[]> {
  const idsOf = (wanted: RuleTarget) => keys.map(partsOf).flatMap(({ target, id }) => (target === wanted ? [id] : []));
  const [apps, accounts] = [idsOf('app'), idsOf('account')];
  const people = database.read.selectFrom('account').where('level', '>=', adminLevel);
  const ofApps = people.innerJoin('app', 'app.account_id', 'account.id').select('app.id as subject_id');
  const [appRows, accountRows] = await Promise.all([
    apps.length > 0 ? ofApps.where('app.id', 'in', apps).execute() : [],
    accounts.length > 0 ? people.select('account.id as subject_id').where('account.id', 'in', accounts).execute() : [],
  ]);
  return [...appRows.map(({ subject_id }) => `app:${subject_id}`), ...accountRows.map(({ subject_id }) => `account:${subject_id}`)];
}

/** Parses the key of a subject: `app:12`. */
export function partsOf(key: string): { target: RuleTarget; id: number } {
  const [target, id] = key.split(':');
  return { target: ruleTargets.find((one) => one === target) ?? 'app', id: Number(id) };
}

function refuseSubject(key: string): never {
  throw refuse('notFound', texts.none, { key });
}

function appSubject({ id, name, app_key }: { id: number; name: string | null; app_key: string | null }): Subject {
  return { key: `app:${id}`, target: 'app', id, label: String(name ?? ''), note: String(app_key ?? '') };
}

function accountSubject({ id, username, nickname }: { id: number; username: string | null; nickname: string | null }): Subject {
  return { key: `account:${id}`, target: 'account', id, label: String(username ?? ''), note: String(nickname ?? '') };
}

/** Administrators need no rules. */
async function levelSubjects(query: Query, language: Language): Promise<Subject[]> {
  const levels = (await readLevels(query)).filter(({ level }) => level < adminLevel);
  return levels.map(({ level, name }) => ({ key: `level:${level}`, target: 'level', id: level, label: name[language], note: String(level) }));
}
