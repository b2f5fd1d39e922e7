import { fillText, type Text } from '../../text/text.ts';
import { type DiagnosticCode, diagnosticTexts } from './diagnostic-texts.ts';

/** An error or warning in a descriptor file, as `npm run check`, the server log and the admin's error page show it. */
export interface Diagnostic {
  /** Path as given to the loader, relative to the working folder where possible. */
  file: string;
  /** JSON pointer of the faulty value or key; '' is the whole file. */
  pointer: string;
  /** One-based. */
  line: number;
  /** One-based, in UTF-16 units as editors count. */
  column: number;
  /** A screen with an error does not go live; a warning only tells. */
  severity: 'error' | 'warning';
  /** Stable name of the kind of fault. */
  code: DiagnosticCode;
  /** What was found, what is allowed and the next step, in both languages. */
  message: Text;
}

/** Position in a text; both numbers start at 1. */
export interface Place {
  line: number;
  column: number;
}

export type DiagnosticValues = Record<string, string | number | Text>;

const warnings: ReadonlySet<DiagnosticCode> = new Set(['folder-not-read', 'required-not-in-form', 'ref-screen-broken', 'ref-keeps-words', 'state-unreached']);

/** Returns a diagnostic of a code. The code decides the severity; `values` fill its text. */
export function makeDiagnostic(file: string, pointer: string, place: Place, code: DiagnosticCode, values: DiagnosticValues = {}): Diagnostic {
  return {
    file,
    pointer,
    line: place.line,
    column: place.column,
    severity: warnings.has(code) ? 'warning' : 'error',
    code,
    message: fillText(diagnosticTexts[code], values),
  };
}

export function isError(diagnostic: Diagnostic): boolean {
  return diagnostic.severity === 'error';
}

/** Returns one line for a terminal: `plugins/apps/schemas/app.json:12:9 /list/columns/2 There is no field …`. */
export function diagnosticLine(diagnostic: Diagnostic, language: keyof Text = 'en'): string {
  const { file, line, column, pointer, severity, code, message } = diagnostic;
  return `${file}:${line}:${column} ${pointer || '/'} ${severity} ${code}: ${message[language]}`;
}
