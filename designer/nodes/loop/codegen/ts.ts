import type { Emission, NodeEmitter } from '../../../codegen/emit/emit-flow.ts';
import { elementName } from './element-name.ts';

export const mapTs: NodeEmitter = (emission) => {
  const { input, writer, local } = emission;
  const name = local('results');
  writer.line(`const ${name}: unknown[] = [];`);
  turn(emission, 'each', {}, () => writer.line(`${name}.push(${input('each')});`));
  return { result: name };
};

export const filterTs: NodeEmitter = (emission) => {
  const { input, writer, local } = emission;
  const name = local('kept');
  writer.line(`const ${name}: unknown[] = [];`);
  turn(emission, 'keep', {}, (item) => writer.line(`if (platform.calc.condition(${input('keep')})) ${name}.push(${item});`));
  return { result: name };
};

export const reduceTs: NodeEmitter = (emission) => {
  const { input, writer, local } = emission;
  const name = local('total');
  writer.line(`let ${name}: unknown = ${input('initial')};`);
  turn(emission, 'next', { accumulator: name }, () => writer.line(`${name} = ${input('next')};`));
  return { result: name };
};

/** The loop itself: the statements behind its lazy input, then what becomes of their value. */
function turn(emission: Emission, port: string, inner: Record<string, string>, end: (item: string) => void): void {
  const { input, writer, helper, isUsed, steps } = emission;
  const weight = emission.turnWeight(port);
  const items = `platform.items(${input('items')}${weight === 1 ? '' : `, ${weight}`})`;
  const item = helper(elementName(emission));
  const index = isUsed('index') ? helper('index') : null;
  const head = index === null ? `for (const ${item} of ${items}) {` : `for (const [${index}, ${item}] of ${items}.entries()) {`;
  const body = () => {
    steps(port, { ...inner, item, ...(index !== null && { index }) });
    end(item);
  };
  writer.block(head, body, '}');
}
