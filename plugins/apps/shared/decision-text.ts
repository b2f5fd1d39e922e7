import { type Decision, type RuleTarget, ruleTargets } from '../../../engine/core/protocol/rules/decide.ts';

/** What a row of the access log says of the decision about its call. */
export interface LoggedDecision {
  granted: boolean;
  by: Exclude<Decision['by'], 'rule'> | RuleTarget;
  /** Of the rule; null of a decision without one. */
  id: number | null;
  /** An interface, a branch or a visibility; empty for administrators. */
  scope: string;
}

/**
 * A decision as the access log keeps it, so that it can be searched and read without anything else. The scope stands last: modules have spaces.
 * @example decisionText({ by: 'rule', target: 'app', id: 12, scope: 'product:3/Orders', granted: false }) // 'refused app #12 product:3/Orders'
 */
export function decisionText(decision: Decision): string {
  const word = decision.granted ? 'granted' : 'refused';
  switch (decision.by) {
    case 'administrator':
      return `${word} administrator`;
    case 'visibility':
      return `${word} visibility ${decision.visibility}`;
    case 'rule':
      return `${word} ${decision.target} #${decision.id ?? 0} ${decision.scope}`;
  }
}

/** What such a text says; null for any other. */
export function parseDecision(text: string): LoggedDecision | null {
  const [, word, by, id, scope = ''] = /^(granted|refused) (\w+)(?: #(\d+))?(?: (.+))?$/.exec(text) ?? [];
  if (by !== 'administrator' && by !== 'visibility' && !isTarget(by)) return null;
  return { granted: word === 'granted', by, id: id === undefined ? null : Number(id), scope };
}

function isTarget(word: string | undefined): word is RuleTarget {
  return ruleTargets.some((target) => target === word);
}
