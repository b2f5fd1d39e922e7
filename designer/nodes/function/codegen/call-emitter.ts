import type { NodeEmitter } from '../../../codegen/emit/emit-flow.ts';
import { fieldPorts } from '../../../model/node-type/field-ports.ts';
import { functionOf } from '../../../model/types/flow-function.ts';

interface CallSyntax {
  /** Prints the call of a function by its printed name. */
  call(name: string, inputs: readonly string[]): string;
  /** Prints a member of what it answered. */
  member(answer: string, name: string): string;
}

/** Prints a call of a function: one field is answered as it is, several as members. */
export function callEmitter(syntax: CallSyntax): NodeEmitter {
  return ({ node, input, result, writer, functions }) => {
    const copy = functionOf(node);
    if (!copy) return {};
    const call = syntax.call(
      functions.nameOf(copy),
      copy.body.parameters.map(({ name }) => input(name)),
    );
    const fields = fieldPorts(copy.body.returns).map(({ name }) => name);
    if (fields.length === 0) {
      writer.line(`${call};`);
      return {};
    }
    const answer = result(copy.service.split('.').at(-1)!, call);
    if (fields.length === 1) return { [fields[0]!]: answer };
    return Object.fromEntries(fields.map((name) => [name, syntax.member(answer, name)]));
  };
}
