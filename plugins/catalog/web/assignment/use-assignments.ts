import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { scopesOf } from '../../../../engine/core/protocol/rules/branch.ts';
import { decisionsOf, type RuleWord } from '../../../../engine/core/protocol/rules/decide.ts';
import { call } from '../../../../engine/web/index.ts';
import { type Assignment, findSubjects, getAssignments } from '../../shared/calls.ts';
import type { CellState } from '../grid/grid-parts.ts';
import type { PlacedInterface } from './interface-rows.ts';

/** What somebody has set of a subject since the last save, by scope. */
type Draft = ReadonlyMap<string, ReadonlyMap<string, CellState>>;

export interface RuleChange {
  subject: string;
  scope: string;
  before: CellState;
  after: CellState;
}

/** The columns of the grid: whose they are stands in the address, what was set in them only here until it is saved. */
export interface Rights {
  /** Null while they are on their way. */
  assignments: readonly Assignment[] | null;
  /** Why columns of the address are not shown, in each reason's own words. */
  missing: readonly string[];
  changes: RuleChange[];
  stateOf(subject: string, scope: string): CellState;
  isChanged(subject: string, scope: string): boolean;
  isGranted(subject: string, placed: PlacedInterface | undefined): boolean;
  set(subject: string, scope: string, state: CellState): void;
  /** Every rule of the subject becomes as these are; those about what is no longer there are left out. */
  replace(subject: string, rules: readonly { scope: string; granted: boolean }[]): void;
  add(subject: string): void;
  remove(subject: string): void;
  discard(): void;
  /** After a save. */
  reload(): void;
  /** What was set here stands on what somebody else has saved. */
  rebase(): void;
}

/**
 * Where the address names nobody, the page begins with the levels of developers.
 * @param isScope whether there is such an interface or branch
 */
export function useAssignments(isScope: (scope: string) => boolean): Rights {
  const [query, setQuery] = useSearchParams();
  const [{ assignments, missing }, setLoaded] = useState<Loaded>({ assignments: null, missing: [] });
  const [draft, setDraft] = useState<Draft>(new Map());
  const [turn, setTurn] = useState(0);
  const requested = query.get('for');
  const keys = useMemo(() => (requested ? requested.split(',').filter(Boolean) : []), [requested]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a turn is asking again
  useEffect(() => {
    let isShown = true;
    void load(requested === null ? null : keys).then((loaded) => isShown && setLoaded(loaded));
    return () => {
      isShown = false;
    };
  }, [keys, requested, turn]);

  const show = (subjects: readonly string[]) =>
    setQuery(
      (last) => {
        const next = new URLSearchParams(last);
        next.set('for', subjects.join(','));
        return next;
      },
      { replace: true },
    );
  const shown = assignments?.map(({ key }) => key) ?? [];
  const stored = useMemo(() => new Map((assignments ?? []).map(({ key, rules }) => [key, statesOf(rules)])), [assignments]);
  const storedState = (subject: string, scope: string): CellState => stored.get(subject)?.get(scope) ?? 'none';
  const stateOf = (subject: string, scope: string): CellState => draft.get(subject)?.get(scope) ?? storedState(subject, scope);
  const put = (subject: string, states: ReadonlyMap<string, CellState>) => {
    const real = new Map([...states].filter(([scope, state]) => state !== storedState(subject, scope)));
    setDraft((last) => new Map([...last, [subject, real]]));
  };
  const ruleSets = useMemo(
    () => new Map((assignments ?? []).map((one) => [one.key, ruleSetsOf(one, wordsOf(stored.get(one.key), draft.get(one.key)))])),
    [assignments, stored, draft],
  );

  return {
    assignments,
    missing,
    changes: [...draft].flatMap(([subject, states]) =>
      shown.includes(subject)
        ? [...states].map(([scope, after]) => ({ subject, scope, before: storedState(subject, scope), after })).filter(({ before, after }) => before !== after)
        : [],
    ),
    stateOf,
    isChanged: (subject, scope) => draft.get(subject)?.has(scope) ?? false,
    isGranted(subject, placed) {
      const sets = ruleSets.get(subject);
      if (!sets || !placed) return false;
      return decisionsOf(sets.rules, scopesOf(placed), placed.visibility, sets.isAdministrators)[0].granted;
    },
    set: (subject, scope, state) => put(subject, new Map([...(draft.get(subject) ?? []), [scope, state]])),
    replace(subject, rules) {
      const gone = [...(stored.get(subject)?.keys() ?? [])].map((scope): [string, CellState] => [scope, 'none']);
      put(subject, new Map([...gone, ...statesOf(rules.filter(({ scope }) => isScope(scope)))]));
    },
    add: (subject) => show([...new Set([...shown, subject])]),
    remove(subject) {
      setDraft((last) => new Map([...last].filter(([key]) => key !== subject)));
      show(shown.filter((key) => key !== subject));
    },
    discard: useCallback(() => setDraft(new Map()), []),
    reload: useCallback(() => {
      setDraft(new Map());
      setTurn((last) => last + 1);
    }, []),
    rebase: useCallback(() => setTurn((last) => last + 1), []),
  };
}

type Loaded = Pick<Rights, 'assignments' | 'missing'>;

/**
 * An address may name what has gone since it was kept; the others are shown all the same.
 * @param keys null for the levels of developers
 */
async function load(keys: readonly string[] | null): Promise<Loaded> {
  const subjects = keys ?? (await call(findSubjects, { target: 'level' })).subjects.map(({ key }) => key);
  if (subjects.length === 0) return { assignments: [], missing: [] };
  const ask = async (some: readonly string[]) => (await call(getAssignments, { subjects: [...some] }, { quiet: true })).assignments;
  const all = await ask(subjects).catch(() => null);
  if (all) return { assignments: all, missing: [] };
  const single = await Promise.allSettled(subjects.map((subject) => ask([subject])));
  return {
    assignments: single.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : [])),
    missing: single.flatMap((answer) => (answer.status === 'rejected' ? [errorText(answer.reason)] : [])),
  };
}

function errorText(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function statesOf(rules: readonly { scope: string; granted: boolean }[]): Map<string, CellState> {
  return new Map(rules.map(({ scope, granted }) => [scope, granted ? 'granted' : 'refused']));
}

/** The rules as they would be saved. */
function wordsOf(stored: ReadonlyMap<string, CellState> | undefined, draft: ReadonlyMap<string, CellState> | undefined): ReadonlyMap<string, RuleWord> {
  const own = new Map([...(stored ?? []), ...(draft ?? [])]);
  return new Map([...own].flatMap(([scope, state]) => (state === 'none' ? [] : [[scope, { id: null, granted: state === 'granted' }] as const])));
}

function ruleSetsOf({ target, account, level, isAdministrators }: Assignment, own: ReadonlyMap<string, RuleWord>) {
  const rulesByScope = (rules: Assignment['rules']) => new Map(rules.map(({ scope, granted }): [string, RuleWord] => [scope, { id: null, granted }]));
  const none = new Map<string, RuleWord>();
  const rules = {
    app: target === 'app' ? own : none,
    account: target === 'account' ? own : rulesByScope(account),
    level: target === 'level' ? own : rulesByScope(level),
  };
  return { rules, isAdministrators };
}
