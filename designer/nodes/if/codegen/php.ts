import type { NodeEmitter } from '../../../codegen/emit/emit-flow.ts';
import { emitChoice } from './choice.ts';

export const ifPhp: NodeEmitter = (emission) => emitChoice(emission, `\\Portico\\Calc::condition(${emission.input('condition')})`);
