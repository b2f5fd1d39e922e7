/** `npm run restore -- file [--replace]`: puts an archive back into an installation that is not running. See README, "Backup and restore". */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillText } from '../engine/core/text/text.ts';
import { restoreBackup } from '../engine/server/backup/restore-backup.ts';
import { percentLine, readArguments, runCommand, UsageError } from '../engine/server/backup/run-command.ts';
import { readConfig } from '../engine/server/composition/read-config.ts';
import { readMigrationFiles } from '../engine/server/data/migration/migration-file.ts';
import { schemaFolders } from '../generated/plugins.server.ts';
import { texts } from '../generated/words/scripts/restore.ts';

const root = join(import.meta.dirname, '..');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };

process.exitCode = await runCommand(process.env, async (say) => {
  const { file, replace, passphrase } = readArguments(process.argv.slice(2), process.env);
  if (file === undefined) throw new UsageError(texts.usage);
  const config = readConfig(process.env, root);
  const folders = [...schemaFolders.map((folder) => join(root, folder)), ...(config.extraSchemas === undefined ? [] : [config.extraSchemas])];
  const { manifest, formerFolder, formerSchema } = await restoreBackup({
    target: config,
    archive: file,
    passphrase,
    replace,
    known: { product: version, migrations: (await readMigrationFiles(folders)).map(({ name }) => name) },
    progress: {
      bytes: percentLine(process.stdout),
      changing: ({ made_at, product, entries }) => {
        say(fillText(texts.whole, { moment: made_at, product, files: entries.length }));
        // Seconds from here to the end, which must not be cut in two.
        for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
      },
    },
  });
  if (formerFolder !== null) say(fillText(texts.folder, { folder: formerFolder }));
  if (formerSchema !== null) say(fillText(texts.schema, { schema: formerSchema }));
  if (manifest.bucket !== undefined) say(fillText(texts.bucket, { bucket: manifest.bucket }));
  const rows = Object.values(manifest.tables).reduce((sum, count) => sum + count, 0);
  say(fillText(texts.done, { tables: Object.keys(manifest.tables).length, rows, files: manifest.entries.length - 1 }));
});
