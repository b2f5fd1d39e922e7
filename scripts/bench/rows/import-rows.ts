import { createHash } from 'node:crypto';
import { readFiles } from '../../../designer/import/document/read-files.ts';
import { planImport } from '../../../designer/import/plan-import.ts';
import { showPlan } from '../../../designer/import/show-plan.ts';
import { milliseconds, type Row } from '../row.ts';

/** A document of 1,000 operations against 1,000 stored ones: what the preview of a second import does. */
export async function importRows(): Promise<Row[]> {
  const first = await planned(documentOf(1_000, 'ok'), []);
  const stored = first.rows.map(({ definition }, index) => ({ id: index + 1, rev: 1, definition: { ...definition, rev: 1 } }));
  const started = performance.now();
  const again = await planned(documentOf(1_000, 'changed'), stored);
  const shown = showPlan(again, 'en');
  const time = performance.now() - started;
  if (shown.counts.changed !== 1_000) throw new Error('the preview of the bench is not right');
  return [{ what: '1,000 operations: import with preview and field diff', measured: milliseconds(time), budget: '≤ 5 s', isMet: time <= 5_000 }];
}

async function planned(text: string, stored: Parameters<typeof planImport>[1]) {
  const files = await readFiles([{ name: 'large.json', bytes: new TextEncoder().encode(text) }]);
  return planImport(files, stored, { documentHash: createHash('sha256').update(text).digest('hex'), isPattern: () => true });
}

function documentOf(operations: number, description: string): string {
  const item = {
    type: 'object',
    required: ['id'],
    properties: Object.fromEntries(['id', 'name', 'state', 'owner'].map((name) => [name, { type: 'string', maxLength: 40 }])),
  };
  const content = { 'application/json': { schema: { type: 'array', items: { $ref: '#/components/schemas/Item' } } } };
  const paths = Object.fromEntries(
    Array.from({ length: operations }, (_, index) => [
      `/things/${index}/{id}`,
      {
        post: {
          operationId: `thing${index}`,
          tags: [`Group${index % 20}`],
          description,
          parameters: ['id', 'page', 'sort'].map((name) => ({
            name,
            in: name === 'id' ? 'path' : 'query',
            required: name === 'id',
            schema: { type: 'string' },
          })),
          requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Item' } } } },
          responses: { 200: { description, content } },
        },
      },
    ]),
  );
  const servers = [{ url: 'https://api.example.com' }];
  return JSON.stringify({ openapi: '3.0.3', info: { title: 'Large', version: '1' }, servers, paths, components: { schemas: { Item: item } } });
}
