import { callTexts, forbiddenNames } from '../../../../engine/core/protocol/call-texts.ts';
import type { Parameter } from '../../../../engine/core/protocol/parameter.ts';
import { credentialFields } from '../../../../engine/core/sign-in/credentials.ts';
import { fillText } from '../../../../engine/core/text/text.ts';
import { formLimits, InputError, refuse } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/plugin-mcp/arguments-of.ts';

/** What a call carries beside its parameters; an argument of that name must not become another call or another app's. */
const ownFields: ReadonlySet<string> = new Set(['service', 's', ...credentialFields]);

/**
 * A tool's arguments as the members of a JSON call. Models write null where they mean nothing: it counts as such unless the parameter knows null
 * as a value.
 * @throws CallError (400) for names no parameter can have
 */
export function argumentsOf(rules: readonly Parameter[], args: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const members: Record<string, unknown> = Object.create(null);
  const entries = Object.entries(args).filter(([name, value]) => value !== null || rules.some((rule) => rule.name === name && rule.nullable));
  if (entries.length > formLimits.fields) throw refuse('badInput', texts.tooMany, { max: formLimits.fields });
  for (const [name, value] of entries) {
    if (ownFields.has(name)) throw new InputError([{ field: name, code: 'unknown', text: fillText(texts.own, { name }) }]);
    if (forbiddenNames.includes(name)) throw refuse('badInput', callTexts.forbidden, { name });
    members[name] = value;
  }
  return members;
}
