import { expect, test } from 'vitest';
import { scopesOf } from '../../../engine/core/protocol/rules/branch.ts';
import { decisionsOf, type RuleSets, type RuleTarget, type RuleWord, ruleTargets } from '../../../engine/core/protocol/rules/decide.ts';
import { visibilities } from '../../../engine/core/protocol/service-about.ts';

/** A rule as a person reads it: who, about what, yes or no. */
interface Rule {
  target: RuleTarget;
  scope: string;
  granted: boolean;
}

/** The same question asked by looking at every rule there is, without order or maps. */
function bruteForce(rules: Rule[], scopes: readonly string[]): Rule[] {
  const priority = ({ target, scope }: Rule) => ruleTargets.indexOf(target) * 10 + scopes.indexOf(scope);
  return rules.filter(({ scope }) => scopes.includes(scope)).sort((one, other) => priority(one) - priority(other));
}

/** Numbers below `end`, the same in every run. */
function* numbers(seed: number): Generator<number> {
  for (let state = seed; ; ) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield state / 2_147_483_648;
  }
}

test('what decides, and what would without it, is what looking at every rule says: 10,000 random cases', () => {
  const random = numbers(20_260_101);
  const below = (end: number) => Math.floor(random.next().value * end);
  const services = Array.from({ length: 12 }, (_, index) => ({ service: `Space.Class.Method${index}`, module: `M${index % 4}`, product: index % 3 }));
  const everyScope = [...new Set(services.flatMap((service) => [...scopesOf(service)]))];
  for (let turn = 0; turn < 10_000; turn++) {
    const rules = new Map<string, Rule>();
    for (let count = below(9); count > 0; count--) {
      const rule = { target: ruleTargets[below(3)]!, scope: everyScope[below(everyScope.length)]!, granted: below(2) === 0 };
      rules.set(`${rule.target} ${rule.scope}`, rule);
    }
    const of = (target: RuleTarget) =>
      new Map([...rules.values()].filter((rule) => rule.target === target).map(({ scope, granted }): [string, RuleWord] => [scope, { id: null, granted }]));
    const sets: RuleSets = { app: of('app'), account: of('account'), level: of('level') };
    const [service, visibility, isAdministrators] = [services[below(services.length)]!, visibilities[below(3)]!, below(20) === 0];
    const wanted = [
      ...(isAdministrators ? [{ by: 'administrator', granted: true }] : []),
      ...bruteForce([...rules.values()], scopesOf(service)).map((rule) => ({ by: 'rule', id: null, ...rule })),
      { by: 'visibility', visibility, granted: visibility === 'open' },
    ];
    expect(decisionsOf(sets, scopesOf(service), visibility, isAdministrators)).toEqual(wanted);
  }
});
