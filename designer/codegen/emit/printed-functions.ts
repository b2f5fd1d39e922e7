import { Identifiers } from '../../../engine/core/printing/identifier.ts';
import { activeFlow } from '../../model/formula/active-flow.ts';
import { withParameterGuards } from '../../model/node-type/parameter-guards.ts';
import type { InterfaceDefinition } from '../../model/types/definition.ts';
import type { Flow } from '../../model/types/flow.ts';
import { definitionOfFunction, type FunctionCopy, functionOf } from '../../model/types/flow-function.ts';

/** A function as it is printed: once in a file, however many nodes call it. */
export interface PrintedFunction {
  name: string;
  definition: InterfaceDefinition;
  /** The first node that calls it, which its lines belong to; undefined where another function calls it. */
  node: string | undefined;
}

/** The functions of interfaces that share a file, those that others call first, each under a name of its own. */
export class PrintedFunctions {
  readonly all: PrintedFunction[] = [];
  readonly #byText = new Map<string, PrintedFunction>();
  readonly #names: Identifiers;

  /** @param reserved names that are taken in the file, in lower case */
  constructor(flows: readonly Flow[], reserved: Iterable<string>) {
    this.#names = new Identifiers(reserved);
    for (const flow of flows) this.#collect(flow, true);
  }

  nameOf(copy: FunctionCopy): string {
    return this.#byText.get(textOf(copy))!.name;
  }

  get names(): string[] {
    return this.all.map(({ name }) => name);
  }

  #collect(flow: Flow, isOwn: boolean): void {
    for (const node of activeFlow(flow).nodes) {
      const copy = functionOf(node);
      if (!copy || this.#byText.has(textOf(copy))) continue;
      this.#collect(copy.body.flow, false);
      const [, className = '', method = ''] = copy.service.split('.');
      const printed = {
        name: this.#names.take(`${className}${method}`),
        definition: definitionOfFunction({ ...copy, body: withParameterGuards(copy) }),
        node: isOwn ? node.id : undefined,
      };
      this.#byText.set(textOf(copy), printed);
      this.all.push(printed);
    }
  }
}

/** Two versions of one function are two functions. */
function textOf({ service, body }: FunctionCopy): string {
  return JSON.stringify([service, body]);
}
