import type { Access } from '../../engine/core/protocol/access.ts';

/** Who may look at interfaces, and who may change and publish them: the two pages of the designer. */
export const mayList = {
  kind: 'permission',
  nodes: ['/techzones/design/list', '/techzones/design/design', '/techzones/design/import'],
} as const satisfies Access;
export const mayDesign = { kind: 'permission', nodes: ['/techzones/design/design'] } as const satisfies Access;
/** Who may take interfaces over from documents: its own page, and the designer's. Publishing them still asks for the latter. */
export const mayImport = { kind: 'permission', nodes: ['/techzones/design/import', '/techzones/design/design'] } as const satisfies Access;
/** Who may see the tables: whoever manages databases or designs interfaces. */
export const maySeeTables = { kind: 'permission', nodes: ['/database/manage', '/techzones/design/design'] } as const satisfies Access;
