import type { Parameter } from '../../../engine/core/protocol/parameter.ts';
import { fillText, type Text } from '../../../engine/core/text/text.ts';
import { texts } from '../../../generated/words/designer-model/breaking-changes.ts';
import type { InterfaceDefinition } from '../types/definition.ts';

/** Returns how calls that work today would break, one sentence each: the call is refused, or an answer lacks what it had. */
export function breakingChanges(before: InterfaceDefinition, after: InterfaceDefinition): Text[] {
  const verbs = before.verbs.filter((verb) => !after.verbs.includes(verb));
  const isNarrower = before.visibility === 'open' && after.visibility !== 'open';
  return [
    ...parameterChanges(before.parameters, after.parameters, ''),
    ...before.returns.flatMap(({ name, type }): Text[] => {
      const now = after.returns.find((field) => field.name === name);
      if (!now) return [fillText(texts.fieldGone, { name })];
      return now.type === type ? [] : [fillText(texts.fieldType, { name, before: type, after: now.type })];
    }),
    ...verbs.map((verb) => fillText(texts.verb, { verb })),
    ...(isNarrower ? [texts.visibility] : []),
  ];
}

function parameterChanges(before: readonly Parameter[], after: readonly Parameter[], prefix: string): Text[] {
  const gone = before.flatMap((parameter): Text[] => {
    const name = prefix + parameter.name;
    const now = after.find((one) => one.name === parameter.name);
    if (!now) return [fillText(texts.parameterGone, { name })];
    if (now.type !== parameter.type) return [fillText(texts.parameterType, { name, before: parameter.type, after: now.type })];
    const members = parameterChanges(parameter.properties ?? [], now.properties ?? [], `${name}.`);
    return isDemanded(now) && !isDemanded(parameter) ? [fillText(texts.required, { name }), ...members] : members;
  });
  const added = after.filter((one) => isDemanded(one) && !before.some(({ name }) => name === one.name));
  return [...gone, ...added.map(({ name }) => fillText(texts.added, { name: prefix + name }))];
}

function isDemanded({ required, default: fallback }: Parameter): boolean {
  return required === true && fallback === undefined;
}
