import { texts as partNames } from '../../../../../generated/words/engine-core/check-parts.ts';
import { pointerOf } from '../../parse/pointer.ts';
import type { PartNeeds } from '../../part-needs.ts';
import type { Candidate, Report } from './check-context.ts';

/** What a `<plugin>/<export>` in a descriptor can refer to. */
export type PluginPart = 'handler' | 'hooks' | 'page' | 'widget' | 'result' | 'computed' | 'rows';

/** What plugins offer to descriptors. */
export interface PartSurroundings {
  /** Whether an installed plugin offers the part. */
  knows(ref: string, part: PluginPart): boolean;
  /** What a part of a server half needs of the screen that names it. */
  needs?(ref: string): PartNeeds | undefined;
}

/** Checks that an installed plugin offers every part the descriptor names, and that the screen has what the part needs. */
export function checkParts(candidate: Candidate, { knows, needs }: PartSurroundings, report: Report): void {
  const { file, screen } = candidate;
  const check = (ref: string | undefined, part: PluginPart, at: string): void => {
    if (!ref?.includes('/')) return;
    if (!knows(ref, part)) report(at, 'unknown-plugin-part', { found: ref, half: partNames[part] });
    else if (part === 'handler' || part === 'hooks' || part === 'computed') {
      const of = needs?.(ref)?.of;
      if (of !== undefined && of !== screen.records && of !== screen.source) report(at, 'part-of-other-records', { found: ref, of });
    }
  };
  check(file.page, 'page', '/page');
  check(file.source, 'rows', '/source');
  check(file.hooks, 'hooks', '/hooks');
  check(file.add?.result, 'result', '/add/result');
  for (const [verb, action] of Object.entries(file.actions ?? {})) {
    check(action.handler, 'handler', pointerOf('actions', verb, 'handler'));
    check(action.result, 'result', pointerOf('actions', verb, 'result'));
    check(action.widget, 'widget', pointerOf('actions', verb, 'widget'));
    if (action.handler !== undefined) checkAction(candidate, verb, needs?.(action.handler) ?? {}, report);
  }
  for (const [name, field] of Object.entries(file.schema?.properties ?? {})) {
    check(field.widget, 'widget', pointerOf('schema', 'properties', name, 'widget'));
    if (typeof field.computed === 'string') check(field.computed, 'computed', pointerOf('schema', 'properties', name, 'computed'));
  }
}

function checkAction({ file }: Candidate, verb: string, { asks = {}, isForRecords }: PartNeeds, report: Report): void {
  const { at, ask = {}, handler: found = '' } = file.actions?.[verb] ?? {};
  if (isForRecords && at === 'toolbar') report(pointerOf('actions', verb, 'at'), 'part-needs-record', { found });
  const needed = Object.entries(asks).map(([name, type]) => `${name} (${type})`);
  const isThere = ([name, type]: [string, string]) => ask[name]?.type === type;
  if (!Object.entries(asks).every(isThere)) report(pointerOf('actions', verb, 'handler'), 'part-needs-ask', { found, needed: needed.join(', ') });
}
