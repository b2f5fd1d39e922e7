import type { ActionHandler } from '../../../engine/server/index.ts';

/** What has not arrived begins anew; the next look of an instance sends it. */
export const resend: ActionHandler = async ({ platform }, records) => ({ sent: await platform.outbox.resend(records.map(({ id }) => id)) });
