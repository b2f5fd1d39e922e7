import { parseFormula } from './parse-formula.ts';

type Parsed = ReturnType<typeof parseFormula>;

const most = 500;
const parsed = new Map<string, Parsed>();

/** Parses a formula and caches recent results. Returns no formula and no diagnostic for a value that is no text, which a definition may hold. */
export function parsedFormula(text: unknown): Parsed {
  if (typeof text !== 'string') return { formula: null, diagnostics: [] };
  const known = parsed.get(text);
  if (known) return known;
  if (parsed.size >= most) parsed.clear();
  const fresh = parseFormula(text);
  parsed.set(text, fresh);
  return fresh;
}
