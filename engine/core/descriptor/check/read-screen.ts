import metaSchema from '../../../../schemas/screen.schema.json' with { type: 'json' };
import { normalize } from '../normalize/normalize.ts';
import type { Diagnostic } from '../parse/diagnostic.ts';
import { inEveryLanguage } from '../parse/in-every-language.ts';
import type { SourceFile } from '../parse/source-file.ts';
import type { ScreenFile } from '../types.ts';
import { type Candidate, gather } from './check-context.ts';
import { checkFields } from './check-fields.ts';
import { checkNames } from './check-names.ts';
import { createShapeCheck } from './check-shape.ts';
import { checkVerbs } from './check-verbs.ts';

const checkShape = createShapeCheck(metaSchema);

/** A parsed file → a screen with every fault that can be seen without looking at other files. */
export function readScreen(source: SourceFile): { candidate?: Candidate; diagnostics: Diagnostic[] } {
  const diagnostics = checkShape(source);
  if (diagnostics.length > 0) return { diagnostics };
  const file = inEveryLanguage(source.value) as unknown as ScreenFile;
  const candidate = { source, file, screen: normalize(file) };
  return { candidate, diagnostics: gather(candidate, checkFields, checkNames, checkVerbs) };
}

/** Every pattern of a candidate with its place, for a check of running time. */
export function patternsOf({ source }: Candidate): { pointer: string; pattern: string }[] {
  const found: { pointer: string; pattern: string }[] = [];
  const visit = (value: unknown, pointer: string): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      const at = `${pointer}/${key}`;
      if (key === 'pattern' && typeof inner === 'string') found.push({ pointer: at, pattern: inner });
      else visit(inner, at);
    }
  };
  visit(source.value, '');
  return found;
}
