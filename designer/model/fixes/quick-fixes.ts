import type { InterfaceDefinition } from '../types/definition.ts';
import type { Problem } from '../types/problem.ts';
import { flowFixes } from './flow-fixes.ts';
import { nameFixes } from './name-fixes.ts';
import { parameterFixes } from './parameter-fixes.ts';
import type { FixRule, QuickFix } from './quick-fix.ts';

const rules: Readonly<Record<string, FixRule>> = { ...nameFixes, ...parameterFixes, ...flowFixes };

/** What can be done about a problem at a click, the best first. Each takes the problem away and brings no new error but a port to fill. */
export function quickFixes(definition: InterfaceDefinition, problem: Problem): QuickFix[] {
  return Object.hasOwn(rules, problem.code) ? (rules[problem.code]?.(definition, problem) ?? []) : [];
}
