import { permissionsOf } from '../../../engine/core/derive/permissions.ts';
import { type ScreenService, servicesOf } from '../../../engine/core/derive/services.ts';
import type { Field, Screen } from '../../../engine/core/descriptor/types.ts';
import { adminLevel } from '../../../engine/core/protocol/levels.ts';
import { fillText, plainText, type Text } from '../../../engine/core/text/text.ts';
import { texts } from '../../../generated/words/plugin-docs/describe-calls.ts';
import type { DocAccess, DocCall } from '../shared/call-list.ts';
import type { OwnService } from './callable.ts';
import { returnsOf } from './describe-answer.ts';
import { describeParameter } from './describe-parameter.ts';

/** Calls in words: with the labels of the fields and permission nodes of the screens they come from. */
export function describeCalls(services: OwnService[], screens: Screen[]): DocCall[] {
  const nodeLabels = nodeLabelsOf(screens);
  const sources = new Map(screens.flatMap((screen) => servicesOf(screen).map((service) => [service.name, { screen, service }] as const)));
  return services.map(({ name, title, methods, access, parameters, answer }) => {
    const source = sources.get(name);
    const fields = source ? fieldsOf(source.screen, source.service) : [];
    const returns = returnsOf(answer);
    const isNew = source?.service.does !== 'Edit';
    return {
      service: name,
      title,
      ...(source && { screen: source.screen.name, ...(source.screen.purpose && { purpose: source.screen.purpose }) }),
      verbs: methods ?? ['POST'],
      access: describeAccess(access, nodeLabels),
      ...(returns.length > 0 && { returns }),
      parameters: parameters.map((parameter) =>
        describeParameter(
          parameter,
          fields.find((field) => field.name === parameter.name),
          isNew,
        ),
      ),
    };
  });
}

/** The fields whose values a call of a screen takes. */
function fieldsOf(screen: Screen, { does, verb }: ScreenService): Field[] {
  switch (does) {
    case 'Add':
    case 'Edit':
      return screen.fields.filter((field) => !field.isSystem);
    case 'transition':
      return screen.machines.flatMap((machine) => machine.transitions).find((transition) => transition.verb === verb)?.ask ?? [];
    case 'action':
      return screen.actions.find((action) => action.verb === verb)?.ask ?? [];
    default:
      return [];
  }
}

function nodeLabelsOf(screens: Screen[]): Map<string, Text> {
  const nodes = screens.flatMap(permissionsOf);
  const labels = new Map(nodes.map((node) => [node.key, node.label]));
  for (const { key, parent, label } of nodes) {
    const page = parent === undefined ? undefined : labels.get(parent);
    if (page) labels.set(key, fillText(texts.pageAndLabel, { page, label }));
  }
  return labels;
}

function describeAccess(access: OwnService['access'], nodeLabels: Map<string, Text>): DocAccess {
  switch (access.kind) {
    case 'public':
      return { kind: 'public' };
    case 'session':
      return { kind: 'session', minLevel: access.minLevel ?? 0 };
    case 'permission':
      return {
        kind: 'permission',
        minLevel: access.minLevel ?? adminLevel,
        nodes: access.nodes.map((key) => ({ key, label: nodeLabels.get(key) ?? plainText(key) })),
      };
  }
}
