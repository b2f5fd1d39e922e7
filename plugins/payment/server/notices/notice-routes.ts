import type { FastifyInstance } from 'fastify';
import { addressKey, CallError, callerAddress, Limiter, logError, type Platform } from '../../../../engine/server/index.ts';
import { noticePaths } from '../../shared/calls.ts';
import { findPayment } from '../attempts/find-payment.ts';
import { readPayConfig } from '../config/pay-config.ts';
import { type PayProvider, type ProviderName, providerNames } from '../providers/pay-provider.ts';
import { receivePayment } from '../settle/receive-payment.ts';

/** A notice is a few hundred fields' worth at most. */
const noticeBytes = 65_536;

/** What each provider takes for heard, and for not heard, so that it tells again. */
const answers: Readonly<Record<ProviderName, { heard: string; unheard: string; status: number }>> = {
  alipay: { heard: 'success', unheard: 'failure', status: 200 },
  paypal: { heard: 'OK', unheard: 'refused', status: 400 },
};

/**
 * The addresses providers send their notices to. The bytes are kept as they came, as the signature is over them, and a notice is answered as heard when
 * what follows from it is durable, and not before.
 */
export function noticeRoutes(http: FastifyInstance, platform: Platform): void {
  // What is refused may have cost a call of the provider.
  const refusals = new Limiter({ burst: 300, refillMilliseconds: 1_000 });
  http.removeAllContentTypeParsers();
  http.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: noticeBytes }, (_request, body, done) => done(null, body));
  // What is no notice, as one beyond the limit, is not heard: this server's own words would come with a status that says it was.
  http.setErrorHandler((_error, request, reply) => {
    const { unheard, status } = answers[request.routeOptions.url === noticePaths.paypal ? 'paypal' : 'alipay'];
    return reply.code(status).header('content-type', 'text/plain; charset=utf-8').send(unheard);
  });
  for (const name of providerNames) {
    const { heard, unheard, status } = answers[name];
    http.post(noticePaths[name], async (request, reply) => {
      reply.header('content-type', 'text/plain; charset=utf-8').header('cache-control', 'no-store');
      const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const headers = Object.fromEntries(Object.entries(request.headers).map(([key, value]) => [key, Array.isArray(value) ? value[0] : value]));
      const caller = addressKey(callerAddress(request, platform.config.trustedProxies));
      try {
        refusals.take(caller);
        const { known } = await readPayConfig(platform);
        const provider = known.get(name);
        if (!provider) return reply.code(status).send(unheard);
        await hear(platform, provider, raw, headers);
        refusals.giveBack(caller);
        return reply.send(heard);
      } catch (error) {
        if (!(error instanceof CallError)) logError(request.id, error);
        return reply.code(error instanceof CallError ? status : 500).send(unheard);
      }
    });
  }
}

async function hear(platform: Platform, provider: PayProvider, raw: Buffer, headers: Record<string, string | undefined>): Promise<void> {
  const notice = await provider.readNotice(raw, headers);
  if (notice === null) return;
  if ('trade' in notice) {
    await receivePayment(platform, provider, notice.trade);
    return;
  }
  const attempt = await platform.database.read.selectFrom('pay_attempt').selectAll().where('out_trade_no', '=', notice.look).executeTakeFirst();
  if (!attempt) return;
  const isWanted = attempt.status === 'open';
  await findPayment(platform, await readPayConfig(platform), { ...attempt, id: Number(attempt.id) }, isWanted);
}
