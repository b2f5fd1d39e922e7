import type { Text } from '../../../engine/core/text/text.ts';
import { texts } from '../../../generated/words/designer-model/check-formulas.ts';
import type { FormulaPart } from '../formula/expand-formulas.ts';
import type { Formula, TextRange } from '../formula/formula-types.ts';
import { parsedFormula } from '../formula/parsed-formula.ts';
import { partsIn } from '../formula/references.ts';
import { type Diagnostic, diagnostic } from '../types/diagnostic.ts';
import type { FlowNode } from '../types/flow.ts';

/** An error at characters of a formula. */
export interface FormulaError extends TextRange, Pick<Diagnostic, 'instead'> {
  text: Text;
}

/**
 * Returns the diagnostic of an error in a formula.
 * @param index of the node in the flow
 */
export function formulaDiagnostic(index: number, node: FlowNode, port: string, { from, to, text, instead }: FormulaError): Diagnostic {
  const pointer = `/flow/nodes/${index}/formulas/${port}`;
  const found = diagnostic('formula', pointer, texts.formula, { port, fault: text }, node.id);
  return { ...found, port, range: { from, to }, ...(instead !== undefined && { instead }) };
}

/** Returns the range of an input of a part of a formula, by its index among the inputs; that of the part itself if it is unknown. */
export function inputAt({ formulas }: FlowNode, part: FormulaPart, place: number): TextRange {
  const { formula } = parsedFormula(formulas?.[part.port]);
  const whole = formula && partsIn(formula).find((one) => one.from === part.from && one.to === part.to && inputsOf(one).length > 0);
  const { from, to } = (whole && inputsOf(whole)[place]) ?? part;
  return { from, to };
}

function inputsOf(formula: Formula): Formula[] {
  if (formula.kind === 'choice') return [formula.condition, formula.yes, formula.no];
  if (formula.kind === 'loop') return [formula.list];
  return formula.kind === 'call' ? formula.inputs : [];
}
