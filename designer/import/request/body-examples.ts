import type { Parameter } from '../../../engine/core/protocol/parameter.ts';
import { escapePointer } from '../../model/types/check-schema.ts';
import type { Place } from '../document/flat-schemas.ts';
import { asList, asRecord, member } from '../document/json-values.ts';
import { flatSchema } from '../schema/flat-schema.ts';
import { addExample, type RuleContext } from '../schema/schema-rule.ts';
import type { RequestInput } from './request-shape.ts';

/** The example of a whole body, member by member where these are parameters. */
export function addBodyExample(context: RuleContext, inputs: readonly RequestInput[], example: unknown, pointer: string): void {
  const [single] = inputs;
  if (example === undefined) return;
  if (single?.in === 'body') {
    setExample(context, single.parameter, example, pointer, pointer);
    return;
  }
  const members = asRecord(typeof example === 'string' ? parsed(example) : example);
  if (!members) context.diagnostics.add('example-dropped', pointer, 'info');
  else for (const { wire, parameter } of inputs) setExample(context, parameter, member(members, wire), `${pointer}/${escapePointer(wire)}`, pointer);
}

/** An example of the schema itself, for what none has been found of yet. One that is a parameter has it. */
export function addSchemaExample(context: RuleContext, inputs: readonly RequestInput[], place: Place): void {
  if (inputs.length === 0 || inputs[0]?.in === 'body') return;
  const { words } = flatSchema(context.document, place, context.diagnostics);
  addBodyExample(context, inputs, words.example ?? asList(words.examples)[0], `${place.pointer}/example`);
}

/** Where there is one already, what differs stays in the document. @param whole where the example stands that it is part of */
function setExample(context: RuleContext, parameter: Parameter, example: unknown, pointer: string, whole: string): void {
  if (parameter.example === undefined) addExample(parameter, example, pointer, context);
  else if (example !== undefined && JSON.stringify(example) !== JSON.stringify(parameter.example)) context.diagnostics.keep('example', whole);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
