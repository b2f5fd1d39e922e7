import { AlipayRequestError, AlipaySdk, type AlipaySdkCommonResult } from 'alipay-sdk';
import { platformTime } from '../../../../../engine/core/text/date.ts';
import { refuse } from '../../../../../engine/server/index.ts';
import { texts } from '../../../../../generated/words/plugin-payment/alipay-provider.ts';
import { amountText, minorOf } from '../money.ts';
import type { BegunPayment, Charge, Environment, Notice, PaymentRef, PayProvider, RefundOrder, Trade } from '../pay-provider.ts';

const gateways: Readonly<Record<Environment, string>> = {
  production: 'https://openapi.alipay.com/gateway.do',
  sandbox: 'https://openapi-sandbox.dl.alipaydev.com/gateway.do',
};

/** States of a trade in which the money is there. */
const paidStates: readonly unknown[] = ['TRADE_SUCCESS', 'TRADE_FINISHED'];

export interface AlipayKeys {
  environment: Environment;
  appId: string;
  sellerId: string;
  /** As `privateKeyOf` and `publicKeyOf` give them. */
  privateKey: string;
  publicKey: string;
  /** The operator's own address of the gateway. */
  gateway: string | undefined;
}

/** Takes payments by Alipay; notices are verified by RSA2 signature. */
export class AlipayProvider implements PayProvider {
  readonly name = 'alipay';
  readonly environment: Environment;
  readonly app: string;
  #seller: string;
  #sdk: AlipaySdk;

  constructor({ environment, appId, sellerId, privateKey, publicKey, gateway }: AlipayKeys) {
    this.environment = environment;
    this.app = appId;
    this.#seller = sellerId;
    const keys = { appId, privateKey, alipayPublicKey: publicKey };
    this.#sdk = new AlipaySdk({ ...keys, keyType: 'PKCS1', camelcase: false, timeout: 10_000, gateway: gateway ?? gateways[environment] });
  }

  price(cents: number) {
    return { minor: cents, currency: 'CNY' };
  }

  async begin({ outTradeNo, title, price, place, expiresAt, notifyUrl, returnUrl }: Charge): Promise<BegunPayment> {
    const bizContent = {
      ...{ out_trade_no: outTradeNo, total_amount: amountText(price.minor), subject: title, seller_id: this.#seller },
      time_expire: platformTime(expiresAt.getTime()),
    };
    const notice = notifyUrl === null ? {} : { notify_url: notifyUrl };
    if (place === 'code') {
      const { qr_code } = await this.#ask('alipay.trade.precreate', { bizContent, ...notice });
      if (typeof qr_code !== 'string') throw refuse('upstreamFailed', texts.answer);
      return { reference: null, code: qr_code, address: null };
    }
    const [method, product_code] =
      place === 'page' ? ['alipay.trade.page.pay', 'FAST_INSTANT_TRADE_PAY'] : (['alipay.trade.wap.pay', 'QUICK_WAP_WAY'] as const);
    const page = { bizContent: { ...bizContent, product_code }, return_url: returnUrl, ...notice };
    return { reference: null, code: null, address: this.#sdk.pageExecute(method, 'GET', page) };
  }

  async find({ outTradeNo }: PaymentRef): Promise<Trade | null> {
    const answer = await this.#ask('alipay.trade.query', { bizContent: { out_trade_no: outTradeNo } }, ['ACQ.TRADE_NOT_EXIST']);
    if (!paidStates.includes(answer.trade_status)) return null;
    return tradeOf(answer);
  }

  async close({ outTradeNo }: PaymentRef): Promise<void> {
    await this.#ask('alipay.trade.close', { bizContent: { out_trade_no: outTradeNo } }, ['ACQ.TRADE_NOT_EXIST', 'ACQ.TRADE_STATUS_ERROR']);
  }

  async refund({ trade, number, minor }: RefundOrder): Promise<void> {
    const bizContent = { trade_no: trade.tradeNo, refund_amount: amountText(minor), out_request_no: number };
    await this.#ask('alipay.trade.refund', { bizContent });
  }

  /** Asks for a trade that cannot be there: that there is none says that app, keys and signatures fit. */
  async test(): Promise<void> {
    await this.find({ outTradeNo: `portico-test-${Date.now()}`, reference: null });
  }

  async readNotice(raw: Buffer): Promise<Notice> {
    const fields = Object.fromEntries(new URLSearchParams(raw.toString('utf8')));
    // A notice that says so itself could be signed in a weaker way.
    if (fields.sign_type !== 'RSA2' || !this.#isSigned(fields)) throw refuse('signatureWrong', texts.signature);
    if (fields.app_id !== this.app || fields.seller_id !== this.#seller) throw refuse('badInput', texts.receiver);
    // Of refunds it tells too, in the same state.
    if (!paidStates.includes(fields.trade_status) || fields.refund_fee !== undefined) return null;
    return { trade: tradeOf(fields) };
  }

  #isSigned(fields: Record<string, string>): boolean {
    try {
      return this.#sdk.checkNotifySignV2(fields);
    } catch {
      return false;
    }
  }

  /** @param expected refusals that are an answer */
  async #ask(method: string, params: object, expected: readonly string[] = []): Promise<AlipaySdkCommonResult> {
    const answer = await this.#sdk.exec(method, { ...params }, { validateSign: true }).catch((error: unknown) => {
      throw alipayError(error);
    });
    if (answer.code === '10000' || expected.includes(answer.sub_code ?? '')) return answer;
    if (answer.code === '20000' || answer.sub_code?.endsWith('SYSTEM_ERROR')) throw refuse('upstreamFailed', texts.busy);
    throw refuse('upstreamRefused', texts.refused, { code: answer.sub_code ?? answer.code, words: (answer.sub_msg ?? answer.msg).slice(0, 200) });
  }
}

function tradeOf({ out_trade_no, trade_no, total_amount }: Record<string, unknown>): Trade {
  const minor = minorOf(total_amount);
  if (typeof out_trade_no !== 'string' || typeof trade_no !== 'string' || minor === null) throw refuse('upstreamFailed', texts.answer);
  return { tradeNo: trade_no, outTradeNo: out_trade_no, minor, currency: 'CNY' };
}

/** What the SDK throws says in Chinese what went wrong, with what was answered behind it, which stays here. */
function alipayError(error: unknown): Error {
  if (error instanceof AlipayRequestError && error.message.startsWith('验签失败')) return refuse('upstreamRefused', texts.publicKey);
  if (error instanceof AlipayRequestError && error.responseDataRaw !== undefined) return refuse('upstreamFailed', texts.answer);
  if (error instanceof AlipayRequestError) return refuse('upstreamFailed', texts.unreachable);
  // An answer without a signature, which the check for one cannot take.
  return refuse('upstreamRefused', texts.unsigned);
}
