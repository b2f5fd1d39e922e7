import type { Completion, Completions } from '../../model/assist/complete-formula.ts';

/** A formula with a completion in it, and where the caret stands then: between the parentheses of a function. */
export function withCompletion(formula: string, { from, to }: Completions, { kind, name }: Completion): { text: string; caret: number } {
  const isCalled = formula.slice(to).startsWith('(');
  const written = kind === 'function' && !isCalled ? `${name}()` : name;
  return { text: formula.slice(0, from) + written + formula.slice(to), caret: from + name.length + (kind === 'function' ? 1 : 0) };
}
