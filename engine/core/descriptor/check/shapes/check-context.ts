import type { ScreenFile } from '../../file-types.ts';
import type { Diagnostic, DiagnosticValues } from '../../parse/diagnostic.ts';
import type { DiagnosticCode } from '../../parse/diagnostic-texts.ts';
import type { SourceFile } from '../../parse/source-file.ts';
import type { Screen } from '../../types.ts';

/** A descriptor of valid shape. Its references are not resolved yet. */
export interface Candidate {
  source: SourceFile;
  file: ScreenFile;
  screen: Screen;
}

/** Reports one error of the candidate. `part` says whether the key or the value at the pointer is wrong. */
export type Report = (pointer: string, code: DiagnosticCode, values?: DiagnosticValues, part?: 'key' | 'value') => void;

/** Runs checks over one candidate and returns the diagnostics they report. */
export function gather(candidate: Candidate, ...checks: ((candidate: Candidate, report: Report) => void)[]): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const report: Report = (pointer, code, values, part) => diagnostics.push(candidate.source.diagnose(pointer, code, values, part));
  for (const check of checks) check(candidate, report);
  return diagnostics;
}
