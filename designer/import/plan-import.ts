import { type InterfaceDefinition, serviceOf } from '../model/types/definition.ts';
import { type Comparison, compareOperation } from './compare-operation.ts';
import { verbs } from './document/api-document.ts';
import type { ImportDiagnostic } from './document/import-diagnostics.ts';
import { asRecord, asText, type JsonRecord, member } from './document/json-values.ts';
import type { ReadFile, ReadFiles } from './document/read-files.ts';
import { type ImportedDocument, type ImportedOperation, importRoot } from './import-document.ts';
import { namespaceOf, OperationNames } from './operation-names.ts';
import type { ImportBehaviour } from './protocol.ts';
import type { PlannedCredential } from './request/upstream-credentials.ts';

/** An interface that is stored already. */
export interface StoredInterface {
  id: number;
  rev: number;
  definition: InterfaceDefinition;
}

export interface PlanOptions {
  documentHash: string;
  namespace?: string;
  baseUrl?: string;
  /** Where the documents were fetched. */
  address?: string;
  behaviour?: ImportBehaviour;
  /** Id of the one row that is wanted. */
  only?: string;
  /** Services by row id, in place of the suggested ones. */
  names?: Readonly<Record<string, string>>;
  isPattern(pattern: string): boolean;
}

export interface PlannedRow {
  id: string;
  document: number;
  operation: ImportedOperation;
  /** Its definition under its final name. */
  definition: InterfaceDefinition;
  service: string;
  suggested: string;
  existing: StoredInterface | null;
  comparison: Comparison;
  refusal: 'name-taken' | 'name-malformed' | null;
}

export interface ImportPlan {
  documents: (Omit<ImportedDocument, 'operations' | 'diagnostics'> & { name: string; operations: number })[];
  rows: PlannedRow[];
  credentials: PlannedCredential[];
  diagnostics: ImportDiagnostic[];
  /** Services that came from one of these namespaces' documents and are no longer there. */
  gone: string[];
  /** Services no new interface may take, in lower case: stored ones and those of the rows. */
  usedNames: Set<string>;
}

/** Namespaces a document may get without being told one: the title's, and that with a number. */
export function namespaceWishes(title: string): string[] {
  const wish = namespaceOf(title);
  return [wish, ...[2, 3, 4, 5, 6, 7, 8, 9].map((number) => `${wish}${number}`)];
}

/** Every operation of the files against what is stored. Pure: the same input gives the same plan, in a preview and when it is carried out. */
export function planImport({ documents, diagnostics }: ReadFiles, stored: readonly StoredInterface[], options: PlanOptions): ImportPlan {
  const planner = new Planner(stored, options);
  const plan: ImportPlan = { documents: [], rows: [], credentials: [], diagnostics: [...diagnostics], gone: [], usedNames: new Set() };
  for (const [index, file] of documents.entries()) {
    const { operations, diagnostics: found, ...document } = planner.document(file, index);
    plan.documents.push({ ...document, name: file.name, operations: operations.length });
    plan.diagnostics.push(...(documents.length === 1 ? found : found.map((one) => ({ ...one, pointer: `${file.name}${one.pointer}` }))));
    for (const operation of operations) {
      if (options.only === undefined || options.only === rowId(index, operation.key)) plan.rows.push(planner.row(index, operation));
    }
  }
  plan.credentials = credentialsOf(plan.rows);
  plan.rows = planner.withRefusals(plan.rows);
  plan.usedNames = new Set(
    [...stored.map(({ definition }) => serviceOf(definition)), ...plan.rows.map(({ service }) => service)].map((name) => name.toLowerCase()),
  );
  plan.gone = planner.gone(new Set(plan.documents.map(({ namespace }) => namespace)));
  return plan;
}

function credentialsOf(rows: readonly PlannedRow[]): PlannedCredential[] {
  const found = new Map<string, PlannedCredential>();
  for (const credential of rows.flatMap(({ operation }) => operation.credentials)) {
    const known = found.get(credential.name);
    if (known) known.operations++;
    else found.set(credential.name, { ...credential, operations: 1 });
  }
  return [...found.values()];
}

/** `0 GET /pets`: the document's place and the operation's key. */
function rowId(document: number, key: string): string {
  return `${document} ${key}`;
}

/** `GET /pets` of every operation, without reading any. */
function documentKeys(root: JsonRecord): Set<string> {
  const items = Object.entries(asRecord(root.paths) ?? {});
  return new Set(items.flatMap(([path, item]) => verbs.filter((verb) => member(item, verb) !== undefined).map((verb) => `${verb.toUpperCase()} ${path}`)));
}

class Planner {
  #options: PlanOptions;
  #stored: readonly StoredInterface[];
  #byService = new Map<string, StoredInterface>();
  /** Stored interfaces by namespace and key, oldest first; taken off as rows claim them. */
  #byKey = new Map<string, StoredInterface[]>();
  #claimed = new Set<number>();
  #names = new Map<string, OperationNames>();
  #namespaces = new Set<string>();

  constructor(stored: readonly StoredInterface[], options: PlanOptions) {
    this.#options = options;
    this.#stored = stored.toSorted((one, other) => one.id - other.id);
    for (const entry of this.#stored) {
      const { definition } = entry;
      this.#byService.set(serviceOf(definition).toLowerCase(), entry);
      if (!definition.source) continue;
      const at = `${definition.namespace} ${definition.source.key}`;
      this.#byKey.set(at, [...(this.#byKey.get(at) ?? []), entry]);
    }
  }

  document({ name: file, root, duplicates, rounded }: ReadFile, index: number): ImportedDocument {
    const { names: _, only: row, ...options } = this.#options;
    const only = row === undefined ? {} : { only: row.startsWith(rowId(index, '')) ? row.slice(rowId(index, '').length) : '' };
    const namespace = this.#options.namespace ?? this.#namespaceOf(root);
    this.#namespaces.add(namespace);
    const known = new Map<string, { class: string; method: string }>();
    for (const [at, [entry]] of this.#byKey)
      if (entry && !this.#claimed.has(entry.id) && entry.definition.namespace === namespace) known.set(at.slice(namespace.length + 1), entry.definition);
    return importRoot(root, { ...options, ...only, namespace, known, duplicates, rounded, file, names: this.#namesOf(namespace) });
  }

  row(document: number, operation: ImportedOperation): PlannedRow {
    const id = rowId(document, operation.key);
    const suggested = operation.service;
    const wish = this.#options.names?.[id];
    const service = wish ?? suggested;
    const isWellFormed = /^[A-Z][A-Za-z0-9]{0,39}\.[A-Z][A-Za-z0-9]{0,59}\.[A-Z][A-Za-z0-9_]{0,127}$/.test(service) || service === suggested;
    const [namespace = '', className = '', method = ''] = (isWellFormed ? service : suggested).split('.');
    const definition = { ...operation.definition, namespace, class: className, method };
    const found = this.#byService.get(service.toLowerCase());
    const isSame = found !== undefined && (operation.isOwn || found.definition.source?.key === operation.key) && !this.#claimed.has(found.id);
    const existing = isSame ? found : null;
    if (existing) this.#claimed.add(existing.id);
    const comparison = compareOperation(definition, existing?.definition ?? null, operation.isOwn);
    const refusal = !isWellFormed ? 'name-malformed' : found && !existing ? 'name-taken' : null;
    return { id, document, operation, definition, service, suggested, existing, comparison, refusal };
  }

  /** Two rows of one import may not share a name either: the one that was given it by a person yields, then the later one. */
  withRefusals(rows: readonly PlannedRow[]): PlannedRow[] {
    const owners = new Map<string, string>();
    const suggestedFirst = [...rows.filter(({ service, suggested }) => service === suggested), ...rows];
    for (const { id, service } of suggestedFirst) {
      const name = service.toLowerCase();
      if (!owners.has(name)) owners.set(name, id);
    }
    return rows.map((row) => (owners.get(row.service.toLowerCase()) === row.id || row.refusal !== null ? row : { ...row, refusal: 'name-taken' as const }));
  }

  gone(namespaces: ReadonlySet<string>): string[] {
    return this.#stored
      .filter(({ id, definition }) => definition.source !== undefined && namespaces.has(definition.namespace) && !this.#claimed.has(id))
      .map(({ definition }) => serviceOf(definition));
  }

  /** The first that holds nothing imported from elsewhere: where not one operation is the same, it is another API of the same title. */
  #namespaceOf(root: ReadFile['root']): string {
    const keys = documentKeys(root);
    const wishes = namespaceWishes(asText(member(root.info, 'title')));
    const free = wishes.find((namespace) => {
      if (this.#namespaces.has(namespace)) return false;
      const imported = this.#stored.filter(({ definition }) => definition.namespace === namespace && definition.source !== undefined);
      return imported.length === 0 || imported.some(({ definition }) => keys.has(definition.source?.key ?? ''));
    });
    return free ?? wishes[0]!;
  }

  #namesOf(namespace: string): OperationNames {
    const known = this.#names.get(namespace);
    if (known) return known;
    const names = new OperationNames();
    for (const { definition } of this.#stored) if (definition.namespace === namespace) names.reserve(definition.class, definition.method);
    this.#names.set(namespace, names);
    return names;
  }
}
