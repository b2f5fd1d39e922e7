import type { ScreenFile } from '../file-types.ts';
import { normalize } from '../normalize/normalize.ts';
import type { Diagnostic } from '../parse/diagnostic.ts';
import { inEveryLanguage } from '../parse/in-every-language.ts';
import type { SourceFile } from '../parse/source-file.ts';
import { checkFields } from './check-fields.ts';
import { checkSectionLooks } from './check-looks.ts';
import { checkNames } from './check-names.ts';
import { createShapeCheck } from './check-shape.ts';
import { checkVerbs } from './check-verbs.ts';
import { checkFace, withoutBaseParts } from './check-view.ts';
import { validateScreen } from './file-shapes.ts';
import { type Candidate, gather } from './shapes/check-context.ts';
import { checkNext } from './shapes/check-next.ts';

const checkShape = createShapeCheck(validateScreen);

/** Reads a screen from a parsed file. Returns all errors that can be found without other files. */
export function readScreen(source: SourceFile): { candidate?: Candidate; diagnostics: Diagnostic[] } {
  const diagnostics = checkShape(source);
  if (diagnostics.length > 0) return { diagnostics: withoutBaseParts(source, diagnostics) };
  const candidate = readCheckedScreen(source);
  const { file } = candidate;
  // It has no fields yet that names could lead to: see `fillView`.
  const checks = file.viewOf !== undefined ? [] : [checkFields, checkNext, checkNames, checkSectionLooks, checkVerbs];
  return { candidate, diagnostics: gather(candidate, checkFace, ...checks) };
}

/** Reads a screen from a file in which nothing is to be found: it was read before, and is as it was. */
export function readCheckedScreen(source: SourceFile): Candidate {
  const file = inEveryLanguage(source.value) as unknown as ScreenFile;
  return { source, file, screen: normalize(file) };
}

/** Returns the regular expressions of a candidate with their pointers, for the check of their running time. */
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
