/** `npm run backup [-- file]`: one archive of the whole installation, which may be running. See README, "Backup and restore". */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fillText } from '../engine/core/text/text.ts';
import { percentLine, readArguments, runCommand, UsageError } from '../engine/server/backup/run-command.ts';
import { takeBackup } from '../engine/server/backup/take-backup.ts';
import { readConfig } from '../engine/server/composition/read-config.ts';

const root = join(import.meta.dirname, '..');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };

const texts = {
  database: { zh_cn: '数据库：{tables} 张表，{rows} 行', en: 'database: {tables} tables, {rows} rows' },
  missing: {
    zh_cn: '注意：数据库提到的 {count} 个上传文件已不在文件夹中（{names}）',
    en: 'note: {count} uploaded files the database names are not in the folder ({names})',
  },
  plain: {
    zh_cn: '已备份到 {archive}；其中有密钥环，未加密：请像密码一样保管，或设置 PORTICO_BACKUP_PASSPHRASE',
    en: 'backed up to {archive}; the keyring in it is not sealed: keep it as you keep a password, or set PORTICO_BACKUP_PASSPHRASE',
  },
  sealed: { zh_cn: '已备份到 {archive}，已用口令加密；没有口令就无法恢复', en: 'backed up to {archive}, sealed: without the passphrase nobody can restore it' },
};

process.exitCode = await runCommand(process.env, async (say) => {
  const { file, replace, passphrase } = readArguments(process.argv.slice(2), process.env);
  if (replace) throw new UsageError({ zh_cn: '--replace 只用于恢复', en: '--replace belongs to restore' });
  const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const archive = file ?? resolve(process.env.INIT_CWD ?? '.', `portico-${stamp}.${passphrase === undefined ? 'tar.gz' : 'sealed'}`);
  const { missing } = await takeBackup({
    installation: readConfig(process.env, root),
    archive,
    passphrase,
    product: version,
    progress: {
      database: (tables, rows) => say(fillText(texts.database, { tables, rows })),
      bytes: percentLine(process.stdout),
    },
  });
  if (missing.length > 0) say(fillText(texts.missing, { count: missing.length, names: missing.slice(0, 3).join(', ') }));
  say(fillText(passphrase === undefined ? texts.plain : texts.sealed, { archive }));
});
