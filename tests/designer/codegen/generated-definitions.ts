import { computedDefinition, type Formula } from '../../../designer/model/build/build-definition.ts';
import { Random } from '../../../designer/model/samples/random.ts';
import { type Operator, operations } from '../../../designer/model/semantics/operations/operations.ts';
import type { InterfaceDefinition, ReturnField } from '../../../designer/model/types/definition.ts';
import { type Parameter, type ParameterType, parameterTypes } from '../../../engine/core/protocol/parameter.ts';
import { drawn } from '../nodes/drawn.ts';

const names = ['a', 'b', 'X-Tag', 'user.name', '名称', 'class', '__proto__', 'id'];
const models = ['Pet', 'pet', 'Owner of pets', '宠物', 'Record', 'RunAnswer'];

/** A rule of any type, nested up to three deep, with every word a type may depend on. */
function rule(random: Random, depth = 0): Omit<Parameter, 'name'> {
  const type: ParameterType = random.pick(parameterTypes) ?? 'string';
  const words: Omit<Parameter, 'name'> = { type, ...(random.next() < 0.3 && { nullable: true }), ...(random.next() < 0.4 && { required: true }) };
  if (type === 'string' && random.next() < 0.4) words.enum = ['a', "it's", '中'];
  if (type === 'integer' && random.next() < 0.4) words.enum = [1, -2];
  if (type === 'integer' && !words.enum && random.next() < 0.4) words.format = 'int64';
  if (depth < 3 && type === 'array') words.items = rule(random, depth + 1);
  if (depth < 3 && type === 'object') {
    words.properties = members(random, depth + 1);
    if (random.next() < 0.5) words.model = random.pick(models)!;
  }
  return words;
}

function members(random: Random, depth: number): Parameter[] {
  const chosen = names.filter(() => random.next() < 0.4);
  return chosen.map((name) => ({ name, ...rule(random, depth) }));
}

/** Fields of an answer as a document would tell them. */
function fields(random: Random, prefix: string, depth = 0): ReturnField[] {
  return names
    .filter((name) => !name.includes('.') && random.next() < 0.4)
    .flatMap((name): ReturnField[] => {
      const { type, enum: allowed, nullable, format } = rule(random, 3);
      const field: ReturnField = {
        name: `${prefix}${name}`,
        type,
        ...(allowed && { enum: allowed }),
        ...(nullable && { nullable }),
        ...(format && { format }),
      };
      if (random.next() < 0.3) field.optional = true;
      if (type === 'object' && random.next() < 0.5) field.model = random.pick(models)!;
      if (depth >= 2 || (type !== 'object' && type !== 'array')) return [field];
      if (type === 'object') return [field, ...fields(random, `${field.name}.`, depth + 1)];
      const element: ReturnField = { name: `${field.name}[]`, type: random.pick(parameterTypes) ?? 'string' };
      return element.type === 'object' ? [field, element, ...fields(random, `${element.name}.`, depth + 1)] : [field, element];
    });
}

/** Answers handed on from elsewhere, field by field, whole, and as a list. */
function proxied(random: Random, index: number): InterfaceDefinition {
  const whole = random.next() < 0.6;
  const isList = whole && random.next() < 0.5;
  const parameters = members(random, 0).filter(({ type }) => type !== 'file');
  const returns = isList ? [{ name: '[]', type: 'object' as const }, ...fields(random, '[].')] : fields(random, '');
  const definition = drawn({
    service: `Made.Proxy${index}.Run`,
    parameters: parameters.map((parameter, place) => ({ ...parameter, name: place === 0 ? parameter.name : `${parameter.name}${place}` })),
    nodes: { ask: { type: 'http', settings: { method: 'GET', url: 'https://made.example/', inputs: [] } } },
    edges: whole ? ['ask.data -> return.data'] : [...new Set(returns.map(({ name }) => name.split(/[.[]/)[0]))].map((name) => `ask.data -> return.${name}`),
    returns,
  });
  const end = definition.flow.nodes.find(({ type }) => type === 'return')!;
  if (whole) end.settings = { whole: true };
  return { ...definition, ...(whole && !isList && returns.length > 0 && random.next() < 0.5 && { returnsModel: random.pick(models)! }) };
}

/** Formulas over parameters whose types fit them, choices and constants among them. */
function computed(random: Random, index: number): InterfaceDefinition {
  const operators = Object.keys(operations) as Operator[];
  const parameters: Record<string, Omit<Parameter, 'name'>> = {};
  const term = (type: ParameterType, depth: number): Formula => {
    const fitting = operators.filter((operator) => operations[operator].result([]).type === type);
    const operator = random.pick(fitting);
    if (depth < 3 && operator && random.next() < 0.6) {
      return [operator, ...operations[operator].inputs.map((input) => term(input.type.type === 'any' ? 'string' : input.type.type, depth + 1))];
    }
    if (depth < 3 && random.next() < 0.2) return { if: [term('boolean', depth + 1), term(type, depth + 1), term(type, depth + 1)] };
    const name = `${type}${random.between(1, 2)}`;
    parameters[name] ??= { type, ...(random.next() < 0.5 && { required: true }), ...(random.next() < 0.2 && { nullable: true }) };
    return name;
  };
  const results = Object.fromEntries(parameterTypes.filter(() => random.next() < 0.4).map((type) => [`${type}Result`, term(type, 0)]));
  return computedDefinition(`Made.Computed${index}.Run`, parameters, results);
}

/** Definitions of every shape of parameters and answers, the same for the same seed. */
export function generatedDefinitions(count: number, seed = 5): InterfaceDefinition[] {
  const random = new Random(seed);
  return Array.from({ length: count }, (_, index) => (index % 2 === 0 ? proxied(random, index) : computed(random, index)));
}
