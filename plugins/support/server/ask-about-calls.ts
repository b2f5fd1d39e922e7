import { fillText } from '../../../engine/core/text/text.ts';
import { type ActionHandler, refuse, refuseSimulated, requireScreen, sessionOf } from '../../../engine/server/index.ts';
import { texts } from '../../../generated/words/plugin-support/ask-about-calls.ts';
import { newSerial } from './serial.ts';

/** How many logged calls one work order may be about. */
const most = 10;

/** A work order about calls picked from the log, whose time, interface, return code and request ID it keeps: the log itself is kept for some days only. */
export const askAboutCalls: ActionHandler = async ({ platform, call }, records, askValues) => {
  const session = sessionOf(call);
  refuseSimulated(session);
  if (records.length > most) throw refuse('badInput', texts.tooMany, { most });
  const accounts = new Set(records.map(({ account_id }) => account_id));
  const [accountId] = accounts;
  if (accounts.size !== 1 || typeof accountId !== 'number') throw refuse('badInput', texts.severalAccounts);
  const orders = platform.repositories.of(requireScreen(platform, 'work_order'))!;
  const lines = records.map(({ time, service, ret, ms, request_id }) => ({ time, service, ret, ms, request_id }));
  const title = String(askValues.title);
  const values = {
    serial: newSerial(),
    title,
    kind: 'technical',
    content: String(askValues.content),
    account_id: accountId,
    log_lines: lines,
    status: 'pending',
  };
  const { order, tell } = await platform.database.transact(async (query) => {
    const order = await orders.insert(query, values, session.accountId);
    await platform.audit.record(query, call, { screen: 'work_order', recordId: order.id, verb: 'Add', before: null, after: values });
    const tell = await platform.messages.notify(query, {
      to: { right: 'WorkOrder.Accept' },
      kind: 'support',
      text: fillText(texts.added, { title }),
      about: { screen: 'work_order', id: order.id },
      except: session.accountId,
    });
    return { order, tell };
  });
  await tell();
  return { id: order.id, serial: order.serial };
};
