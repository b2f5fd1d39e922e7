import { systemNamespaces } from '../../engine/core/protocol/service-name.ts';
import { fingerprint } from '../model/source/fingerprint.ts';
import { reservedClassNames, reservedMethodNames } from '../model/types/reserved-words.ts';

/** What the names of an operation are made of. */
export interface OperationWords {
  /** `GET /pets/{id}` */
  key: string;
  verb: string;
  path: string;
  operationId: string;
  tag: string;
}

const methodLimit = 128;

/** `Swagger Petstore` → `SwaggerPetstore`; a name of the system or of PHP gets the suffix Imported. */
export function namespaceOf(title: string): string {
  const name = pascal(title).slice(0, 32) || 'Imported';
  const isReserved =
    ['app', ...systemNamespaces.map((system) => system.toLowerCase())].includes(name.toLowerCase()) || reservedClassNames.has(name.toLowerCase());
  return isReserved ? `${name}Imported` : name;
}

/** Gives out `Class.Method` names that are valid, unlike any other whatever their case, and the same in the next import. */
export class OperationNames {
  #classes = new Map<string, string>();
  #used = new Set<string>();

  /** Names of an earlier import stay. */
  reserve(className: string, method: string): void {
    this.#classes.set(className.toLowerCase(), this.#classes.get(className.toLowerCase()) ?? className);
    this.#used.add(`${className}.${method}`.toLowerCase());
  }

  take(words: OperationWords): { class: string; method: string } {
    const className = this.classOf(words);
    const byPath = pathMethod(words);
    const wishes = [idMethod(words.operationId, className), byPath, `${byPath.slice(0, methodLimit - 7)}_${fingerprint(words.key).slice(0, 6)}`];
    const free = wishes.find((wish) => wish !== '' && wish.length <= methodLimit && !this.#used.has(`${className}.${wish}`.toLowerCase()));
    const method = free ?? `${byPath.slice(0, 100)}_${this.#used.size}`;
    this.reserve(className, method);
    return { class: className, method };
  }

  /** The class an operation belongs in: its first tag, or the first word of its path. */
  classOf({ tag, path }: Pick<OperationWords, 'tag' | 'path'>): string {
    const segment = path.split('/').find((part) => part !== '' && !/^\{|^v?\d+(\.\d+)*$|^(api|rest)$/i.test(part)) ?? '';
    const wish = (pascal(tag) || pascal(segment) || 'Root').slice(0, 57);
    const name = reservedClassNames.has(wish.toLowerCase()) ? `${wish}Api` : wish;
    return this.#classes.get(name.toLowerCase()) ?? name;
  }
}

function idMethod(operationId: string, className: string): string {
  const plain = operationId.replace(/Using[A-Z]+(_\d+)?$/, '');
  const withoutClass = plain.toLowerCase().startsWith(`${className.toLowerCase()}_`) ? plain.slice(className.length + 1) : plain;
  return safeMethod(pascal(withoutClass || plain, true));
}

/** `GET /pets/{petId}` → `GetPetsByPetId`. */
function pathMethod({ verb, path }: OperationWords): string {
  const words = path.split(/[/?&=]+/).map((part) => (/^\{.*\}$/.test(part) ? `By${pascal(part)}` : pascal(part)));
  return safeMethod(`${pascal(verb.toLowerCase())}${words.join('')}`);
}

function safeMethod(name: string): string {
  return reservedMethodNames.has(name.toLowerCase()) ? `${name}Action` : name;
}

/** Latin letters and digits of a text, each word with a capital; '' when nothing usable is left. */
function pascal(text: string, keepUnderscores = false): string {
  const words = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .split(keepUnderscores ? /[^A-Za-z0-9_]+/ : /[^A-Za-z0-9]+/)
    .filter((word) => word !== '');
  const joined = words
    .map((word) => word[0]!.toUpperCase() + word.slice(1))
    .join('')
    .replace(/^[_]+/, '');
  const name = joined === '' ? '' : joined[0]!.toUpperCase() + joined.slice(1);
  return /^\d/.test(name) ? `N${name}` : name;
}
