import { fillText } from '../../../engine/core/text/text.ts';
import { texts } from '../../../generated/words/designer-model/quick-fixes.ts';
import { setPortFormula } from '../edits/flow/node-edits.ts';
import type { InterfaceDefinition } from '../types/definition.ts';
import type { Diagnostic } from '../types/diagnostic.ts';
import { flowFixes } from './flow-fixes.ts';
import { frameFixes } from './frame-fixes.ts';
import { nameFixes } from './name-fixes.ts';
import { parameterFixes } from './parameter-fixes.ts';
import type { FixRule, QuickFix } from './quick-fix.ts';

const rules: Readonly<Record<string, FixRule>> = { ...nameFixes, ...parameterFixes, ...flowFixes, ...frameFixes };

/** Returns the fixes of a diagnostic, best first. Each resolves it and adds no new error except a port to fill. */
export function quickFixes(definition: InterfaceDefinition, diagnostic: Diagnostic): QuickFix[] {
  const own = Object.hasOwn(rules, diagnostic.code) ? (rules[diagnostic.code]?.(definition, diagnostic) ?? []) : [];
  return [...rewritten(definition, diagnostic), ...own];
}

/** Replaces the wrong characters of a formula. */
function rewritten({ flow }: InterfaceDefinition, { node = '', port = '', range, instead }: Diagnostic): QuickFix[] {
  const text = flow.nodes.find(({ id }) => id === node)?.formulas?.[port];
  if (text === undefined || !range || instead === undefined) return [];
  const right = instead.replace('…', () => text.slice(range.from, range.to));
  const apply: QuickFix['apply'] = (before) => setPortFormula(before, node, port, text.slice(0, range.from) + right + text.slice(range.to));
  return [{ label: fillText(texts.write, { text: right }), apply }];
}
