/** A document as those of Kubernetes are: many operations over deep models that share and contain each other. */
export function largeDocument(kinds: number): string {
  const schemas: Record<string, object> = {
    ObjectMeta: model('ObjectMeta', 16),
    ListMeta: model('ListMeta', 4),
    Selector: model('Selector', 6, { nested: 'Selector' }),
    Container: model('Container', 20, { probe: 'Selector' }),
    PodSpec: model('PodSpec', 20, { containers: ['Container'], selector: 'Selector' }),
    PodTemplate: model('PodTemplate', 2, { metadata: 'ObjectMeta', spec: 'PodSpec' }),
    Status: model('Status', 6, { metadata: 'ListMeta' }),
  };
  const paths: Record<string, object> = {};
  for (let index = 0; index < kinds; index++) {
    const kind = `Kind${index}`;
    schemas[kind] = model(kind, 3, { metadata: 'ObjectMeta', spec: `${kind}Spec`, status: `${kind}Status` });
    schemas[`${kind}Spec`] = model(`${kind}Spec`, 12, { template: 'PodTemplate', selector: 'Selector' });
    schemas[`${kind}Status`] = model(`${kind}Status`, 8, { conditions: ['Status'] });
    schemas[`${kind}List`] = model(`${kind}List`, 2, { metadata: 'ListMeta', items: [kind] });
    const names = queries.map(([name, description]) => ({ name, in: 'query', description, schema: { type: 'string' } }));
    const operation = (id: string, answer: string, hasBody = false) => ({
      operationId: `${id}${kind}`,
      tags: [`group${index % 9}`],
      description: `${id} the specified ${kind}, with everything a reader has to know of what it does and when it does not`,
      parameters: names,
      ...(hasBody ? { requestBody: { required: true, content: { 'application/json': { schema: reference(kind) } } } } : {}),
      responses: {
        200: { description: 'OK', content: { 'application/json': { schema: reference(answer) } } },
        401: { description: 'Unauthorized', content: { 'application/json': { schema: reference('Status') } } },
      },
    });
    paths[`/apis/v1/kind${index}`] = { get: operation('list', `${kind}List`), post: operation('create', kind, true), delete: operation('deleteAll', 'Status') };
    const item = { get: operation('read', kind), put: operation('replace', kind, true), delete: operation('delete', 'Status') };
    paths[`/apis/v1/kind${index}/{name}`] = { parameters: [{ name: 'name', in: 'path', required: true, schema: { type: 'string' } }], ...item };
  }
  return JSON.stringify({
    openapi: '3.0.3',
    info: { title: 'Cluster', version: '1' },
    servers: [{ url: 'https://cluster.example.com' }],
    paths,
    components: { schemas },
  });
}

/** As long as those of the model: a reader is told everything again at every operation. */
const queries = ['pretty', 'dryRun', 'fieldManager', 'fieldValidation', 'timeoutSeconds', 'continue', 'limit', 'labelSelector', 'resourceVersion'].map(
  (name) => [
    name,
    `${name} says how the server is to treat the request. `.repeat(2) +
      'If it is left out, the server decides by what it knows of the object, which nearly always is what is wanted. Servers older than this field do not know it and ignore it; ' +
      'a client that depends on it has to look at the answer. A value that is unknown is refused with status 400 and a sentence that says what is allowed instead.',
  ],
);

function model(name: string, plain: number, own: Record<string, string | [string]> = {}): object {
  const fields = Array.from({ length: plain }, (_, index) => [
    `field${index}`,
    {
      type: index % 3 === 0 ? 'integer' : 'string',
      description: `Field ${index} of ${name} says one more thing about it, in as many words as documents of this kind have for it. More: https://git.example.com/docs#${name}`,
    },
  ]);
  const nested = Object.entries(own).map(([field, of]) => [field, typeof of === 'string' ? reference(of) : { type: 'array', items: reference(of[0]) }]);
  return { type: 'object', description: `${name} is a kind of thing`, properties: Object.fromEntries([...fields, ...nested]), required: ['field0'] };
}

function reference(name: string): object {
  return { $ref: `#/components/schemas/${name}` };
}
