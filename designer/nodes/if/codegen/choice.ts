import type { Emission } from '../../../codegen/emit/emit-flow.ts';

/**
 * Prints a choice: as one expression if neither side has statements of its own, otherwise as `if` and `else`.
 * @param declaration returns the line that declares the variable of the result, in languages that need one
 */
export function emitChoice(emission: Emission, condition: string, declaration?: (name: string) => string): Record<string, string> {
  const { input, hasSteps, steps, result, writer, local } = emission;
  if (!hasSteps('then') && !hasSteps('else')) {
    steps('then');
    steps('else');
    return { value: result('choice', `${condition} ? ${input('then')} : ${input('else')}`, true) };
  }
  const name = local('choice');
  if (declaration) writer.line(declaration(name));
  writer.line(`if (${condition}) {`).indented(() => branch(emission, 'then', name));
  writer
    .line('} else {')
    .indented(() => branch(emission, 'else', name))
    .line('}');
  return { value: name };
}

function branch({ steps, input, writer }: Emission, port: string, name: string): void {
  steps(port);
  writer.line(`${name} = ${input(port)};`);
}
