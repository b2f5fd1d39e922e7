import { dumpTs, tsKey } from '../../../../engine/core/printing/dump-ts.ts';
import { tsTypes } from '../../../../engine/core/printing/ts-types.ts';
import type { Parameter } from '../../../../engine/core/protocol/parameter.ts';
import type { ReturnShape } from '../../../../engine/core/protocol/return-shape.ts';
import type { ClientModels } from '../client-models.ts';

/** Types of one interface. Shared shapes are named, `prefix` stands before their names. */
export class TsTypes {
  #models: ClientModels;
  #service: string;
  #prefix: string;

  constructor(models: ClientModels, service: string, prefix: string) {
    this.#models = models;
    this.#service = service;
    this.#prefix = prefix;
  }

  /** The type of what a caller gives for a parameter. */
  input(rule: Omit<Parameter, 'name'>): string {
    const text = this.#named(this.#models.input(this.#service, rule)) ?? this.inputBody(rule);
    return rule.nullable && text !== 'unknown' ? `${text} | null` : text;
  }

  /** As `input`, but spelled out where the shape has a name. */
  inputBody(rule: Omit<Parameter, 'name'>): string {
    if (rule.enum && rule.enum.length > 0) return rule.enum.map((value) => dumpTs(value)).join(' | ');
    if (rule.type === 'file') return 'Blob';
    if (rule.type === 'array' && rule.items) return listOf(this.input(rule.items));
    if (rule.type === 'object' && rule.properties && rule.properties.length > 0)
      return `{ ${rule.properties.map((member) => this.inputMember(member)).join('; ')} }`;
    if (rule.type === 'integer' && rule.format === 'int64') return 'number | bigint';
    return tsTypes[rule.type];
  }

  /** A member of the type of the parameters. One with a default may be left out. */
  inputMember(parameter: Parameter): string {
    const isNeeded = parameter.required === true && parameter.default === undefined;
    return `${memberName(parameter.name)}${isNeeded ? '' : '?'}: ${this.input(parameter)}`;
  }

  /** The type of an answer's `data` or a part of it. */
  answer(shape: ReturnShape): string {
    const text = this.#named(this.#models.answer(this.#service, shape)) ?? this.answerBody(shape);
    return shape.nullable && text !== 'unknown' ? `${text} | null` : text;
  }

  /** As `answer`, but spelled out where the shape has a name. */
  answerBody(shape: ReturnShape): string {
    if (shape.enum && shape.enum.length > 0) return shape.enum.map((value) => dumpTs(value)).join(' | ');
    if (shape.items) return listOf(this.answer(shape.items));
    if (shape.members.size > 0) return `{ ${[...shape.members].map(([name, member]) => this.answerMember(name, member)).join('; ')} }`;
    if (shape.type === 'integer' && shape.format === 'int64') return 'number | bigint';
    if (shape.type === 'file') return 'Blob';
    return shape.type === undefined ? 'unknown' : tsTypes[shape.type];
  }

  answerMember(name: string, shape: ReturnShape): string {
    return `${memberName(name)}${shape.optional ? '?' : ''}: ${this.answer(shape)}`;
  }

  #named(name: string | undefined): string | undefined {
    return name === undefined ? undefined : `${this.#prefix}${name}`;
  }
}

/** In a type a plain `__proto__` is a name like any other. */
function memberName(name: string): string {
  return name === '__proto__' ? `'__proto__'` : tsKey(name);
}

function listOf(item: string): string {
  return item.includes(' | ') ? `(${item})[]` : `${item}[]`;
}
