import type { ServiceVersion } from '../../../engine/core/protocol/service-about.ts';
import { fillText, type Language, type Text } from '../../../engine/core/text/text.ts';
import type { Database } from '../../../engine/server/index.ts';
import { texts } from '../../../generated/words/designer-server/versions-of.ts';
import { diffDefinitions, type FieldChange } from '../../model/diff/diff-definitions.ts';
import { conflictLabel } from '../../model/merge/conflict-label.ts';
import type { InterfaceDefinition } from '../../model/types/definition.ts';

const shown = 50;
/** Number of sentences of one version; nobody would read more. */
const sentences = 20;
/** Members callers can see. */
const visible = new Set(['title', 'summary', 'module', 'description', 'verbs', 'parameters', 'returns']);

/** Returns the published versions of an interface, newest first, each with the changes callers can see. */
export async function versionsOf(database: Database, interfaceId: number, current: string, language: Language): Promise<ServiceVersion[]> {
  const rows = await database.read
    .selectFrom('interface_bundle')
    .select(['bundle', 'created_at', 'definition'])
    .where('interface_id', '=', interfaceId)
    .orderBy('id', 'desc')
    .limit(shown + 1)
    .execute();
  const definitions = rows.map((row): InterfaceDefinition => JSON.parse(String(row.definition)));
  return rows.slice(0, shown).map((row, at) => {
    const before = definitions[at + 1];
    const bundle = String(row.bundle);
    const changes = before ? changesBetween(before, definitions[at]!).map((text) => text[language]) : [];
    return { bundle, publishedAt: String(row.created_at), isCurrent: bundle === current, changes };
  });
}

function changesBetween(before: InterfaceDefinition, after: InterfaceDefinition): Text[] {
  const { fields } = diffDefinitions(before, after);
  const changes = fields.filter(({ pointer }) => visible.has(pointer.split('/')[1] ?? '')).map(sentenceOf);
  if (changes.length === 0) return [texts.inside];
  return changes.length > sentences ? [...changes.slice(0, sentences), fillText(texts.more, { count: changes.length - sentences })] : changes;
}

function sentenceOf({ pointer, before, after }: FieldChange): Text {
  const path = pointer
    .slice(1)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  return fillText(before === undefined ? texts.added : after === undefined ? texts.removed : texts.changed, { what: conflictLabel(path) });
}
