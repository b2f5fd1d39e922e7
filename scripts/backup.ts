/** `npm run backup [-- file]`: one archive of the whole installation, which may be running. See README, "Backup and restore". */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fillText } from '../engine/core/text/text.ts';
import { percentLine, readArguments, runCommand, UsageError } from '../engine/server/backup/run-command.ts';
import { takeBackup } from '../engine/server/backup/take-backup.ts';
import { readConfig } from '../engine/server/composition/read-config.ts';
import { texts } from '../generated/words/scripts/backup.ts';

const root = join(import.meta.dirname, '..');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };

process.exitCode = await runCommand(process.env, async (say) => {
  const { file, replace, passphrase } = readArguments(process.argv.slice(2), process.env);
  if (replace) throw new UsageError(texts.replace);
  const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const archive = file ?? resolve(process.env.INIT_CWD ?? '.', `portico-${stamp}.${passphrase === undefined ? 'tar.gz' : 'sealed'}`);
  const { missing, bucket } = await takeBackup({
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
  if (bucket !== undefined) say(fillText(texts.bucket, { bucket }));
  say(fillText(passphrase === undefined ? texts.plain : texts.sealed, { archive }));
});
