import { texts as words } from '../../../../generated/words/engine-core/diagnostic-texts.ts';

/**
 * The text of every diagnostic of descriptor files, by its stable code: what was found, what is allowed, what to do next. `{allowed}` is filled by
 * `allowedText`, which puts a "did you mean" first.
 */
export const diagnosticTexts = words;

export type DiagnosticCode = keyof typeof diagnosticTexts;
