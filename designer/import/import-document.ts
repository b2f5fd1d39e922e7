import type { Json } from '../../engine/core/descriptor/types.ts';
import { checkDefinition, isSound } from '../model/check-definition.ts';
import { escapePointer } from '../model/checks/check-schema.ts';
import { type InterfaceDefinition, serviceOf } from '../model/definition.ts';
import { ApiDocument, verbs } from './api-document.ts';
import { definitionFingerprint } from './definition-fingerprint.ts';
import { type Issue, Issues } from './issue.ts';
import { asList, asRecord, asText, type JsonRecord } from './json-values.ts';
import { namespaceOf, OperationNames } from './operation-names.ts';
import { proxyFlow } from './proxy-flow.ts';
import { readDocument } from './read-document.ts';
import { requestInputs } from './request-inputs.ts';
import { responseShape } from './response-shape.ts';
import type { RuleContext } from './schema-rule.ts';

export interface ImportOptions {
  /** SHA-256 of the text, hexadecimal. */
  documentHash: string;
  /** Made from the title unless given. */
  namespace?: string;
  /** Address operations are called at instead of the document's own. */
  baseUrl?: string;
  /** Names of an earlier import by key (`GET /pets`), so that they stay. */
  known?: ReadonlyMap<string, { class: string; method: string }>;
  /** Whether the engine that will run it takes a pattern. */
  isPattern?(pattern: string): boolean;
}

export interface ImportedOperation {
  key: string;
  service: string;
  definition: InterfaceDefinition;
  issues: Issue[];
}

export interface ImportedDocument {
  title: string;
  namespace: string;
  operations: ImportedOperation[];
  /** Issues that belong to no single operation. */
  issues: Issue[];
}

/**
 * Every operation of a Swagger 2.0 or OpenAPI 3.x document as a proxy interface. One bad operation never costs another: it is listed with
 * what is wrong. Throws DocumentError only when the text is no API description or over the limits.
 */
export function importDocument(text: string, options: ImportOptions): ImportedDocument {
  const document = new ApiDocument(readDocument(text));
  const namespace = options.namespace ?? namespaceOf(document.title);
  const issues = new Issues();
  const names = new OperationNames();
  for (const known of options.known?.values() ?? []) names.reserve(known.class, known.method);
  if (document.baseUrl() === null && options.baseUrl === undefined) issues.add('no-server', '#/servers');
  const operations: ImportedOperation[] = [];
  for (const [path, given] of Object.entries(asRecord(document.root.paths) ?? {})) {
    if (path.startsWith('x-')) continue;
    const pointer = `#/paths/${escapePointer(path)}`;
    const item = document.resolve(given, pointer, issues).value;
    if (!item) {
      issues.add('path-item-external', pointer, 'warning', path);
      continue;
    }
    for (const verb of verbs) {
      if (!Object.hasOwn(item, verb)) continue;
      const operation = asRecord(item[verb]);
      if (operation)
        operations.push(importOperation(document, { ...options, namespace }, names, { path, verb, item, operation, pointer: `${pointer}/${verb}` }));
      else issues.add('operation-invalid', `${pointer}/${verb}`, 'error');
    }
  }
  return { title: document.title, namespace, operations, issues: issues.list };
}

interface Found {
  path: string;
  verb: string;
  item: JsonRecord;
  operation: JsonRecord;
  pointer: string;
}

function importOperation(document: ApiDocument, options: ImportOptions & { namespace: string }, names: OperationNames, found: Found): ImportedOperation {
  const { path, operation, pointer } = found;
  const verb = found.verb.toUpperCase();
  const key = `${verb} ${path}`;
  const own = ownDefinition(operation['x-portico']);
  if (own) return { key, service: serviceOf(own), definition: own, issues: [] };
  const tags = asList(operation.tags).map(asText).filter(Boolean);
  const operationId = asText(operation.operationId);
  const name = options.known?.get(key) ?? names.take({ key, verb, path, operationId, tag: tags[0] ?? '' });
  const issues = new Issues();
  const context: RuleContext = { document, issues, isPattern: options.isPattern ?? (() => true) };
  const summary = asText(operation.summary).trim();
  const definition: InterfaceDefinition = {
    namespace: options.namespace,
    ...name,
    title: (summary || operationId || key).slice(0, 200),
    summary: summary.slice(0, 500),
    module: (tags[0] ?? name.class).slice(0, 200),
    description: asText(operation.description).slice(0, 100_000),
    kind: 'proxy',
    verbs: ['POST'],
    parameters: [],
    returns: [],
    example: null,
    flow: { nodes: [], edges: [] },
    visibility: 'controlled',
    rev: 0,
  };
  try {
    const request = requestInputs(context, path, found.item, operation, pointer);
    const base = options.baseUrl?.replace(/\/+$/, '') ?? document.baseUrl(operation) ?? 'http://address.invalid';
    definition.parameters = request.inputs.map((input) => input.parameter);
    definition.flow = proxyFlow(verb, `${base}${path.startsWith('/') ? '' : '/'}${path}`, request);
    Object.assign(definition, responseShape(context, operation, pointer));
    noteSecurity(document, operation, issues, pointer);
  } catch (error) {
    issues.add('operation-failed', pointer, 'error', error instanceof Error ? error.message : '');
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
  for (const found of checkDefinition(definition))
    if (found.severity === 'error') issues.add('definition-problem', `${pointer} ${found.pointer}`, 'error', found.text);
  return { key, service: serviceOf(definition), definition, issues: issues.list };
}

/** A definition this platform has exported comes back as it was. */
function ownDefinition(value: unknown): InterfaceDefinition | null {
  const problems = value === undefined ? null : checkDefinition(value);
  return problems && isSound(value, problems) ? { ...value, rev: 0 } : null;
}

function noteSecurity(document: ApiDocument, operation: JsonRecord, issues: Issues, pointer: string): void {
  const schemes = asList(operation.security ?? document.root.security).flatMap((entry) => Object.keys(asRecord(entry) ?? {}));
  if (schemes.length > 0) issues.add('security', `${pointer}/security`, 'info', [...new Set(schemes)].join(', '));
}
