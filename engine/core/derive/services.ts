import { texts } from '../../../generated/words/engine-core/services.ts';
import { editableFields } from '../descriptor/field-of.ts';
import { isPrivate } from '../descriptor/private-formats.ts';
import type { Field, Operation, Screen, Transition } from '../descriptor/types.ts';
import type { Parameter, ParameterType } from '../protocol/parameter.ts';
import { fillText, type Text } from '../text/text.ts';
import { type HelperCall, helperCallsOf } from './helper-calls.ts';
import { permissionsOf, serviceNameOf } from './permissions.ts';
import { pickableReferences } from './references.ts';

/** A call of a screen before the server binds a handler to it. */
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

/** A transition or action says its own word of the screen's. */
function verbTitle(verb: Text): Text {
  return fillText(texts.operationTitle, { verb });
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
const clear: Parameter = { name: 'clear', type: 'array', items: { type: 'string' }, text: texts.clear };
const requestKey: Parameter = {
  name: 'request_key',
  type: 'string',
  min: 8,
  max: 64,
  pattern: '^[A-Za-z0-9_-]+$',
  text: texts.requestKey,
};

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
    ...screen.machines.flatMap((machine) =>
      machine.transitions.map((transition) =>
        service(transition.verb, 'transition', verbTitle(transition.label), [
          id,
          ids,
          ...(takesMatching(transition) ? [matching] : []),
          ...transition.ask.map(parameterOf).map(optional),
        ]),
      ),
    ),
    ...screen.actions
      .filter((action) => action.handler !== undefined)
      .map((action) =>
        service(action.verb, 'action', verbTitle(action.label), [...(action.at === 'toolbar' ? [] : [id, ids]), ...action.ask.map(parameterOf).map(optional)]),
      ),
  ];
}

/** Secrets that a transition asks for must not lie in the row of a job. */
function takesMatching({ bulk, ask }: Transition): boolean {
  return bulk && !ask.some(({ format }) => isPrivate(format));
}

function operationParameters(screen: Screen, operation: Operation): Parameter[] {
  const fields = editableFields(screen).filter((field) => field.name !== screen.own);
  switch (operation) {
    case 'List':
      return [
        { name: 'page', type: 'integer', min: 1, default: 1 },
        { name: 'per_page', type: 'integer', min: 1, max: 100, default: 20 },
        ...listParameters,
        { name: 'fields', type: 'array', items: { type: 'string' }, max: 200, text: texts.fields },
        withCounts,
      ];
    case 'Get':
      return screen.kind === 'single' ? [] : [{ ...id, required: true }];
    case 'Add':
      return [requestKey, ...fields.map(parameterOf).map(optional)];
    case 'Edit':
      return [
        ...(screen.kind === 'single' ? [] : [{ ...id, required: true }]),
        { name: 'rev', type: 'integer', required: true, min: 0, max: 2_147_483_647 },
        clear,
        ...fields.map(parameterOf).map(optional),
      ];
    case 'Remove':
      return [id, ids, matching];
    case 'Restore':
      return [id, ids, matching, { name: 'job', type: 'integer', min: 1, text: texts.restoredJob }];
    case 'Import':
      return [
        { name: 'file', type: 'file', required: true },
        {
          name: 'mapping',
          type: 'object',
          text: texts.mapping,
        },
        { name: 'dry_run', type: 'boolean', default: false },
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

function helperParameters(screen: Screen, call: HelperCall): Parameter[] {
  if (call === 'Affected') return [id, ids, matching];
  if (call === 'EditAll') {
    const fields = editableFields(screen).filter((field) => field.name !== screen.own && !isPrivate(field.format));
    return [{ ...matching, required: true }, clear, ...fields.map(parameterOf).map(optional)];
  }
  if (call === 'History') return screen.kind === 'single' ? [] : [{ ...id, required: true }];
  return [
    { name: 'field', type: 'string', required: true, enum: [...pickableReferences(screen).keys()] },
    { name: 'search', type: 'string', max: 200 },
    { name: 'ids', type: 'array', items: { type: 'integer', min: 1 }, max: 100, text: texts.labelledIds },
  ];
}

/** How a field travels. Limits are left to the record's own JSON Schema, which names the field's label in its message. */
function parameterOf(field: Field): Parameter {
  return { name: field.name, type: parameterType(field), required: field.required, text: field.label };
}

/** Fields are checked together by the record's schema, so that a missing one is reported beside the others. */
function optional(parameter: Parameter): Parameter {
  return { ...parameter, required: false };
}

function parameterType(field: Field): ParameterType {
  return field.type === 'number' ? 'float' : field.type;
}
