import { fillText } from '../../../../engine/core/text/text.ts';
import {
  type Call,
  type ContractService,
  handle,
  InputError,
  isKnownScope,
  type Platform,
  refuse,
  refuseSimulated,
  sessionOf,
} from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/plugin-catalog/assignment-services.ts';
import { explainPermission, findSubjects, getAssignments, previewAssignment, saveAssignment } from '../../shared/calls.ts';
import { explain } from './explain.ts';
import { putRule, type RuleState, rulesOf } from './rule-rows.ts';
import { appsAfter, pairsChanged, type RuleChange, refusedCalls } from './simulate.ts';
import { administratorsAmong, namedSubjects, partsOf, type Subject, searchSubjects } from './subjects.ts';

/** Rows of a preview that are shown. */
const mostRefused = 200;

/** What the pages ask that assign interfaces to apps, accounts and levels. */
export function assignmentServices(platform: Platform): ContractService[] {
  return [
    handle(findSubjects, async ({ target, search }, call) => ({ subjects: await searchSubjects(platform, target, search ?? '', call.language) })),
    handle(getAssignments, async ({ subjects }, call) => ({ assignments: await assignmentsOf(platform, [...new Set(subjects)], call) })),
    handle(previewAssignment, async ({ changes }, call) => {
      requireKnown(platform, changes);
      const subjects = await namedSubjects(platform, [...new Set(changes.map(({ subject }) => subject))], call.language);
      await requireEffective(platform, changes, subjects);
      const judged = await appsAfter(platform, changes);
      const refused = await refusedCalls(platform, changes, judged);
      return {
        changes: changes.map((change) => ({ ...change, label: subjects.find(({ key }) => key === change.subject)?.label ?? change.subject })),
        ...pairsChanged(platform, judged),
        apps: judged.length,
        refused: refused
          .slice(0, mostRefused)
          .map(({ app, service, calls }) => ({ app_key: app.appKey, app: app.name, account: app.username, service, calls })),
        refused_calls: refused.reduce((sum, { calls }) => sum + calls, 0),
      };
    }),
    handle(saveAssignment, async ({ changes }, call) => {
      refuseSimulated(sessionOf(call));
      requireKnown(platform, changes);
      const keys = [...new Set(changes.map(({ subject }) => subject))];
      await requireEffective(platform, changes, await namedSubjects(platform, keys, call.language));
      await platform.database.transact(async (query) => {
        await platform.database.hold(query, 'permission_rule');
        const stored = new Map((await rulesOf(query, keys)).map(({ key, scope, granted }) => [`${key} ${scope}`, granted]));
        for (const { subject, scope, before } of changes) {
          if (stateOf(stored.get(`${subject} ${scope}`)) !== before) throw refuse('conflict', texts.changed);
        }
        for (const { subject, scope, after } of changes) await putRule(platform, query, call, { subject, scope, state: after });
      });
      await platform.events.emit({ kind: 'permissions-changed' });
      return { changed: changes.filter(({ before, after }) => before !== after).length };
    }),
    handle(explainPermission, async ({ app_id, service_name }) => explain(platform, app_id, service_name)),
  ];
}

function stateOf(granted: boolean | undefined): RuleState {
  return granted === undefined ? 'none' : granted ? 'granted' : 'refused';
}

/** One change is one rule's: which of two were to hold? New rules name what there is; taking one away may name what has gone. */
function requireKnown(platform: Platform, changes: readonly RuleChange[]): void {
  const named = new Set<string>();
  const twice = changes.find(({ subject, scope }) => {
    const before = named.size;
    return named.add(`${subject} ${scope}`).size === before;
  });
  if (twice) throw new InputError([{ field: 'changes', code: 'duplicate', text: fillText(texts.twice, { subject: twice.subject, scope: twice.scope }) }]);
  const unknown = changes.find(({ scope, after }) => after !== 'none' && !isKnownScope(platform, scope));
  if (unknown) throw new InputError([{ field: 'changes', code: 'unknown', text: fillText(texts.unknown, { name: unknown.scope }) }]);
}

/** Of administrators and their apps rules can only be taken away: they would change nothing. Throws 400. */
async function requireEffective(platform: Platform, changes: readonly RuleChange[], subjects: readonly Subject[]): Promise<void> {
  const ruled = [...new Set(changes.flatMap(({ subject, after }) => (after === 'none' ? [] : [subject])))];
  const [first] = await administratorsAmong(platform, ruled);
  if (first === undefined) return;
  const name = subjects.find(({ key }) => key === first)?.label ?? first;
  throw new InputError([{ field: 'changes', code: 'administrator', text: fillText(texts.administrator, { name }) }]);
}

async function assignmentsOf(platform: Platform, keys: string[], call: Call) {
  const subjects = await namedSubjects(platform, keys, call.language);
  const surroundings = await Promise.all(subjects.map((subject) => (subject.target === 'app' ? ownersOf(platform, subject.id) : null)));
  const wanted = [...keys, ...surroundings.flatMap((owner) => (owner ? [owner.account, owner.level] : []))];
  const rules = Map.groupBy(await rulesOf(platform.database.read, [...new Set(wanted)]), ({ key }) => key);
  const statesOf = (key: string | undefined) => (key === undefined ? [] : (rules.get(key) ?? [])).map(({ scope, granted }) => ({ scope, granted }));
  return subjects.map(({ id: _, ...subject }, index) => {
    const owner = surroundings[index];
    return {
      ...subject,
      rules: statesOf(subject.key),
      account: statesOf(owner?.account),
      level: statesOf(owner?.level),
      isAdministrators: owner?.isAdministrators ?? false,
    };
  });
}

/** Whose rules hold for an app where it has none of its own. */
async function ownersOf({ apps, database }: Platform, id: number): Promise<{ account: string; level: string; isAdministrators: boolean } | null> {
  const row = await database.read
    .selectFrom('app')
    .innerJoin('account', 'account.id', 'app.account_id')
    .select(['app.app_key', 'account.id', 'account.level'])
    .where('app.id', '=', partsOf(`app:${id}`).id)
    .executeTakeFirst();
  const app = row?.app_key ? await apps.app(row.app_key) : null;
  return row && app ? { account: `account:${row.id}`, level: `level:${row.level}`, isAdministrators: app.isAdministrators } : null;
}
