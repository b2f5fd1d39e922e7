import type { Emission, NodeEmitter } from '../../../codegen/emit/emit-flow.ts';

export const ifPhp: NodeEmitter = (emission) => {
  const { input, hasSteps, steps, result, writer, local } = emission;
  const condition = `\\Portico\\Calc::condition(${input('condition')})`;
  if (!hasSteps('then') && !hasSteps('else')) {
    steps('then');
    steps('else');
    return { value: result('choice', `${condition} ? ${input('then')} : ${input('else')}`, true) };
  }
  const name = local('choice');
  writer.line(`if (${condition}) {`).indented(() => branch(emission, 'then', name));
  writer
    .line('} else {')
    .indented(() => branch(emission, 'else', name))
    .line('}');
  return { value: name };
};

function branch({ steps, input, writer }: Emission, port: string, name: string): void {
  steps(port);
  writer.line(`${name} = ${input(port)};`);
}
