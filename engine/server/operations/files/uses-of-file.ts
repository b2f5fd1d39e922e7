import { texts } from '../../../../generated/words/engine-server/uses-of-file.ts';
import { fileFields } from '../../../core/derive/fields/file-fields.ts';
import { titleField } from '../../../core/descriptor/title-field.ts';
import { fillText, plainText, type Text } from '../../../core/text/text.ts';
import type { Platform } from '../../kernel/platform.ts';
import type { StoredFile } from '../../kernel/ports/file-store.ts';
import { holdersOf, isNamedIn } from './file-holders.ts';

/**
 * Returns the live records that name a file, in words: “Article: Spring tea (3)”. For those who manage the library, because it reveals records of all
 * screens.
 * @param except a screen whose own records do not count
 */
export async function usesOfFile(platform: Platform, file: StoredFile, except?: string): Promise<Text[]> {
  const uses: Text[] = [];
  for (const { table, ids } of await holdersOf(platform, file)) {
    for (const screen of platform.screens.all()) {
      const repository = screen.records === screen.name && screen.name !== except ? platform.repositories.of(screen) : null;
      if (repository?.table.name !== table) continue;
      const names = fileFields(screen).map(({ name }) => name);
      const title = titleField(screen)?.name;
      for (const record of await repository.getMany(platform.database.read, ids)) {
        const isUsed = isNamedIn(
          file,
          names.map((name) => record[name]),
        );
        const called = title === undefined ? '' : String(record[title] ?? '');
        if (isUsed) uses.push(fillText(texts.use, { label: screen.label, title: plainText(called || '–'), id: record.id }));
      }
    }
  }
  return uses;
}
