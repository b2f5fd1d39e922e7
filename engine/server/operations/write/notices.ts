import { texts } from '../../../../generated/words/engine-server/notices.ts';
import { fieldOf } from '../../../core/descriptor/field-of.ts';
import { formatTypeOf } from '../../../core/descriptor/formats.ts';
import type { Effect, Field } from '../../../core/descriptor/types.ts';
import { printLossless } from '../../../core/json/lossless-json.ts';
import { platformTime } from '../../../core/text/date.ts';
import { placeholdersOf } from '../../../core/text/placeholders.ts';
import { fillText, joinTexts, plainText, type Text } from '../../../core/text/text.ts';
import type { HookContext } from '../../kernel/plugin.ts';
import type { Recipient } from '../../kernel/ports/background/messages.ts';
import type { StoredRecord } from '../../kernel/ports/repository.ts';
import { targetOf } from '../binding/condition-query.ts';
import type { ScreenBinding } from '../binding/screen-binding.ts';
import { holdsFor } from './effect.ts';

/** Maximum number of characters of one value in a message. */
const longestValue = 100;

/** Notifies whom the effect names, in its transaction; open pages are notified after the commit. Nobody is notified of his own acts. */
export async function sendNotices(
  binding: ScreenBinding,
  context: HookContext,
  { notify, ask }: Effect,
  record: StoredRecord,
  askValues: Record<string, unknown>,
): Promise<void> {
  const { platform, screen } = binding;
  for (const { to, message, kind = 'other', when } of notify) {
    if (!(await holdsFor(binding, context.call, context.query, when, record))) continue;
    const recipient = typeof to === 'string' ? await readerOf(binding, context, to, record) : to;
    if (!recipient) continue;
    const values: Record<string, Text> = {};
    for (const name of placeholdersOf(message)) {
      const field = fieldOf(screen, name) ?? ask.find((one) => one.name === name);
      if (field) values[name] = await wordsOf(binding, context, field, Object.hasOwn(askValues, name) ? askValues[name] : record[name]);
    }
    const notice = {
      to: recipient,
      text: fillText(message, values),
      kind,
      about: { screen: screen.records, id: record.id },
      except: context.call.session?.accountId,
    };
    context.afterCommit(await platform.messages.notify(context.query, notice));
  }
}

/** Returns the account in a field, or in one of the record it refers to. */
async function readerOf({ platform, screen }: ScreenBinding, { query }: HookContext, path: string, record: StoredRecord): Promise<Recipient | null> {
  const [name = '', lookup] = path.split('.');
  const value = record[name];
  if (typeof value !== 'number') return null;
  if (lookup === undefined) return { account: value };
  const target = targetOf(platform, screen, name);
  const pointed = target && (await platform.repositories.of(target)?.get(query, value));
  const account = pointed?.[lookup];
  return typeof account === 'number' ? { account } : null;
}

/** Returns a value as people read it. */
async function wordsOf({ platform, screen }: ScreenBinding, { query }: HookContext, field: Field, value: unknown): Promise<Text> {
  const { options, format } = field;
  if (value === null || value === undefined || value === '') return plainText('–');
  if (options) return joinTexts([value].flat().map((one) => options.find((option) => option.value === one)?.label ?? plainText(String(one))));
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  const target = typeof value === 'number' ? targetOf(platform, screen, field.name) : null;
  if (target && format?.kind === 'ref') {
    const pointed = await platform.repositories.of(target)?.get(query, value as number);
    return plainText(shortened(String(pointed?.[format.field] ?? value)));
  }
  if (format?.kind === 'date-time') return plainText(platformTime(Date.parse(String(value))));
  const limitText = format && formatTypeOf(format).limitText;
  if (typeof value === 'number' && limitText) return plainText(limitText(value));
  return plainText(shortened(typeof value === 'object' ? printLossless(value) : String(value)));
}

function shortened(text: string): string {
  const letters = [...text.replaceAll(/\s+/g, ' ')];
  return letters.length > longestValue ? `${letters.slice(0, longestValue - 1).join('')}…` : letters.join('');
}
