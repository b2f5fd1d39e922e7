/*
 * What a document says of its operations, read without the importer's own code: the measure its results are held against.
 */
type Members = Readonly<Record<string, unknown>>;

export interface ExpectedOperation {
  pointer: string;
  parameters: { in: string; name: string; required: boolean; types: Set<string>; pointer: string }[];
  /** Members of the body at the top; null where the body is one value. */
  body: { name: string; required: boolean; types: Set<string> }[] | null;
  hasBody: boolean;
  /** Dotted names with `[]`, and the types each may have. */
  returns: Map<string, Set<string>>;
}

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'];
const successes = ['200', '201', '202', '203', '204', '206', '2XX', '2xx', 'default'];
/** Levels and fields of answers that are compared. */
const depth = 6;
const fieldLimit = 400;

/** @param root the parsed document, OpenAPI or Swagger; an operation without members is none */
export function* expectedOperations(root: Members): Generator<ExpectedOperation> {
  for (const [path, pathItem] of Object.entries(members(root.paths))) {
    const item = members(target(root, pathItem));
    for (const method of methods) {
      const operation = members(target(root, item[method]));
      if (item[method] === undefined || Object.keys(operation).length === 0) continue;
      const at = `#/paths/${escaped(path)}`;
      yield expectedOperation(root, path, item, operation, at, method);
    }
  }
}

function expectedOperation(root: Members, path: string, item: Members, operation: Members, at: string, method: string): ExpectedOperation {
  const pointer = `${at}/${method}`;
  const found = new Map<string, ExpectedOperation['parameters'][number]>();
  let body: unknown;
  let hasBody = false;
  for (const [list, place] of [
    [item.parameters, at],
    [operation.parameters, pointer],
  ] as const) {
    for (const [index, declared] of (Array.isArray(list) ? list : []).entries()) {
      const parameter = members(target(root, declared));
      if (parameter.in === 'body') {
        body = parameter.schema;
        hasBody = true;
      } else if (typeof parameter.name === 'string' && parameter.name !== '') {
        const media = members(Object.values(members(parameter.content))[0]);
        const shape = flat(root, parameter.schema ?? media.schema ?? (parameter.type === undefined ? {} : { ...parameter, required: [] }));
        const required = parameter.required === true || parameter.in === 'path';
        found.set(`${String(parameter.in)} ${parameter.name}`, {
          in: String(parameter.in),
          name: parameter.name,
          required,
          types: shape.types,
          pointer: `${place}/parameters/${index}`,
        });
      }
    }
  }
  for (const [, name = ''] of path.matchAll(/\{([^{}]+)\}/g))
    if (!found.has(`path ${name}`)) found.set(`path ${name}`, { in: 'path', name, required: true, types: new Set(), pointer });
  let isRequired = hasBody;
  if (operation.requestBody !== undefined) {
    const request = members(target(root, operation.requestBody));
    const content = members(request.content);
    const media = mediaOf(root, content, true);
    if (media !== undefined) {
      body = members(content[media]).schema;
      hasBody = true;
      isRequired = request.required === true;
    }
  }
  const shape = flat(root, body);
  const isObject = shape.properties.size > 0 && (shape.types.size === 0 || shape.types.has('object'));
  return {
    pointer,
    parameters: [...found.values()],
    hasBody,
    body: isObject
      ? [...shape.properties]
          .filter(([name]) => name.trim() !== '')
          .map(([name, schemas]) => ({ name, ...bodyMember(root, schemas, isRequired && shape.required.has(name)) }))
      : null,
    returns: returnsOf(root, operation),
  };
}

function bodyMember(root: Members, schemas: unknown[], required: boolean) {
  const shape = flat(root, { allOf: schemas });
  return { required: required && !shape.isReadOnly, types: shape.types };
}

function returnsOf(root: Members, operation: Members): Map<string, Set<string>> {
  const responses = members(operation.responses);
  const code = successes.find((known) => known in responses) ?? Object.keys(responses).find((name) => name.startsWith('2'));
  const found = new Map<string, Set<string>>();
  if (code === undefined) return found;
  const response = members(target(root, responses[code]));
  const content = members(response.content);
  const media = mediaOf(root, content, false);
  const schema = media === undefined ? response.schema : members(content[media]).schema;
  let layer: { schemas: unknown[]; path: string; around: readonly object[] }[] = schema === undefined ? [] : [{ schemas: [schema], path: '', around: [] }];
  for (let level = 0; level < depth && layer.length > 0; level++) {
    const next: typeof layer = [];
    for (const { schemas, path, around } of layer) {
      const shape = flat(root, schemas.length === 1 ? schemas[0] : { allOf: schemas });
      if (shape.self && around.includes(shape.self)) continue;
      const inside = shape.self ? [...around, shape.self] : around;
      if (shape.items !== undefined && (shape.types.has('array') || shape.types.size === 0)) {
        next.push({ schemas: [shape.items], path: `${path}[]`, around: inside });
        continue;
      }
      for (const [name, inner] of shape.properties) {
        if (name.trim() === '' || found.size >= fieldLimit) continue;
        const full = path === '' ? name : `${path}.${name}`;
        if (!found.has(full)) found.set(full, flat(root, inner.length === 1 ? inner[0] : { allOf: inner }).types);
        next.push({ schemas: inner, path: full, around: inside });
      }
    }
    layer = next;
  }
  return found;
}

/** JSON with a schema, a form with one, anything with one; else the first. */
function mediaOf(root: Members, content: Members, takesForms: boolean): string | undefined {
  const names = Object.keys(content);
  const isJson = (name: string) => /[/+]json\b/i.test(name);
  const ordered = [...names.filter(isJson), ...(takesForms ? names.filter((name) => /form/i.test(name)) : []), ...names];
  const says = (name: string) => Object.keys(members(target(root, members(content[name]).schema))).length > 0;
  return ordered.find(says) ?? ordered[0];
}

interface Shape {
  types: Set<string>;
  properties: Map<string, unknown[]>;
  required: Set<string>;
  items: unknown;
  isReadOnly: boolean;
  self: object | undefined;
}

function flat(root: Members, declared: unknown, open: readonly object[] = []): Shape {
  const shape: Shape = { types: new Set(), properties: new Map(), required: new Set(), items: undefined, isReadOnly: false, self: undefined };
  const value = target(root, declared);
  if (typeof value !== 'object' || value === null || open.includes(value) || open.length > 30) return shape;
  const schema = value as Members;
  shape.self = value;
  shape.isReadOnly = schema.readOnly === true || members(declared).readOnly === true;
  for (const type of [schema.type].flat()) if (typeof type === 'string' && type !== 'null') shape.types.add(ourType(type, schema.format));
  for (const [name, inner] of Object.entries(members(schema.properties))) shape.properties.set(name, [inner]);
  for (const name of Array.isArray(schema.required) ? schema.required : []) shape.required.add(String(name));
  shape.items = schema.items;
  const inside = [...open, value];
  for (const part of list(schema.allOf)) {
    const inner = flat(root, part, inside);
    for (const name of inner.required) shape.required.add(name);
    if (inner.isReadOnly) shape.isReadOnly = true;
    add(shape, inner);
  }
  for (const word of ['oneOf', 'anyOf']) {
    const variants = list(schema[word]).map((part) => flat(root, part, inside));
    for (const variant of variants) add(shape, variant);
    for (const name of variants[0]?.required ?? []) if (variants.every(({ required }) => required.has(name))) shape.required.add(name);
  }
  if (shape.types.size === 0 && shape.properties.size > 0) shape.types.add('object');
  return shape;
}

function add(shape: Shape, inner: Shape): void {
  for (const type of inner.types) shape.types.add(type);
  for (const [name, schemas] of inner.properties) shape.properties.set(name, [...(shape.properties.get(name) ?? []), ...schemas].slice(0, 20));
  shape.items ??= inner.items;
}

function ourType(type: string, format: unknown): string {
  if (type === 'number') return 'float';
  if (type !== 'string') return type;
  return format === 'binary' ? 'file' : format === 'date' || format === 'date-time' ? 'date' : 'string';
}

function target(root: Members, reference: unknown): unknown {
  let value = reference;
  for (let step = 0; step < 30; step++) {
    const ref = members(value).$ref;
    if (typeof ref !== 'string') return value;
    if (!ref.startsWith('#')) return undefined;
    value = at(root, ref);
  }
  return undefined;
}

function at(root: Members, ref: string): unknown {
  let value: unknown = root;
  for (const part of ref.split('/').slice(1)) {
    const name = decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~');
    value = typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? (value as Members)[name] : undefined;
  }
  return value;
}

function members(value: unknown): Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Members) : {};
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function escaped(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}
