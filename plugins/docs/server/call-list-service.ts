import { plainText, type Text } from '../../../engine/core/text/text.ts';
import { type ContractService, handle, type Platform, sessionOf } from '../../../engine/server/index.ts';
import { texts } from '../../../generated/words/plugin-docs/class-titles.ts';
import type { CallGroup } from '../shared/call-list.ts';
import { listCalls } from '../shared/calls.ts';
import { groupNameOf } from '../shared/group-name.ts';
import { callableServices } from './callable.ts';
import { describeCalls } from './describe-calls.ts';

/** Every call the caller may make, by class: what the pages of docs are drawn from. */
export function callListService(platform: Platform): ContractService {
  return handle(listCalls, async (_, call) => {
    const services = await callableServices(platform, sessionOf(call));
    const screens = platform.screens.all();
    const groups = new Map<string, CallGroup>();
    for (const described of describeCalls(services, screens)) {
      const name = groupNameOf(described.service);
      const className = name.slice(name.indexOf('.') + 1);
      let group = groups.get(name);
      if (!group) {
        const label = screens.find((candidate) => candidate.className === className)?.label;
        group = { name, title: label ?? classTitles[name] ?? plainText(className), calls: [] };
        groups.set(name, group);
      }
      group.calls.push(described);
    }
    return { groups: [...groups.values()].sort((a, b) => a.name.localeCompare(b.name, 'en')), version: platform.screens.version };
  });
}

/** Classes of the platform's own calls that no screen gives its name to. */
const classTitles: Readonly<Record<string, Text>> = texts;
