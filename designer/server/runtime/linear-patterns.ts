import { RE2JS } from 're2js';
import { connectPatterns } from '../../model/semantics/patterns/pattern-search.ts';
import { fail } from '../../model/semantics/values/failure.ts';

const mostCompiled = 1_000;
const compiled = new Map<string, RE2JS>();

/** Connects regular expressions of operations to the engine whose time is linear in the text. */
export function connectLinearPatterns(): void {
  connectPatterns((body, text, from) => {
    const matcher = expressionOf(body).matcher(text);
    if (!matcher.find(from)) return null;
    const groups = Array.from({ length: matcher.groupCount() + 1 }, (_, index) => matcher.group(index) ?? null);
    return { start: matcher.start(), end: matcher.end(), groups };
  });
}

/** Whether the gateway can search with a regular expression: RE2's syntax, as a document spells it. */
export function isLinearPattern(pattern: string): boolean {
  try {
    RE2JS.compile(pattern);
    return true;
  } catch {
    return false;
  }
}

function expressionOf(body: string): RE2JS {
  const known = compiled.get(body);
  if (known) return known;
  if (compiled.size >= mostCompiled) compiled.clear();
  try {
    const expression = RE2JS.compile(body);
    compiled.set(body, expression);
    return expression;
  } catch {
    return fail('pattern');
  }
}
