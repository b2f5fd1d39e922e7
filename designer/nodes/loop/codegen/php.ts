import type { Emission, NodeEmitter } from '../../../codegen/emit/emit-flow.ts';
import { elementName } from './element-name.ts';

export const mapPhp: NodeEmitter = (emission) => {
  const { input, writer, local } = emission;
  const name = local('results');
  writer.line(`${name} = array();`);
  turn(emission, 'each', {}, () => writer.line(`${name}[] = ${input('each')};`));
  return { result: name };
};

export const filterPhp: NodeEmitter = (emission) => {
  const { input, writer, local } = emission;
  const name = local('kept');
  writer.line(`${name} = array();`);
  turn(emission, 'keep', {}, (item) => writer.block(`if (\\Portico\\Calc::condition(${input('keep')})) {`, () => writer.line(`${name}[] = ${item};`), '}'));
  return { result: name };
};

export const reducePhp: NodeEmitter = (emission) => {
  const { input, writer, local } = emission;
  const name = local('total');
  writer.line(`${name} = ${input('initial')};`);
  turn(emission, 'next', { accumulator: name }, () => writer.line(`${name} = ${input('next')};`));
  return { result: name };
};

/** The loop itself: the statements behind its lazy input, then what becomes of their value. */
function turn(emission: Emission, port: string, inner: Record<string, string>, end: (item: string) => void): void {
  const { input, writer, helper, isUsed, steps } = emission;
  const item = helper(elementName(emission));
  const index = isUsed('index') ? helper('index') : null;
  const body = () => {
    steps(port, { ...inner, item, ...(index !== null && { index }) });
    end(item);
  };
  const weight = emission.turnWeight(port);
  const items = `\\Portico\\Loop::items(${input('items')}${weight === 1 ? '' : `, ${weight}`})`;
  writer.block(`foreach (${items} as ${index === null ? item : `${index} => ${item}`}) {`, body, '}');
}
