import { parseFormula } from './parse-formula.ts';

type Parsed = ReturnType<typeof parseFormula>;

const most = 500;
const parsed = new Map<string, Parsed>();

/** A formula as it is read; what was read lately is not read again. Of what is no text, which a definition may hold, nothing. */
export function parsedFormula(text: unknown): Parsed {
  if (typeof text !== 'string') return { formula: null, diagnostics: [] };
  const known = parsed.get(text);
  if (known) return known;
  if (parsed.size >= most) parsed.clear();
  const fresh = parseFormula(text);
  parsed.set(text, fresh);
  return fresh;
}
