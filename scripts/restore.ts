/** `npm run restore -- file [--replace]`: puts an archive back into an installation that is not running. See README, "Backup and restore". */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillText } from '../engine/core/text/text.ts';
import { restoreBackup } from '../engine/server/backup/restore-backup.ts';
import { percentLine, readArguments, runCommand, UsageError } from '../engine/server/backup/run-command.ts';
import { readConfig } from '../engine/server/composition/read-config.ts';
import { readMigrationFiles } from '../engine/server/data/migration/migration-file.ts';
import { schemaFolders } from '../generated/plugins.server.ts';

const root = join(import.meta.dirname, '..');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };

const texts = {
  whole: {
    zh_cn: '备份文件完好：{moment}，Portico {product}，{files} 个文件；开始恢复',
    en: 'the archive is whole: {moment}, Portico {product}, {files} files; restoring',
  },
  folder: { zh_cn: '原有数据保留在 {folder}，确认无误后可删除', en: 'the former data is kept in {folder}; delete it once all is well' },
  schema: { zh_cn: '原有的表保留在 schema {schema}，确认无误后可删除', en: 'the former tables are kept in the schema {schema}; drop it once all is well' },
  done: {
    zh_cn: '已恢复并核对：{tables} 张表共 {rows} 行，{files} 个文件与备份一致',
    en: 'restored and checked: {rows} rows in {tables} tables and {files} files are as in the archive',
  },
};

process.exitCode = await runCommand(process.env, async (say) => {
  const { file, replace, passphrase } = readArguments(process.argv.slice(2), process.env);
  if (file === undefined) throw new UsageError({ zh_cn: '请给出备份文件：npm run restore -- 文件', en: 'name the archive: npm run restore -- file' });
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
  const rows = Object.values(manifest.tables).reduce((sum, count) => sum + count, 0);
  say(fillText(texts.done, { tables: Object.keys(manifest.tables).length, rows, files: manifest.entries.length - 1 }));
});
