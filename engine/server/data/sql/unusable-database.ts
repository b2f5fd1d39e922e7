import { codes } from '../../../core/protocol/codes.ts';
import type { Text } from '../../../core/text/text.ts';
import { CallError } from '../../kernel/call/errors.ts';

/** Seconds after which callers may try again. */
const comeBack = 2;

/** Why the database does not do what it is asked, though the question was right. */
const texts = {
  lost: { zh_cn: '数据库暂时无法连接，请稍后重试', en: 'The database cannot be reached at the moment; try again shortly' },
  unknown: {
    zh_cn: '保存时数据库连接中断，是否已保存未知；请先查看再重试',
    en: 'The connection to the database broke while it saved; whether it did is unknown, so look before you try again',
  },
  full: { zh_cn: '服务器磁盘空间不足，未能保存；请稍后重试', en: 'The disk of the server is full, so nothing was saved; try again later' },
  disk: { zh_cn: '服务器无法读写数据库文件，请稍后重试', en: 'The server cannot read or write the file of its database; try again later' },
  busy: { zh_cn: '数据库正被其他程序占用，请稍后重试', en: 'Another program holds the database; try again shortly' },
} satisfies Record<string, Text>;

export type UnusableReason = keyof typeof texts;

/** The refusal for callers (`ret` 503); the operator reads the driver's own words in the log. */
export class UnusableDatabase extends CallError {
  readonly reason: UnusableReason;
  override retryAfter = comeBack;

  constructor(reason: UnusableReason) {
    super(codes.busy, texts[reason]);
    this.reason = reason;
  }
}

/** Says a fault of the database in the log, once in a while: every call meets it. */
export function tellFault(error: unknown): void {
  const line = error instanceof Error ? error.message : String(error);
  if (line === lastLogged.line && Date.now() - lastLogged.at < tellEvery) return;
  lastLogged = { line, at: Date.now() };
  console.error(`database: ${line}`);
}

const tellEvery = 10_000;
let lastLogged = { line: '', at: 0 };
