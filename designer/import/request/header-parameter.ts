import type { ImportDiagnostics } from '../document/import-diagnostics.ts';
import type { RequestInput } from './request-shape.ts';

/** What becomes of a header the document lists among the parameters. */
export interface HeaderUse {
  isParameter: boolean;
  /** Value of the header Accept. */
  accept?: string;
  /** Format of the body. */
  contentType?: string;
}

/** Headers the client makes itself. */
const ownHeaders = new Set(['content-length', 'host', 'connection', 'transfer-encoding', 'keep-alive', 'upgrade', 'te', 'trailer', 'expect']);

/**
 * Accept and Content-Type are settings of the call: the platform sends them by itself, and a caller chooses only where there is a choice.
 * What the client itself makes is told and left out; every other header is a parameter as any.
 */
export function headerParameter(input: RequestInput, pointer: string, diagnostics: ImportDiagnostics): HeaderUse {
  const { wire, parameter } = input;
  const name = wire.toLowerCase();
  if (ownHeaders.has(name)) {
    diagnostics.add('header-sent', pointer, 'info', wire);
    return { isParameter: false };
  }
  if (name !== 'accept' && name !== 'content-type') return { isParameter: true };
  const value = mediaText(parameter.documentedDefault) ?? mediaText(parameter.enum?.[0]);
  const isChoice = parameter.enum?.length !== 1;
  if (name === 'content-type') {
    diagnostics.add('header-sent', pointer, 'info', wire);
    return { isParameter: false, ...(value === undefined ? {} : { contentType: value }) };
  }
  if (isChoice) delete parameter.required;
  else diagnostics.add('header-sent', pointer, 'info', `${wire}: ${value}`);
  return { isParameter: isChoice, ...(value === undefined ? {} : { accept: value }) };
}

function mediaText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' && value.length <= 200 && /^[\x21-\x7e][\x20-\x7e]*$/.test(value) ? value : undefined;
}
