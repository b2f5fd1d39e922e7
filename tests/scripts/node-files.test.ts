import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { allNodeTypes } from '../../designer/model/nodes/all-node-types.ts';
import { nodeFiles } from '../../scripts/generate/node-files.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'portico-nodes-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

it('lists a node type, its printers and its control by its folder alone', () => {
  write('designer/nodes/queue/model/queue-node.ts', "export const queueNode = defineNodeType({ type: 'queue' });\n");
  write('designer/nodes/queue/codegen/ts.ts', 'export const queueTs: NodeEmitter = () => ({});\n');
  write('designer/nodes/queue/codegen/php.ts', 'export const queuePhp: NodeEmitter = () => ({});\n');
  write('designer/nodes/queue/panel/TopicField.tsx', 'export function TopicField() {}\n');
  const files = nodeFiles(root);
  expect(files.get('designer/model/nodes/all-node-types.ts')).toContain("import { queueNode } from '../../nodes/queue/model/queue-node.ts';");
  expect(files.get('designer/codegen/ts/nodes/ts-emitters.ts')).toContain('  queue: queueTs,');
  expect(files.get('designer/codegen/php/nodes/php-emitters.ts')).toContain('  queue: queuePhp,');
  expect(files.get('designer/panels/inspector/settings/node-controls.ts')).toContain('  Topic: TopicField,');
});

it('names the node type that has no printer for a language', () => {
  write('designer/nodes/queue/model/queue-node.ts', "export const queueNode = defineNodeType({ type: 'queue' });\n");
  write('designer/nodes/queue/codegen/ts.ts', 'export const queueTs: NodeEmitter = () => ({});\n');
  expect(() => nodeFiles(root)).toThrow('designer/nodes/queue/model/queue-node.ts: the node type queue has no printer in ../codegen/php.ts');
});

it('gives each node type a place of its own in its family', () => {
  const places = allNodeTypes.map(({ family, order }) => `${family} ${order}`);
  expect(new Set(places).size).toBe(allNodeTypes.length);
});
