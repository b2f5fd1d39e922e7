/*
 * The import thread: reads documents and compares them with what is stored, away from the thread that answers calls.
 * It knows one import at a time.
 */
import { parentPort } from 'node:worker_threads';
import { decideRow } from '../../import/decide-row.ts';
import { DocumentError } from '../../import/document/document-error.ts';
import { asRecord, asText, member } from '../../import/document/json-values.ts';
import { type ReadFiles, readFiles } from '../../import/document/read-files.ts';
import { ownDefinition } from '../../import/own-definition.ts';
import { type ImportPlan, namespaceWishes, planImport } from '../../import/plan-import.ts';
import { showPlan } from '../../import/show-plan.ts';
import { restoreDefinition } from '../../model/source/compact-source.ts';
import { isLinearPattern } from '../runtime/linear-patterns.ts';
import type { FromThread, ThreadTask, ThreadTasks, ToThread } from './messages.ts';

type Tasks = { [Task in ThreadTask]: (input: ThreadTasks[Task]['input']) => ThreadTasks[Task]['answer'] | Promise<ThreadTasks[Task]['answer']> };

const port = parentPort!;
const nothingRead: ReadFiles = { documents: [], diagnostics: [] };
const nothingPlanned: ImportPlan = { documents: [], rows: [], credentials: [], diagnostics: [], gone: [], usedNames: new Set() };
let read = nothingRead;
let plan = nothingPlanned;

const tasks: Tasks = {
  async read({ files }) {
    [read, plan] = [nothingRead, nothingPlanned];
    read = await readFiles(files);
    return { title: titlesOf(read).filter(Boolean).join(', ').slice(0, 200) };
  },
  namespaces({ options }) {
    const chosen = Object.values(options.names ?? {}).map((service) => service.split('.')[0] ?? '');
    const wishes = options.namespace === undefined ? titlesOf(read).flatMap(namespaceWishes) : [options.namespace];
    const namespaces = new Set([...wishes, ...chosen, ...read.documents.flatMap(({ root }) => ownNamespaces(root))]);
    return [...namespaces].slice(0, 500);
  },
  plan({ stored, options, hash, address, only }) {
    const definitions = stored.map(({ definition, ...entry }) => ({ ...entry, definition: restoreDefinition({ ...JSON.parse(definition), rev: entry.rev }) }));
    const { namespace, base_url: baseUrl, behaviour, names } = options;
    plan = planImport(read, definitions, {
      documentHash: hash,
      isPattern: isLinearPattern,
      ...(address === undefined ? {} : { address }),
      ...(only === undefined ? {} : { only }),
      ...(namespace === undefined ? {} : { namespace }),
      ...(baseUrl === undefined ? {} : { baseUrl }),
      ...(behaviour === undefined ? {} : { behaviour }),
      ...(names === undefined ? {} : { names }),
    });
    return { rows: plan.rows.length, credentials: plan.credentials };
  },
  show({ language, detail }) {
    const row = detail === undefined ? undefined : plan.rows.find(({ id }) => id === detail);
    const shown = showPlan(plan, language);
    if (!row) return shown;
    const { id, definition: imported, existing, comparison } = row;
    return { ...shown, detail: { id, imported, existing: existing?.definition ?? null, merged: comparison.merged } };
  },
  decide({ choices, from, count }) {
    const byId = new Map(choices.rows?.map((row) => [row.id, row]));
    const rest = choices.only ? { mode: 'skip' as const } : { mode: choices.mode ?? 'merge', fields: choices.fields ?? [] };
    return plan.rows.slice(from, from + count).map((row) => ({
      id: row.id,
      service: row.service,
      write: decideRow(plan, row, byId.get(row.id) ?? rest),
    }));
  },
};

port.on('message', async (message: ToThread | 'end') => {
  if (message === 'end') port.close();
  else port.postMessage(await answered(message.task, message.input));
});

async function answered(task: ThreadTask, input: unknown): Promise<FromThread> {
  try {
    return { kind: 'answer', answer: await (tasks[task] as (input: unknown) => unknown)(input) };
  } catch (error) {
    if (error instanceof DocumentError) return { kind: 'refused', text: error.text };
    return { kind: 'failed', message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

function titlesOf({ documents }: ReadFiles): string[] {
  return documents.map(({ root }) => asText(member(root.info, 'title')));
}

/** Documents exported by this platform keep the names of their definitions. */
function ownNamespaces(root: Readonly<Record<string, unknown>>): string[] {
  const items = Object.values(asRecord(root.paths) ?? {}).flatMap((item) => Object.values(asRecord(item) ?? {}));
  return items.flatMap((operation) => ownDefinition(asRecord(operation) ?? {})?.namespace ?? []);
}
