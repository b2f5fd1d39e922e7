import type { SdkGroup } from './sdk-tree.ts';

/** Every call in a table. @param separator between the members of the client: `.` or `->` */
export function callTable(groups: readonly SdkGroup[], separator: string): string[] {
  const rows = callsOf(groups, separator).map(({ path, service, title }) => `| \`${path}()\` | \`${service}\` | ${cellText(title)} |`);
  return ['| | | |', '| --- | --- | --- |', ...rows];
}

/** The call the example makes. */
export function firstCall(groups: readonly SdkGroup[], separator: string): { path: string; takesParameters: boolean } {
  return callsOf(groups, separator)[0] ?? { path: '…', takesParameters: false };
}

function callsOf(groups: readonly SdkGroup[], separator: string) {
  return groups.flatMap((group) =>
    group.classes.flatMap((member) =>
      member.methods.map(({ name, about }) => ({
        path: [group.property, member.property, name].join(separator),
        service: about.service,
        title: about.title,
        takesParameters: about.parameters.length > 0,
      })),
    ),
  );
}

/** Text of a person in a cell of a Markdown table: nothing in it is markup. */
function cellText(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').replace(/[\\`*_{}[\]<>()#|!&]/g, (character) => `&#${character.charCodeAt(0)};`);
}
