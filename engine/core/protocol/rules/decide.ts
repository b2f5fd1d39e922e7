import type { Visibility } from '../service-about.ts';

/** Whom a rule is about, from near to far: the first target with a rule about the interface decides. */
export const ruleTargets = ['app', 'account', 'level'] as const;
export type RuleTarget = (typeof ruleTargets)[number];

/** What a rule says of an interface or a branch. */
export interface RuleWord {
  /** Of its record; null where it is not stored yet. */
  id: number | null;
  granted: boolean;
}

/** The rules of an app, of its account and of the account's level, each by scope. */
export type RuleSets = Readonly<Record<RuleTarget, ReadonlyMap<string, RuleWord>>>;

/** Why an app may or may not call an interface. */
export type Decision =
  | { by: 'administrator'; granted: true }
  | { by: 'rule'; target: RuleTarget; scope: string; id: number | null; granted: boolean }
  | { by: 'visibility'; visibility: Visibility; granted: boolean };

/**
 * Returns all decisions about a call in order: the first applies, each other would if those before it were gone. Rules of a target precede those of
 * the next; within a target the nearer scope comes first.
 * @param scopes of the interface, from near to far (`scopesOf`)
 */
export function decisionsOf(rules: RuleSets, scopes: readonly string[], visibility: Visibility, isAdministrators: boolean): [Decision, ...Decision[]] {
  const chain: Decision[] = isAdministrators ? [{ by: 'administrator', granted: true }] : [];
  for (const target of ruleTargets) {
    for (const scope of scopes) {
      const rule = rules[target].get(scope);
      if (rule) chain.push({ by: 'rule', target, scope, ...rule });
    }
  }
  const [first = { by: 'visibility', visibility, granted: visibility === 'open' }, ...others] = [
    ...chain,
    { by: 'visibility' as const, visibility, granted: visibility === 'open' },
  ];
  return [first, ...others];
}
