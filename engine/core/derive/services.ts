import { texts } from '../../../generated/words/engine-core/services.ts';
import { writableFields } from '../descriptor/field-of.ts';
import { isPrivate } from '../descriptor/private-formats.ts';
import { ranges } from '../descriptor/query-types.ts';
import type { Field, Operation, Screen, Transition } from '../descriptor/types.ts';
import type { Parameter, ParameterType } from '../protocol/parameter.ts';
import { offeredTransitions } from '../states/transitions.ts';
import { inSentence } from '../text/in-sentence.ts';
import { fillText, type Text } from '../text/text.ts';
import { type HelperCall, helperCallsOf } from './helper-calls.ts';
import { permissionsOf, runsOnServer, serviceNameOf } from './permissions.ts';
import { pickableLibraries, pickableReferences } from './references.ts';

/** A call of a screen, without the handler that the server binds to it. */
export interface ScreenService {
  name: string;
  verb: string;
  /** The generic operation, or what else the verb is. */
  does: Operation | HelperCall | 'transition' | 'action';
  title: Text;
  parameters: Parameter[];
  /** Keys of the permission nodes that allow the call. */
  nodes: string[];
}

/** Titles of the calls in the docs and in refusals. */
const operationTitles: Record<Operation | HelperCall, Text> = texts.operationTitles;

/** Returns the title of a generic operation on the records of a screen, whether or not the screen has a call for it. */
export function operationTitle({ label }: Pick<Screen, 'label'>, operation: Operation): Text {
  return fillText(operationTitles[operation], { label });
}

/** Returns what a transition or an action of a screen is called outside of it: its own label and that of the screen. */
export function verbTitle({ label }: Pick<Screen, 'label'>, verb: Text): Text {
  return fillText(fillText(texts.operationTitle, { verb: inSentence(verb) }), { label });
}

const id: Parameter = { name: 'id', type: 'integer', min: 1 };
const ids: Parameter = {
  name: 'ids',
  type: 'array',
  items: { type: 'integer', min: 1 },
  min: 1,
  max: 1_000,
  text: texts.ids,
};
const matching: Parameter = {
  name: 'matching',
  type: 'object',
  properties: [
    { name: 'search', type: 'string', max: 200 },
    { name: 'filters', type: 'object', text: texts.filters },
    { name: 'trash', type: 'boolean', text: texts.trash },
    { name: 'count', type: 'integer', required: true, min: 0, text: texts.matchingCount },
  ],
  text: texts.matching,
};
const listParameters: Parameter[] = [
  {
    name: 'sort',
    type: 'string',
    max: 200,
    text: texts.sort,
  },
  { name: 'search', type: 'string', max: 200 },
  {
    name: 'filters',
    type: 'object',
    text: texts.filters,
  },
  { name: 'trash', type: 'boolean', default: false, text: texts.trash },
];

const withCounts: Parameter = {
  name: 'with_counts',
  type: 'boolean',
  default: false,
  text: texts.withCounts,
};
const treeParameters: Parameter[] = [
  { name: 'under', type: 'integer', min: 0, text: texts.under },
  { name: 'with_ancestors', type: 'boolean', default: false, text: texts.withAncestors },
];
const withSummary: Parameter = { name: 'with_summary', type: 'boolean', default: false, text: texts.withSummary };
const withGroups: Parameter = { name: 'with_groups', type: 'boolean', default: false, text: texts.withGroups };
const pages: Parameter[] = [
  { name: 'page', type: 'integer', min: 1, default: 1 },
  { name: 'per_page', type: 'integer', min: 1, max: 100, default: 20 },
];
const filledIn: Parameter = { name: 'form', type: 'object', text: texts.filledIn };
const clear: Parameter = { name: 'clear', type: 'array', items: { type: 'string' }, text: texts.clear };
const requestKey: Parameter = {
  name: 'request_key',
  type: 'string',
  min: 8,
  max: 64,
  pattern: '^[A-Za-z0-9_-]+$',
  text: texts.requestKey,
};

/** Returns the calls of a screen: generic operations, helper calls, transitions and actions, with their parameters and permission nodes. */
export function servicesOf(screen: Screen): ScreenService[] {
  const nodes = permissionsOf(screen);
  const nodesFor = (name: string) => nodes.filter((node) => node.calls.includes(name)).map((node) => node.key);
  const service = (verb: string, does: ScreenService['does'], title: Text, parameters: Parameter[]): ScreenService => {
    const name = serviceNameOf(screen, verb);
    return {
      name,
      verb,
      does,
      title: fillText(title, { label: screen.label }),
      parameters,
      nodes: nodesFor(name),
    };
  };
  return [
    ...(Object.entries(screen.calls) as [Operation, string][]).map(([operation, verb]) =>
      service(verb, operation, operationTitles[operation], operationParameters(screen, operation)),
    ),
    ...helperCallsOf(screen).map((call) => service(call, call, operationTitles[call], helperParameters(screen, call))),
    ...offeredTransitions(screen).map((transition) =>
      service(transition.verb, 'transition', verbTitle(screen, transition.label), [
        id,
        ids,
        ...(takesMatching(transition) ? [matching] : []),
        requestKey,
        ...transition.ask.map(parameterOf).map(optional),
      ]),
    ),
    ...screen.actions
      .filter(runsOnServer)
      .map((action) =>
        service(action.verb, 'action', verbTitle(screen, action.label), [
          ...(action.at === 'toolbar' ? [] : [id, ids]),
          requestKey,
          ...action.ask.map(parameterOf).map(optional),
        ]),
      ),
  ];
}

/** Secrets that a transition asks for must not lie in the row of a job. */
function takesMatching({ bulk, ask }: Transition): boolean {
  return bulk && !ask.some(({ format }) => isPrivate(format));
}

function operationParameters(screen: Screen, operation: Operation): Parameter[] {
  const fields = writableFields(screen);
  switch (operation) {
    case 'List':
      return [
        ...pages,
        ...listParameters,
        { name: 'fields', type: 'array', items: { type: 'string' }, max: 200, text: texts.fields },
        withCounts,
        ...(screen.list?.parent === undefined ? [] : treeParameters),
        ...(screen.list?.summary.length ? [withSummary] : []),
        ...(screen.list?.groupBy === undefined ? [] : [withGroups]),
      ];
    case 'Get':
      return screen.kind === 'single' ? [] : [{ ...id, required: true }];
    case 'Add':
      return [requestKey, ...fields.map(parameterOf).map(optional)];
    case 'Edit':
      return [
        ...(screen.kind === 'single' ? [] : [{ ...id, required: true }]),
        { name: 'rev', type: 'integer', required: true, min: 0, max: 2_147_483_647 },
        requestKey,
        clear,
        ...fields.map(parameterOf).map(optional),
      ];
    case 'Remove':
      return [id, ids, matching, requestKey];
    case 'Restore':
      return [id, ids, matching, requestKey, { name: 'job', type: 'integer', min: 1, text: texts.restoredJob }];
    case 'Import':
      return [
        { name: 'file', type: 'file', required: true },
        {
          name: 'mapping',
          type: 'object',
          text: texts.mapping,
        },
        { name: 'dry_run', type: 'boolean', default: false },
        ...importKeys(screen),
      ];
    case 'Export':
      return [
        { name: 'format', type: 'string', enum: ['csv', 'xlsx'], default: 'xlsx' },
        { name: 'columns', type: 'array', items: { type: 'string' } },
        { name: 'ids', type: 'array', items: { type: 'integer' }, max: 1_000, text: texts.exportedIds },
        { name: 'template', type: 'boolean', default: false, text: texts.template },
        ...listParameters,
      ];
  }
}

/** Returns the unique keys by which an import may find the records it changes, each as field names joined by commas. */
export function importKeysOf(screen: Screen): string[] {
  if (screen.calls.Edit === undefined) return [];
  const fields = new Set(writableFields(screen).flatMap(({ name, format }) => (isPrivate(format) ? [] : [name])));
  return (screen.table?.unique ?? []).filter((key) => key.every((name) => fields.has(name))).map((key) => key.join(','));
}

function importKeys(screen: Screen): Parameter[] {
  const keys = importKeysOf(screen);
  return keys.length === 0 ? [] : [{ name: 'key', type: 'string', enum: keys, text: texts.importKey }];
}

function helperParameters(screen: Screen, call: HelperCall): Parameter[] {
  if (call === 'Affected') return [id, ids, matching];
  if (call === 'Undo') return [{ name: 'undo', type: 'string', required: true, max: 100, text: texts.undo }];
  if (call === 'EditAll' || call === 'EditPreview') {
    const fields = writableFields(screen).filter((field) => !isPrivate(field.format));
    return [{ ...matching, required: true }, ...(call === 'EditAll' ? [requestKey] : []), clear, ...fields.map(parameterOf).map(optional)];
  }
  if (call === 'Related') {
    const list: Parameter = { name: 'list', type: 'string', required: true, enum: screen.related.map(({ name }) => name), text: texts.relatedList };
    const entry: Parameter = { name: 'entry', type: 'integer', min: 1, text: texts.relatedEntry };
    return [...(screen.kind === 'single' ? [] : [{ ...id, required: true }]), list, entry, ...pages];
  }
  if (call === 'Tiles') return tileParameters(screen);
  if (call === 'History') return screen.kind === 'single' ? [] : [{ ...id, required: true }];
  return [
    { name: 'field', type: 'string', required: true, enum: [...pickableReferences(screen).keys(), ...pickableLibraries(screen).keys()] },
    { name: 'search', type: 'string', max: 200 },
    { name: 'ids', type: 'array', items: { type: 'integer', min: 1 }, max: 100, text: texts.labelledIds },
    ...([...pickableReferences(screen).values()].some(({ offered }) => offered) ? [filledIn] : []),
  ];
}

function tileParameters({ dashboard }: Screen): Parameter[] {
  const narrowed: Parameter[] = dashboard?.filters.length ? [{ name: 'filters', type: 'object', text: texts.tileFilters }] : [];
  return [
    { name: 'range', type: 'string', enum: [...ranges], text: texts.range },
    { name: 'from', type: 'date', text: texts.rangeFrom },
    { name: 'to', type: 'date', text: texts.rangeTo },
    ...narrowed,
  ];
}

/** How a field travels. Limits are left to the record's own JSON Schema, which names the field's label in its message. */
function parameterOf(field: Field): Parameter {
  return {
    name: field.name,
    type: parameterType(field),
    required: field.required,
    text: field.label,
    ...(isPrivate(field.format) && { mayBeEncrypted: true }),
  };
}

/** Fields are checked together by the record's schema, so that a missing one is reported beside the others. */
function optional(parameter: Parameter): Parameter {
  return { ...parameter, required: false };
}

function parameterType(field: Field): ParameterType {
  return field.type === 'number' ? 'float' : field.type;
}
