import type { Emission, NodeEmitter } from '../../../codegen/emit/emit-flow.ts';
import { againOf } from '../model/again-settings.ts';

export const transactionPhp: NodeEmitter = (emission) => {
  emission.declare('body');
  frame(emission, 'transaction', emission.helper('transaction'), () => emission.steps('body'));
  emission.declare('after');
  emission.steps('after');
  return {};
};

export const tryPhp: NodeEmitter = (emission) => {
  const { writer, declare, steps, input, local, helper, isUsed } = emission;
  const value = isUsed('value') ? local('value') : null;
  const attempt = helper('attempt');
  if (value !== null) writer.line(`${value} = null;`);
  declare('value');
  frame(emission, 'attempt', attempt, () => {
    steps('value');
    if (value !== null) writer.line(`${value} = ${input('value')};`);
  });
  declare('otherwise');
  if (value !== null || emission.hasSteps('otherwise')) {
    writer.block(
      `if (${attempt}->hasFailed()) {`,
      () => {
        steps('otherwise', { ret: `${attempt}->ret()`, message: `${attempt}->message()` });
        if (value !== null) writer.line(`${value} = ${input('otherwise')};`);
      },
      '}',
    );
  }
  return { ...(value !== null && { value }), failed: `${attempt}->hasFailed()` };
};

/** PHP has one scope for all of a function, so that what is made inside is there afterwards. */
function frame({ node, writer, helper }: Emission, kind: 'transaction' | 'attempt', name: string, body: () => void): void {
  const again = againOf(node.settings);
  const error = helper('error');
  writer.line(`${name} = \\Portico\\Frame::${kind}(${again ? `${again.times}, ${again.wait}` : ''});`);
  writer.block(
    `while (${name}->begins()) {`,
    () => {
      writer.block(
        'try {',
        () => {
          body();
          writer.line(`${name}->ends();`);
        },
        `} catch (\\Throwable ${error}) {`,
      );
      writer.indented(() => writer.line(`${name}->fails(${error});`)).line('}');
    },
    '}',
  );
}
