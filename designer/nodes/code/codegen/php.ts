import type { NodeEmitter } from '../../../codegen/emit/emit-flow.ts';
import { codeInputs } from '../model/code-node.ts';

/** The one place where a person's text becomes PHP: the body of a function that sees nothing but its inputs. */
export const codePhp: NodeEmitter = ({ node: { settings }, input, writer, local }) => {
  const name = local('value');
  const body = typeof settings.php === 'string' ? settings.php : '';
  if (body.trim() === '') {
    writer.line(`${name} = \\Portico\\Value::missing();`);
    return { value: name };
  }
  const inputs = codeInputs(settings).map((port) => port.name);
  writer.line(`${name} = call_user_func(static function (${inputs.map((port) => `$${port}`).join(', ')}) {`);
  writer.raw(body.split(/\r\n?|\n/));
  writer.line(`}${inputs.map((port) => `, ${input(port)}`).join('')});`);
  return { value: name };
};
