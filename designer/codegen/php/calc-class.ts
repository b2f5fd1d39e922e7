import { type Operator, operations } from '../../model/semantics/operations/operations.ts';
import { type Cost, costs } from '../../model/semantics/runtime/costs.ts';
import { strictTypes } from './parts/file-head.ts';

/** Class `Calc`: the operations as interfaces call them. Each takes from the budget of the call what designer/model/semantics/runtime/costs.ts says. */
export const calcClass = `<?php

// Made by Portico. The operations of an interface, each of which takes from the budget of the call.
${strictTypes}

namespace Portico;

final class Calc extends Operations
{
${(Object.keys(operations) as Operator[]).map((name) => method(name, costs[name])).join('\n')}}
`;

function method(name: Operator, cost: Cost | undefined): string {
  const inputs = operations[name].inputs.map((input) => `$${input.name}`);
  const call = `parent::${name}(${inputs.join(', ')})`;
  return `    /**
${inputs.map((input) => `     * @param mixed ${input}\n`).join('')}     * @return mixed
     */
    public static function ${name}(${inputs.join(', ')})
    {
        Budget::spend(${stepsPhp(cost, inputs)}, '${name}');
        return ${cost?.output === undefined ? call : `Budget::made(${call}, ${cost.output}, '${name}')`};
    }
`;
}

function stepsPhp(cost: Cost | undefined, inputs: readonly string[]): string {
  const { steps = 1, text = 0, list = 0, member = 0, sorts = false } = cost ?? {};
  if (text + list + member === 0) return String(steps);
  return `Budget::steps(array(${inputs.join(', ')}), ${[steps, text, list, member, sorts].join(', ')})`;
}
