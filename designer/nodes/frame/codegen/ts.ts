import type { Emission, NodeEmitter } from '../../../codegen/emit/emit-flow.ts';
import { againOf } from '../model/again-settings.ts';

export const transactionTs: NodeEmitter = (emission) => {
  emission.declare('body');
  emission.writer.block('await platform.transaction(async () => {', () => emission.steps('body'), end(emission));
  emission.declare('after');
  emission.steps('after');
  return {};
};

export const tryTs: NodeEmitter = (emission) => {
  const { writer, declare, steps, input, local, helper, isUsed } = emission;
  const value = isUsed('value') ? local('value') : null;
  const failure = helper('failure');
  if (value !== null) writer.line(`let ${value}: unknown = null;`);
  declare('value');
  writer.block(
    `const ${failure} = await platform.attempt(async () => {`,
    () => {
      steps('value');
      if (value !== null) writer.line(`${value} = ${input('value')};`);
    },
    end(emission),
  );
  declare('otherwise');
  if (value !== null || emission.hasSteps('otherwise')) {
    writer.block(
      `if (${failure}) {`,
      () => {
        steps('otherwise', { ret: `${failure}.ret`, message: `${failure}.message` });
        if (value !== null) writer.line(`${value} = ${input('otherwise')};`);
      },
      '}',
    );
  }
  return { ...(value !== null && { value }), failed: `(${failure} !== null)` };
};

function end({ node }: Emission): string {
  const again = againOf(node.settings);
  return again ? `}, { times: ${again.times}, wait: ${again.wait} });` : '});';
}
