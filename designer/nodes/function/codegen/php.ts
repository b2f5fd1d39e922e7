import { phpString } from '../../../../engine/core/printing/dump-php.ts';
import { callEmitter } from './call-emitter.ts';

export const functionPhp = callEmitter({
  call: (name, inputs) => `$this->${name}(${inputs.join(', ')})`,
  member: (answer, name) => `${answer}[${phpString(name)}]`,
});
