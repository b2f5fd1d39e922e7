import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type Call, CallError, InputError, refuse, type Service } from '../../engine/server/index.ts';
import { compareOperation, type ImportStatus } from '../import/compare-operation.ts';
import { DocumentError, documentLimits } from '../import/document-error.ts';
import type { ImportedDocument, ImportedOperation } from '../import/import-document.ts';
import type { Issue } from '../import/issue.ts';
import { serviceOf } from '../model/definition.ts';
import { type DesignerContext, mayDesign } from './designer-context.ts';
import { saveDraft } from './save-draft.ts';
import { isPattern, requireDraft } from './sound-definition.ts';

const importModes = ['replace', 'skip', 'keep'] as const;
type ImportMode = (typeof importModes)[number];

const documentParameters: Service['parameters'] = [
  { name: 'document', type: 'string', description: 'the text itself, or `file`' },
  { name: 'file', type: 'file', max: documentLimits.bytes },
  { name: 'namespace', type: 'string', pattern: '^[A-Z][A-Za-z0-9]*$', max: 40 },
  { name: 'base_url', type: 'string', format: 'url', description: 'address to call instead of the one in the document' },
];

/** The two steps of a Swagger import: look, then take over what was chosen. */
export function importServices(context: DesignerContext): Service[] {
  return [
    {
      name: 'Admin.Interface.ImportPreview',
      title: { zh_cn: '预览 Swagger 导入', en: 'Preview a Swagger import' },
      parameters: documentParameters,
      access: mayDesign,
      async handle(call) {
        const { title, namespace, operations, issues } = await readImport(context, call);
        const rows = [];
        for (const operation of operations)
          rows.push({ ...operation, status: (await standing(context, operation)).status, issues: shown(operation.issues, call) });
        return { title, namespace, operations: rows, issues: shown(issues, call) };
      },
    },
    {
      name: 'Admin.Interface.ImportApply',
      title: { zh_cn: '执行 Swagger 导入', en: 'Import from Swagger' },
      parameters: [
        ...documentParameters,
        {
          name: 'rows',
          type: 'array',
          required: true,
          max: 50_000,
          items: {
            type: 'object',
            properties: [
              { name: 'key', type: 'string', required: true },
              { name: 'mode', type: 'string', enum: [...importModes], required: true },
              { name: 'service', type: 'string', pattern: '^[A-Z][A-Za-z0-9]*\\.[A-Z][A-Za-z0-9]*\\.[A-Z][A-Za-z0-9_]*$', description: 'another name' },
            ],
          },
        },
      ],
      access: mayDesign,
      async handle(call) {
        const { operations } = await readImport(context, call);
        const rows = call.params.rows as { key: string; mode: ImportMode; service?: string }[];
        const results = [];
        for (const row of rows) {
          const operation = operations.find(({ key }) => key === row.key);
          results.push({ key: row.key, ...(operation ? await applyRow(context, call, operation, row) : failed(refuse('notFound', texts.noOperation), call)) });
        }
        return { rows: results };
      },
    },
  ];
}

async function readImport({ platform }: DesignerContext, call: Call): Promise<ImportedDocument> {
  // Loaded on first use: reading documents takes a YAML parser.
  const { importDocument } = await import('../import/import-document.ts');
  const [file] = call.files;
  const text = file ? await readFile(file.path, 'utf8') : String(call.params.document ?? '');
  if (text === '') throw refuse('badInput', texts.none);
  const options = {
    documentHash: createHash('sha256').update(text).digest('hex'),
    isPattern,
    ...(call.params.namespace === undefined ? {} : { namespace: String(call.params.namespace) }),
    ...(call.params.base_url === undefined ? {} : { baseUrl: String(call.params.base_url) }),
  };
  try {
    const first = importDocument(text, options);
    const known = await knownNames(platform.database, first.namespace);
    return known.size === 0 ? first : importDocument(text, { ...options, known });
  } catch (error) {
    throw error instanceof DocumentError ? refuse('badInput', error.text) : error;
  }
}

/** Names an earlier import of this namespace has given, by key. */
async function knownNames(database: DesignerContext['platform']['database'], namespace: string): Promise<Map<string, { class: string; method: string }>> {
  const rows = await database.read
    .selectFrom('interface_definition')
    .select('definition')
    .where('namespace', '=', namespace)
    .where('deleted_at', 'is', null)
    .execute();
  const definitions = rows.map(({ definition }) => (typeof definition === 'string' ? JSON.parse(definition) : definition));
  return new Map(
    definitions.flatMap((definition) => (definition.source ? [[definition.source.key, { class: definition.class, method: definition.method }] as const] : [])),
  );
}

async function standing({ store }: DesignerContext, { service, definition }: ImportedOperation) {
  const existing = await store.findByService(service);
  const status: ImportStatus = compareOperation(definition, existing?.definition ?? null);
  return { existing, status };
}

type RowResult = { result: 'created' | 'replaced' | 'skipped'; id: number; service: string } | { result: 'failed'; ret: number; msg: string; errors?: unknown };

/** One row; a failure is this row's alone. */
async function applyRow(
  context: DesignerContext,
  call: Call,
  operation: ImportedOperation,
  { mode, service }: { mode: ImportMode; service?: string },
): Promise<RowResult> {
  try {
    const [namespace, className, method] = (service ?? operation.service).split('.') as [string, string, string];
    const { definition } = requireDraft({ ...operation.definition, namespace, class: className, method });
    const { existing } = await standing(context, { ...operation, definition, service: serviceOf(definition) });
    if (existing && mode === 'skip') return { result: 'skipped', id: existing.id, service: existing.service };
    if (existing && mode === 'replace') {
      const { visibility, tests } = existing.definition;
      const kept = { ...definition, visibility, ...(tests && { tests }) };
      const record = await saveDraft(context, call, kept, { id: existing.id, rev: existing.rev });
      return { result: 'replaced', id: record.id, service: record.service };
    }
    const free = existing ? await freeMethod(context, definition) : definition.method;
    const record = await saveDraft(context, call, { ...definition, method: free }, null);
    return { result: 'created', id: record.id, service: record.service };
  } catch (error) {
    if (error instanceof CallError) return failed(error, call);
    throw error;
  }
}

function failed(error: CallError, { language }: Call): RowResult {
  return { result: 'failed', ret: error.ret, msg: error.text[language], ...(error instanceof InputError ? error.dataIn(language) : {}) };
}

/** `AddPet` → `AddPet_2`, for keeping both. */
async function freeMethod({ store }: DesignerContext, definition: ImportedOperation['definition']): Promise<string> {
  for (let number = 2; ; number++) {
    const method = `${definition.method.slice(0, 120)}_${number}`;
    if (!(await store.findByService(serviceOf({ ...definition, method })))) return method;
  }
}

function shown(issues: readonly Issue[], { language }: Call) {
  return issues.map((issue) => ({ ...issue, message: issue.message[language] }));
}

const texts = {
  none: { zh_cn: '请上传或粘贴 swagger.json', en: 'Upload or paste a swagger.json' },
  noOperation: { zh_cn: '文档中没有这个操作', en: 'The document has no such operation' },
};
