import type { NodeEmitter } from '../../../codegen/emit/emit-flow.ts';
import { emitChoice } from './choice.ts';

export const ifTs: NodeEmitter = (emission) => emitChoice(emission, `platform.calc.condition(${emission.input('condition')})`, (name) => `let ${name};`);
