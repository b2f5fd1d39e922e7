import type { Parameter } from '../../../../engine/core/protocol/parameter.ts';

type Rule = Pick<Parameter, 'model' | 'items' | 'properties'>;

/** The members of each named shape, for places that only name it. */
export function parameterShapes(parameters: readonly Rule[]): ReadonlyMap<string, Parameter[]> {
  const shapes = new Map<string, Parameter[]>();
  const walk = ({ model, items, properties }: Rule) => {
    if (model !== undefined && properties && !shapes.has(model)) shapes.set(model, properties);
    if (items) walk(items);
    properties?.forEach(walk);
  };
  parameters.forEach(walk);
  return shapes;
}
