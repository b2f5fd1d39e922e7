import { importRoot } from '../../../designer/import/import-document.ts';

/*
 * What a document says and neither definition nor report does, found without knowing how the importer reads: a word that can be taken
 * away, and be put in other words, without any change to definition or report was not heard.
 */

type Members = Record<string, unknown>;
type Holder = Members | unknown[];

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'];
/** Members whose insides are data, in which nothing is a word. */
const dataMembers = new Set(['example', 'examples', 'default', 'enum', 'const', 'mapping', 'x-portico']);
/** Members that hold things by name: there `default` and `example` are names. */
const namedMembers = new Set(['properties', 'patternProperties', 'responses', 'content', 'headers', 'encoding', 'schemas', 'definitions', '$defs']);

/** Pointers of the words of all operations that are neither in the definition nor in the report. @param budget words tried in all */
export function silentWords(input: object, budget = 3_000): string[] {
  const root = structuredClone(input) as Members;
  const paths = members(root.paths);
  const found = new Set<string>();
  const tried = new Set<string>();
  for (const [path, item] of Object.entries(paths)) {
    for (const method of methods.filter((name) => members(item)[name] !== undefined)) {
      const operation = members(item)[method] as Members;
      for (const part of partsOf(operation)) {
        const rest = Object.fromEntries(Object.entries(members(item)).filter(([name]) => !methods.includes(name)));
        const single: Members = { ...root, paths: { [path]: { ...(part.isRequest ? rest : {}), [method]: part.operation } } };
        const prober = new Prober(single, (at) => {
          const key = `${part.side} ${at}`;
          if (tried.has(key) || tried.size >= budget) return false;
          tried.add(key);
          return true;
        });
        const at = `#/paths/${escaped(path)}/${method}`;
        const hidden = part.isWhole ? prober.flat(part.operation, at) : partNames.flatMap((name) => prober.deep(part.operation[name], `${at}/${name}`));
        if (part.isRequest && !part.isWhole) hidden.push(...prober.deep(rest.parameters, `#/paths/${escaped(path)}/parameters`));
        for (const pointer of hidden) found.add(`${pointer} (${part.side})`);
      }
    }
  }
  return [...found];
}

const partNames = ['parameters', 'requestBody', 'responses'];

interface Part {
  side: string;
  isRequest: boolean;
  /** Its members alone, not what is inside of them. */
  isWhole: boolean;
  operation: Members;
}

/** An operation in parts that are tried alone: what one side of a call says must not hide that the other is silent. */
function* partsOf(operation: Members): Generator<Part> {
  const { responses, parameters, requestBody, ...about } = operation;
  yield { side: 'operation', isRequest: true, isWhole: true, operation };
  const request = { ...(parameters === undefined ? {} : { parameters }), ...(requestBody === undefined ? {} : { requestBody }) };
  yield { side: 'request', isRequest: true, isWhole: false, operation: { ...about, ...request } };
  for (const [code, response] of Object.entries(members(responses)))
    yield { side: `answer ${/^2/.test(code) ? '2XX' : 'other'}`, isRequest: false, isWhole: false, operation: { ...about, responses: { [code]: response } } };
}

class Prober {
  #root: Members;
  #usual: string;
  #isNew: (pointer: string) => boolean;
  /** Places, words and formats that the report says are kept in the document only. */
  #stored = new Set<string>();
  #words = new Set<string>();
  #medias = new Set<string>();

  constructor(root: Members, isNew: (pointer: string) => boolean) {
    this.#root = root;
    this.#usual = resultOf(root);
    this.#isNew = isNew;
    for (const { code, pointer, message } of reportOf(root)) {
      if (/-kept$|^name-unsafe$|^credential-parameter$|^header-sent$/.test(code)) this.#stored.add(pointer);
      if (code === 'word-kept') this.#words.add(message.en.slice(0, message.en.indexOf(' is not supported')));
      if (code.endsWith('-media'))
        for (const media of message.en
          .slice(message.en.indexOf(': ') + 2)
          .split(', ')
          .slice(1))
          this.#medias.add(media);
    }
  }

  /** The members of an operation, and each of its answers. */
  flat(operation: Members, pointer: string): string[] {
    const responses = members(operation.responses);
    const own = Object.keys(operation).flatMap((name) => this.#try(operation, name, `${pointer}/${escaped(name)}`));
    return [...own, ...Object.keys(responses).flatMap((code) => this.#try(responses, code, `${pointer}/responses/${code}`))];
  }

  /** Everything inside, references followed. */
  deep(holder: unknown, pointer: string): string[] {
    const found: string[] = [];
    const stack: { value: Holder; at: string; isNamed: boolean }[] = [];
    if (isHolder(holder)) stack.push({ value: holder, at: pointer, isNamed: pointer.endsWith('/responses') });
    for (let entry = stack.pop(); entry; entry = stack.pop()) {
      const { value, at, isNamed } = entry;
      const ref = isNamed || Array.isArray(value) ? undefined : value.$ref;
      const target = typeof ref === 'string' ? targetOf(this.#root, ref) : undefined;
      if (target && this.#isNew(`of ${ref}`)) stack.push({ value: target, at: String(ref), isNamed: false });
      for (const [name, inner] of Object.entries(value)) {
        const inside = `${at}/${escaped(name)}`;
        if (name === '$ref' && !isNamed) continue;
        if (this.#isNew(inside)) found.push(...this.#try(value, name, inside));
        const isData = !isNamed && (dataMembers.has(name) || name.startsWith('x-'));
        if (isHolder(inner) && !isData && !this.#isReportedWhole(name, inside, isNamed))
          stack.push({ value: inner, at: inside, isNamed: !isNamed && namedMembers.has(name) });
      }
    }
    return found;
  }

  /** The report says of the whole of it that it is kept elsewhere: of its insides no more has to be said. */
  #isReportedWhole(name: string, pointer: string, isNamed: boolean): boolean {
    return (
      this.#stored.has(pointer) || (!isNamed && this.#words.has(name)) || [...this.#medias].some((media) => pointer.endsWith(`/content/${escaped(media)}`))
    );
  }

  /** The pointer, where neither leaving the word out nor another one in its place is noticed. */
  #try(holder: Holder, name: string, pointer: string): string[] {
    const entries = Object.entries(holder);
    const value = (holder as Members)[name];
    if (saysNothing(holder, name, pointer)) return [];
    const isHeard = [leftOut, ...others(value)].some((other) => {
      put(
        holder,
        entries.flatMap(([key, input]): [string, unknown][] => (key !== name ? [[key, input]] : other === leftOut ? [] : [[key, other]])),
      );
      return resultOf(this.#root) !== this.#usual;
    });
    put(holder, entries);
    return isHeard ? [] : [pointer];
  }
}

const leftOut = Symbol('left out');

/** In its place, with its order. */
function put(holder: Holder, entries: readonly [string, unknown][]): void {
  if (Array.isArray(holder)) holder.splice(0, holder.length, ...entries.map(([, value]) => value));
  else {
    for (const name of Object.keys(holder)) delete holder[name];
    Object.assign(holder, Object.fromEntries(entries));
  }
}

function others(value: unknown): unknown[] {
  if (typeof value === 'boolean') return [!value];
  if (typeof value === 'string') return [`${value}x`];
  if (typeof value === 'number') return [value + 1];
  return Array.isArray(value) ? [['text/x']] : [{ type: 'boolean' }];
}

/** Words without any effect on a call, or kept under `source.operation` by design. */
function saysNothing(holder: Holder, name: string, pointer: string): boolean {
  const input = holder as Members;
  const value = input[name];
  if (value === '' || value === null || (typeof value === 'object' && Object.keys(value).length === 0)) return true;
  switch (name) {
    case 'required':
      // What is in a path is always required, and a body is always sent.
      return input.in === 'path' || input.in === 'body' || input.content !== undefined;
    case 'name':
      // Never on the wire.
      return input.in === 'body';
    case 'format':
      // Of a file.
      return value === 'binary';
    case 'description':
      // Of the answer itself, where it stands in the operation.
      return /^#\/paths\/[^/]+\/[^/]+\/responses\/[^/]+\/description$/.test(pointer);
    case 'additionalProperties':
      // A definition lists the members there are; that there may be others is said of what callers send.
      return typeof value === 'boolean';
    case 'explode':
      return input.style === 'deepObject';
    default:
      return name === '$comment';
  }
}

/** Definitions without what they only keep, and everything that is told. */
function resultOf(root: Members): string {
  const { operations, diagnostics } = importRoot(root, { documentHash: 'h', baseUrl: 'https://api.example.com' });
  return JSON.stringify([
    operations.map(({ definition: { source, ...definition }, credentials, diagnostics: reported }) => [
      definition,
      source?.operationId,
      source?.tags,
      credentials,
      reported,
    ]),
    diagnostics,
  ]);
}

function reportOf(root: Members) {
  return importRoot(root, { documentHash: 'h', baseUrl: 'https://api.example.com' }).operations.flatMap(({ diagnostics }) => diagnostics);
}

function isHolder(value: unknown): value is Holder {
  return typeof value === 'object' && value !== null;
}

function targetOf(root: Members, ref: string): Holder | undefined {
  let value: unknown = root;
  for (const part of ref.split('/').slice(1)) value = members(value)[decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~')];
  return typeof value === 'object' && value !== null ? (value as Holder) : undefined;
}

function members(value: unknown): Members {
  return typeof value === 'object' && value !== null ? (value as Members) : {};
}

function escaped(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}
