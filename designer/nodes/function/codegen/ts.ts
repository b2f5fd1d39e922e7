import { tsMember } from '../../../../engine/core/printing/dump-ts.ts';
import { callEmitter } from './call-emitter.ts';

export const functionTs = callEmitter({
  call: (name, inputs) => `${name}(${['platform', ...inputs].join(', ')})`,
  member: tsMember,
});
