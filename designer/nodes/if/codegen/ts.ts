import type { Emission, NodeEmitter } from '../../../codegen/emit/emit-flow.ts';

export const ifTs: NodeEmitter = (emission) => {
  const { input, hasSteps, writer, local } = emission;
  const name = local('choice');
  const condition = `platform.calc.condition(${input('condition')})`;
  if (!hasSteps('then') && !hasSteps('else')) {
    writer.line(`const ${name} = ${condition} ? ${input('then')} : ${input('else')};`);
    return { value: name };
  }
  writer.line(`let ${name};`);
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
