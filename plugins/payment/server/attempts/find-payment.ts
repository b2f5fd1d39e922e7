import type { Platform } from '../../../../engine/server/index.ts';
import type { PayConfig } from '../config/pay-config.ts';
import { type ProviderName, providerNames } from '../providers/pay-provider.ts';
import { type Outcome, receivePayment } from '../settle/receive-payment.ts';

/** Of an attempt, what its provider is asked by. */
export interface OpenAttempt {
  id: number;
  provider: string;
  environment: string;
  app: string;
  out_trade_no: string;
  reference: string | null;
}

/**
 * Asks the provider of an attempt whether it was paid, and takes the payment where it was. Null where it was not, or the keys it was begun with are not the
 * configured ones any more.
 * @throws CallError where the provider does not answer
 */
export async function findPayment(platform: Platform, config: PayConfig, attempt: OpenAttempt, isWanted: boolean): Promise<Outcome | null> {
  const provider = isProvider(attempt.provider) ? config.known.get(attempt.provider) : undefined;
  if (!provider || provider.environment !== attempt.environment || provider.app !== attempt.app) return null;
  const trade = await provider.find({ outTradeNo: attempt.out_trade_no, reference: attempt.reference }, isWanted);
  return trade && receivePayment(platform, provider, trade);
}

/** Ends an attempt on both sides; what was paid meanwhile is taken. */
export async function closeAttempt(platform: Platform, config: PayConfig, attempt: OpenAttempt): Promise<void> {
  const found = await findPayment(platform, config, attempt, false);
  if (found) return;
  const provider = isProvider(attempt.provider) ? config.known.get(attempt.provider) : undefined;
  if (provider?.environment === attempt.environment && provider.app === attempt.app)
    await provider.close({ outTradeNo: attempt.out_trade_no, reference: attempt.reference });
  await platform.database.transact((query) =>
    query.updateTable('pay_attempt').set({ status: 'closed' }).where('id', '=', attempt.id).where('status', '=', 'open').execute(),
  );
}

function isProvider(name: string): name is ProviderName {
  return (providerNames as readonly string[]).includes(name);
}
