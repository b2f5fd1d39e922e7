import type { Json } from '../../engine/core/json/json.ts';
import { emptyDefinition } from '../model/build/build-definition.ts';
import { checkDefinition } from '../model/checks/check-definition.ts';
import { definitionFingerprint, importedBase } from '../model/source/definition-fingerprint.ts';
import { escapePointer } from '../model/types/check-schema.ts';
import { type InterfaceDefinition, type Source, serviceOf } from '../model/types/definition.ts';
import type { Flow } from '../model/types/flow.ts';
import { emptyFlow, mockFlow } from './answer/answer-flow.ts';
import { namedExamples } from './answer/named-examples.ts';
import { responseShape } from './answer/response-shape.ts';
import { ApiDocument, verbs } from './document/api-document.ts';
import { type ImportDiagnostic, type ImportDiagnosticCode, ImportDiagnostics } from './document/import-diagnostics.ts';
import { asList, asRecord, asText, type JsonRecord, member } from './document/json-values.ts';
import { type RoundedNumber, readDocument } from './document/read-document.ts';
import { noteOperation } from './note-operation.ts';
import { noteUnmapped } from './note-unmapped.ts';
import { namespaceOf, OperationNames, type OperationWords } from './operation-names.ts';
import { isNoInterface, ownDefinition } from './own-definition.ts';
import type { ImportBehaviour } from './protocol.ts';
import { type ProxyCall, proxyFlow } from './request/proxy-flow.ts';
import { requestInputs } from './request/request-inputs.ts';
import type { RequestShape } from './request/request-shape.ts';
import { placeOf, type UpstreamCredential, UpstreamCredentials } from './request/upstream-credentials.ts';
import { type FieldLimits, fieldLimits } from './schema/field-limits.ts';
import type { RuleContext } from './schema/schema-rule.ts';

export interface DocumentOptions {
  /** SHA-256 of the text, hexadecimal. */
  documentHash: string;
  /** Made from the title unless given. */
  namespace?: string;
  /** Address operations are called at instead of the document's own. */
  baseUrl?: string;
  /** Where the document was fetched: its servers may be told relative to it. */
  address?: string;
  /** Name of the file it came in: it may call itself by that. */
  file?: string;
  /** What the operations do; `proxy` unless given. */
  behaviour?: ImportBehaviour;
  /** Pointers of members the text had more than once. */
  duplicates?: readonly string[];
  /** Integers of the text that were rounded. */
  rounded?: readonly RoundedNumber[];
  /** Gives out names; shared by documents that go into one namespace. */
  names?: OperationNames;
  /** Names of an earlier import by key (`GET /pets`), so that they stay. */
  known?: ReadonlyMap<string, { class: string; method: string }>;
  /** Make this operation alone; the others are but given their names. */
  only?: string;
  /** Whether the engine that will run it takes a pattern. */
  isPattern?(pattern: string): boolean;
}

export interface ImportedOperation {
  key: string;
  service: string;
  definition: InterfaceDefinition;
  /** The document carries the definition itself: it was exported by this platform. */
  isOwn: boolean;
  /** Configuration entries it reads to prove who calls. */
  credentials: UpstreamCredential[];
  diagnostics: ImportDiagnostic[];
}

export interface ImportedDocument {
  title: string;
  version: string;
  kind: Source['kind'];
  namespace: string;
  /** Null when the document gives no full address and none was given. */
  server: string | null;
  /** What the document itself says of its server: where that is but a path, a person has to add the host. */
  told: string;
  operations: ImportedOperation[];
  /** Diagnostics that belong to no single operation. */
  diagnostics: ImportDiagnostic[];
}

/**
 * Every operation of a Swagger 2.0 or OpenAPI 3.x document as an interface. One bad operation never costs another: it is listed with
 * what is wrong. Throws DocumentError only when the text is no API description or over the limits.
 */
export function importDocument(text: string, options: DocumentOptions): ImportedDocument {
  const { root, ...read } = readDocument(text);
  return importRoot(root, { ...read, ...options });
}

/** As `importDocument`, for a document that has been read. Never throws. */
export function importRoot(root: JsonRecord, options: DocumentOptions): ImportedDocument {
  const document = new ApiDocument(root, options.address, options.file);
  const namespace = options.namespace ?? namespaceOf(document.title);
  const diagnostics = new ImportDiagnostics(2_000);
  const names = options.names ?? new OperationNames();
  for (const known of options.known?.values() ?? []) names.reserve(known.class, known.method);
  for (const pointer of options.duplicates ?? []) diagnostics.add('duplicate-key', pointer, 'warning', pointer.slice(pointer.lastIndexOf('/') + 1));
  const rounded = options.rounded ?? [];
  const server = options.baseUrl ?? document.baseUrl();
  if (server === null) diagnostics.add('no-server', '#/servers');
  const operations: ImportedOperation[] = [];
  const own = new Set<string>();
  const ids = new Set<string>();
  const security = new UpstreamCredentials(document, diagnostics);
  const all = [...operationsOf(document, diagnostics)];
  const shared = { document, security, names, limits: fieldLimits(all.length), own };
  for (const found of all) {
    const imported = importOperation(shared, { ...options, namespace }, found);
    const operationId = asText(found.operation.operationId);
    const inside = rounded.filter(({ pointer }) => pointer.startsWith(`${found.pointer}/`));
    if (imported) imported.diagnostics.push(...inside.flatMap(({ pointer, digits }) => diagnostic('number-rounded', pointer, digits)));
    if (imported && ids.has(operationId)) imported.diagnostics.push(...diagnostic('operation-id-twice', `${found.pointer}/operationId`, operationId));
    if (operationId !== '') ids.add(operationId);
    if (imported) operations.push(imported);
  }
  for (const { pointer, digits } of rounded)
    if (!all.some((found) => pointer.startsWith(`${found.pointer}/`))) diagnostics.add('number-rounded', pointer, 'warning', digits);
  noteUnmapped(document, diagnostics);
  return {
    title: document.title,
    version: asText(member(root.info, 'version')),
    kind: document.kind,
    namespace,
    server,
    told: document.declaredServer(),
    operations,
    diagnostics: diagnostics.all(),
  };
}

function* operationsOf(document: ApiDocument, diagnostics: ImportDiagnostics): Generator<Found> {
  const paths = asRecord(document.root.paths);
  if (!paths) diagnostics.add('paths-missing', '#/paths', 'warning');
  for (const [path, pathItem] of Object.entries(paths ?? {})) {
    if (path.startsWith('x-')) continue;
    const pointer = `#/paths/${escapePointer(path)}`;
    const item = document.resolve(pathItem, pointer, diagnostics).value;
    if (!item) {
      diagnostics.add('path-item-external', pointer, 'warning', path);
      continue;
    }
    for (const verb of verbs) {
      if (!Object.hasOwn(item, verb)) continue;
      const operation = document.resolve(item[verb], `${pointer}/${verb}`, diagnostics).value;
      if (operation && isNoInterface(operation)) continue;
      if (operation) yield { path, verb, item, operation, pointer: `${pointer}/${verb}` };
      else diagnostics.add('operation-invalid', `${pointer}/${verb}`, 'error');
    }
  }
}

function diagnostic(code: ImportDiagnosticCode, pointer: string, detail: string): ImportDiagnostic[] {
  const diagnostics = new ImportDiagnostics();
  diagnostics.add(code, pointer, 'info', detail);
  return diagnostics.list;
}

interface Found {
  path: string;
  verb: string;
  item: JsonRecord;
  operation: JsonRecord;
  pointer: string;
}

/** What all operations of a document have in common. */
interface Shared {
  document: ApiDocument;
  security: UpstreamCredentials;
  names: OperationNames;
  limits: FieldLimits;
  /** Services of the document so far, in lower case. */
  own: Set<string>;
}

function importOperation(
  { document, security, names, limits, own: known }: Shared,
  options: DocumentOptions & { namespace: string },
  found: Found,
): ImportedOperation | null {
  const { path, operation, pointer } = found;
  const verb = found.verb.toUpperCase();
  const key = `${verb} ${path}`;
  const diagnostics = new ImportDiagnostics(200);
  const own = ownDefinition(operation);
  if (own) {
    const service = serviceOf(own);
    if (!known.has(service.toLowerCase())) {
      known.add(service.toLowerCase());
      return { key, service, definition: own, isOwn: true, credentials: [], diagnostics: [] };
    }
    diagnostics.add('name-taken', `${pointer}/x-portico`, 'warning', service);
  }
  const tags = asList(operation.tags).map(asText).filter(Boolean);
  const operationId = asText(operation.operationId);
  const name = earlierName(options, key, known) ?? freeName(names, { key, verb, path, operationId, tag: tags[0] ?? '' }, options.namespace, known);
  known.add(serviceOf({ namespace: options.namespace, ...name }).toLowerCase());
  if (options.only !== undefined && options.only !== key) return null;
  const context: RuleContext = { document, diagnostics, limits, isPattern: options.isPattern ?? (() => true) };
  const summary = asText(operation.summary).trim();
  const behaviour = options.behaviour ?? 'proxy';
  const definition: InterfaceDefinition = {
    ...emptyDefinition(serviceOf({ namespace: options.namespace, ...name })),
    title: (summary || operationId || key).slice(0, 200),
    summary: summary.slice(0, 500),
    module: (tags[0] ?? names.classOf({ tag: '', path })).slice(0, 200),
    description: asText(operation.description).slice(0, 100_000),
    kind: behaviour === 'proxy' ? 'proxy' : 'common',
  };
  let credentials: UpstreamCredential[] = [];
  try {
    const base = options.baseUrl?.replace(/\/+$/, '') ?? document.baseUrl(operation, found.item);
    if (behaviour === 'proxy') credentials = security.of(operation, base, pointer, diagnostics);
    const request = withoutCredentials(requestInputs(context, path, found.item, operation, pointer), credentials, diagnostics);
    definition.parameters = request.inputs.map((input) => input.parameter);
    const { accept, named, ...answer } = responseShape(context, operation, pointer);
    Object.assign(definition, answer);
    const examples = namedExamples(context, request, { named }, pointer);
    if (examples.length > 0) definition.examples = examples;
    if (operation.deprecated === true) definition.deprecated = true;
    if ((verb === 'GET' || verb === 'HEAD') && request.inputs.every((input) => input.in !== 'field' && input.in !== 'body')) definition.verbs = ['GET', 'POST'];
    noteOperation(operation, pointer, diagnostics);
    definition.flow = flowOf(behaviour, definition, {
      verb,
      url: `${base ?? 'http://address.invalid'}${path.startsWith('/') ? '' : '/'}${path}`,
      request,
      accept: request.accept ?? accept,
      relay: (definition.headers ?? []).map(({ name }) => name),
      credentials,
    });
  } catch (error) {
    diagnostics.add('operation-failed', pointer, 'error', error instanceof Error ? error.message : '');
  }
  definition.source = {
    kind: document.kind,
    document: options.documentHash,
    pointer,
    key,
    ...(operationId === '' ? {} : { operationId }),
    ...(tags.length === 0 ? {} : { tags }),
    operation: operation as Json,
    imported: '',
  };
  definition.source.imported = definitionFingerprint(definition);
  definition.source.base = importedBase(definition);
  for (const found of checkDefinition(definition, { isPattern: context.isPattern })) {
    // An empty flow is to be drawn yet.
    if (found.severity !== 'error' || (behaviour === 'empty' && found.code === 'port-empty')) continue;
    diagnostics.add('definition-problem', `${pointer} ${found.pointer}`, 'error', found.text);
  }
  return { key, service: serviceOf(definition), definition, isOwn: false, credentials, diagnostics: diagnostics.all() };
}

function flowOf(behaviour: ImportBehaviour, { example, returns }: InterfaceDefinition, call: ProxyCall): Flow {
  switch (behaviour) {
    case 'proxy':
      return proxyFlow(call);
    case 'mock':
      return mockFlow(example);
    case 'empty':
      return emptyFlow(returns);
  }
}

/** The name an earlier import has given, unless a definition in the document has it. */
function earlierName({ known: earlier, namespace }: DocumentOptions & { namespace: string }, key: string, known: ReadonlySet<string>) {
  const name = earlier?.get(key);
  return name && !known.has(serviceOf({ namespace, ...name }).toLowerCase()) ? name : undefined;
}

/** A name by the rule that no definition in the document has already. */
function freeName(names: OperationNames, words: OperationWords, namespace: string, known: ReadonlySet<string>): { class: string; method: string } {
  for (;;) {
    const name = names.take(words);
    if (!known.has(serviceOf({ namespace, ...name }).toLowerCase())) return name;
  }
}

/** The platform proves who calls: what documents list among the parameters as well is none of the caller's. */
function withoutCredentials(request: RequestShape, credentials: readonly UpstreamCredential[], diagnostics: ImportDiagnostics): RequestShape {
  const places = new Set(credentials.map(placeOf));
  const isCredential = ({ wire, in: where }: RequestShape['inputs'][number]) => places.has(placeOf({ in: where, field: wire }));
  for (const { wire, pointer } of request.inputs.filter(isCredential)) diagnostics.add('credential-parameter', pointer, 'info', wire);
  const inputs = request.inputs.filter((input) => !isCredential(input));
  for (const { in: where, wire, pointer } of inputs)
    if (where === 'header' && /^(?:proxy-)?authorization$/i.test(wire)) diagnostics.add('credential-asked', pointer, 'info', wire);
  return { ...request, inputs };
}
