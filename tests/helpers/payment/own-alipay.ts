import { createSign, createVerify, generateKeyPairSync, type KeyObject, randomInt } from 'node:crypto';
import { cutOff, type Page, type RefundError } from '../own-payment-provider.ts';

interface Trade {
  outTradeNo: string;
  tradeNo: string;
  amount: string;
  status: 'WAIT_BUYER_PAY' | 'TRADE_SUCCESS' | 'TRADE_CLOSED';
  notifyUrl: string;
  returnUrl: string;
  /** By their request numbers. */
  refunds: Map<string, string>;
}

const sellerId = '2088000000000001';

/** The gateway of Alipay: forms signed with RSA2, answers and notices signed with a key of its own. */
export class OwnAlipay {
  readonly appId = '2021000000000001';
  readonly sellerId = sellerId;
  readonly trades = new Map<string, Trade>();
  /** Of the next refunds, one each. */
  readonly refundErrors: RefundError[] = [];
  /** Further trade numbers that were told of, by which refunds may be asked. */
  #others = new Map<string, string>();
  #url: string;
  #app = generateKeyPairSync('rsa', { modulusLength: 2048 });
  #own = generateKeyPairSync('rsa', { modulusLength: 2048 });
  #number = 0;
  /** Trade numbers are nobody else's, of another run either. */
  #run = String(randomInt(10 ** 12)).padStart(12, '0');

  constructor(url: string) {
    this.#url = url;
  }

  /** What an administrator enters. */
  config(environment: 'production' | 'sandbox' = 'production') {
    return {
      ...{ alipay_on: true, alipay_environment: environment, alipay_app_id: this.appId, alipay_seller_id: sellerId },
      alipay_private_key: String(this.#app.privateKey.export({ format: 'pem', type: 'pkcs8' })).trim(),
      alipay_public_key: String(this.#own.publicKey.export({ format: 'pem', type: 'spki' })).trim(),
    };
  }

  /** The buyer pays. @returns the trade number */
  pay(outTradeNo: string, amount?: string): string {
    const trade = this.#tradeOf(outTradeNo);
    trade.status = 'TRADE_SUCCESS';
    trade.amount = amount ?? trade.amount;
    return trade.tradeNo;
  }

  /** What Alipay posts when a trade is paid. @param changes made before it is signed @param key whose signature it has */
  notice(outTradeNo: string, changes: Record<string, string> = {}, key: KeyObject = this.#own.privateKey): string {
    const { tradeNo, amount, status } = this.#tradeOf(outTradeNo);
    if (changes.trade_no !== undefined) this.#others.set(changes.trade_no, outTradeNo);
    const fields: Record<string, string> = {
      ...{ notify_time: '2026-11-26 12:00:00', notify_type: 'trade_status_sync', notify_id: `n${++this.#number}`, charset: 'utf-8', version: '1.0' },
      ...{ app_id: this.appId, seller_id: sellerId, out_trade_no: outTradeNo, trade_no: tradeNo, trade_status: status, total_amount: amount },
      ...changes,
    };
    const sign = createSign('RSA-SHA256').update(joined(fields)).sign(key, 'base64');
    return String(new URLSearchParams({ ...fields, sign_type: 'RSA2', sign }));
  }

  async answer(method: string, address: URL, body: string): Promise<Page | typeof cutOff> {
    if (address.pathname === '/gateway.do/confirm') return this.#confirm(address.searchParams.get('out') ?? '');
    const fields = Object.fromEntries([...address.searchParams, ...new URLSearchParams(method === 'POST' ? body : '')]);
    const { method: call = '', biz_content = '{}' } = fields;
    const error = call === 'alipay.trade.refund' ? this.refundErrors.shift() : undefined;
    if (error === 'cut off') return cutOff;
    const answered = this.#answerOf(fields, call, JSON.parse(biz_content), error);
    if (error === 'unheard') return cutOff;
    if (call.endsWith('page.pay') || call.endsWith('wap.pay')) return this.#page(answered);
    const text = JSON.stringify(answered);
    const sign = createSign('RSA-SHA256').update(text).sign(this.#own.privateKey, 'base64');
    return { body: `{"${call.replaceAll('.', '_')}_response":${text},"sign":"${sign}"}` };
  }

  #answerOf(fields: Record<string, string>, call: string, content: Record<string, string>, error?: RefundError): Record<string, string> {
    const refused = (sub_code: string, sub_msg: string) => ({ code: '40004', msg: 'Business Failed', sub_code, sub_msg });
    if (fields.app_id !== this.appId) return { ...refused('isv.invalid-app-id', '无效的AppID参数'), code: '40002' };
    const { sign = '', ...signed } = fields;
    if (fields.sign_type !== 'RSA2' || !createVerify('RSA-SHA256').update(joined(signed)).verify(this.#app.publicKey, sign, 'base64'))
      return { ...refused('isv.invalid-signature', '验签出错，建议检查签名字符串或签名私钥与应用公钥是否匹配'), code: '40002' };
    const { trade_no: requested = '' } = content;
    const outTradeNo =
      content.out_trade_no ?? this.#others.get(requested) ?? [...this.trades.values()].find(({ tradeNo }) => tradeNo === requested)?.outTradeNo ?? '';
    const ok = { code: '10000', msg: 'Success', out_trade_no: outTradeNo };
    if (/[.](precreate|page[.]pay|wap[.]pay)$/.test(call)) {
      this.#begin(outTradeNo, content.total_amount ?? '', fields);
      return { ...ok, qr_code: `${this.#url}/gateway.do/confirm?out=${outTradeNo}` };
    }
    const trade = this.trades.get(outTradeNo);
    if (!trade) return refused('ACQ.TRADE_NOT_EXIST', '交易不存在');
    if (call === 'alipay.trade.query') return { ...ok, trade_no: trade.tradeNo, trade_status: trade.status, total_amount: trade.amount };
    if (call === 'alipay.trade.close') {
      if (trade.status === 'TRADE_SUCCESS') return refused('ACQ.TRADE_STATUS_ERROR', '交易状态不合法');
      trade.status = 'TRADE_CLOSED';
      return ok;
    }
    const { out_request_no: request = '', refund_amount: amount = '' } = content;
    if (error === 'refused' && !trade.refunds.has(request)) return refused('ACQ.SELLER_BALANCE_NOT_ENOUGH', 'refused');
    if (error === 'at fault') return refused('ACQ.SYSTEM_ERROR', 'refused');
    trade.refunds.set(request, trade.refunds.get(request) ?? amount);
    return { ...ok, trade_no: trade.tradeNo, fund_change: 'Y', refund_fee: amount };
  }

  #begin(outTradeNo: string, amount: string, { notify_url = '', return_url = '' }: Record<string, string>): void {
    if (this.trades.has(outTradeNo)) return;
    const tradeNo = `20261126${this.#run}${String(++this.#number).padStart(8, '0')}`;
    this.trades.set(outTradeNo, { outTradeNo, tradeNo, amount, status: 'WAIT_BUYER_PAY', notifyUrl: notify_url, returnUrl: return_url, refunds: new Map() });
  }

  #page({ out_trade_no = '', code }: Record<string, string>): Page {
    const html = { 'content-type': 'text/html; charset=utf-8' };
    if (code !== '10000') return { status: 400, headers: html, body: '<!doctype html><title>Alipay</title>refused' };
    const { amount } = this.#tradeOf(out_trade_no);
    return { headers: html, body: `<!doctype html><title>Alipay</title><p>¥${amount}</p><a href="/gateway.do/confirm?out=${out_trade_no}">Pay</a>` };
  }

  async #confirm(outTradeNo: string): Promise<Page> {
    this.pay(outTradeNo);
    const { notifyUrl, returnUrl } = this.#tradeOf(outTradeNo);
    if (notifyUrl !== '')
      await fetch(notifyUrl, { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: this.notice(outTradeNo) });
    return returnUrl === '' ? { body: '"paid"' } : { status: 302, headers: { location: returnUrl }, body: '' };
  }

  #tradeOf(outTradeNo: string): Trade {
    const trade = this.trades.get(outTradeNo);
    if (!trade) throw new Error(`nobody has begun ${outTradeNo}`);
    return trade;
  }
}

/** What is signed. */
function joined(fields: Record<string, string>): string {
  const names = Object.keys(fields).sort();
  return names.map((name) => `${name}=${fields[name]}`).join('&');
}
