import { findNodeAtLocation, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { Text } from '../../../engine/core/text/text.ts';
import { texts } from '../../../generated/words/designer-model/read-definition.ts';
import { checkSchema } from '../types/check-schema.ts';
import type { InterfaceDefinition } from '../types/definition.ts';
import { definitionSchema } from '../types/definition-schema.ts';
import { type Diagnostic, diagnostic, hasErrors } from '../types/diagnostic.ts';
import { shareStructure } from './share-structure.ts';

/** A diagnostic with the range of characters it is about. */
export interface PlacedDiagnostic extends Diagnostic {
  from: number;
  to: number;
}

/**
 * Parses a definition from its text.
 * @returns `definition` only if the text has the shape of one, sharing everything unchanged with `before`, or the very `before` if nothing changed;
 * otherwise `diagnostics` of syntax or shape
 */
export function readDefinition(text: string, before: InterfaceDefinition): { definition: InterfaceDefinition | null; diagnostics: PlacedDiagnostic[] } {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  if (errors.length > 0 || !tree) return { definition: null, diagnostics: syntaxDiagnostics(errors) };
  const value: unknown = JSON.parse(text);
  const whole = typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value, rev: before.rev } : value;
  const shape = checkSchema(definitionSchema, whole, '');
  if (hasErrors(shape)) return { definition: null, diagnostics: placed(shape, tree) };
  return { definition: shareStructure(before, whole as InterfaceDefinition), diagnostics: [] };
}

/** Adds the places in the text to the diagnostics of a definition. */
export function placeDiagnostics(text: string, diagnostics: readonly Diagnostic[]): PlacedDiagnostic[] {
  const tree = parseTree(text);
  return tree ? placed(diagnostics, tree) : [];
}

/** Returns the range of the value at a JSON pointer, or of the nearest value around it. Null for text that is no JSON. */
export function placeOf(text: string, pointer: string): { from: number; to: number } | null {
  const tree = parseTree(text);
  return tree ? nearest(tree, pointer) : null;
}

function syntaxDiagnostics(errors: ParseError[]): PlacedDiagnostic[] {
  if (errors.length === 0) return [{ ...diagnostic('json', '', texts.empty), from: 0, to: 1 }];
  return errors.slice(0, 20).map(({ error, offset, length }) => {
    const code = printParseErrorCode(error);
    return { ...diagnostic('json', '', syntaxTexts[code] ?? texts.syntax, { code }), from: offset, to: offset + Math.max(length, 1) };
  });
}

function placed(diagnostics: readonly Diagnostic[], tree: Node): PlacedDiagnostic[] {
  return diagnostics.map((found) => ({ ...found, ...nearest(tree, found.pointer) }));
}

function nearest(tree: Node, pointer: string): { from: number; to: number } {
  const path = pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  for (let length = path.length; length > 0; length--) {
    const at = path.slice(0, length).map((part) => (/^\d+$/.test(part) ? Number(part) : part));
    const node = findNodeAtLocation(tree, at);
    if (node) return range(node);
  }
  return { from: tree.offset, to: tree.offset + 1 };
}

/** For a list or object only its opening bracket: underlining a whole block says nothing. */
function range({ type, offset, length }: Node): { from: number; to: number } {
  return { from: offset, to: offset + (type === 'object' || type === 'array' ? 1 : length) };
}

const syntaxTexts: Record<string, Text> = texts.syntaxTexts;
