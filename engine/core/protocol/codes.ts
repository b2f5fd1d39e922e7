import type { Text } from '../text/text.ts';

/** Return codes of the envelope. HTTP status stays 200 whatever `ret` is, unless the app asks for real ones (`httpStatusOf`). */
export const codes = {
  ok: 200,
  badInput: 400,
  noRight: 401,
  notFound: 404,
  wrongVerb: 405,
  tokenInvalid: 406,
  sessionEnded: 408,
  conflict: 409,
  rateLimited: 410,
  addressRefused: 412,
  appUnusable: 413,
  signatureWrong: 414,
  quotaUsedUp: 415,
  upstreamRefused: 422,
  fault: 500,
  upstreamFailed: 502,
  busy: 503,
  upstreamSlow: 504,
} as const;

export type Code = (typeof codes)[keyof typeof codes];

/** What each code means, for docs and for errors without a closer sentence. */
export const codeTexts: Record<Code, Text> = {
  200: { zh_cn: '成功', en: 'Success' },
  400: { zh_cn: '参数有误', en: 'Wrong input' },
  401: { zh_cn: '没有权限', en: 'No permission' },
  404: { zh_cn: '服务或记录不存在', en: 'No such service or record' },
  405: { zh_cn: '请求方法不允许', en: 'Method not allowed' },
  406: { zh_cn: '登录凭证缺失、无效或已过期', en: 'Token missing, invalid or expired' },
  408: { zh_cn: '会话已在别处结束或账号已停用', en: 'Session ended elsewhere or account disabled' },
  409: { zh_cn: '记录已被修改或状态不允许', en: 'Stale revision or wrong state' },
  410: { zh_cn: '请求过于频繁', en: 'Too many requests' },
  412: { zh_cn: 'IP 不在白名单内', en: 'Address not allowed' },
  413: { zh_cn: '应用未通过审核、已停用或已过期', en: 'App not approved, disabled or expired' },
  414: { zh_cn: '签名错误', en: 'Wrong signature' },
  415: { zh_cn: '流量、额度或余额不足', en: 'Flow, quota or balance used up' },
  422: { zh_cn: '上游接口拒绝了请求', en: 'The upstream refused the request' },
  500: { zh_cn: '服务器内部错误', en: 'Server fault' },
  502: { zh_cn: '上游接口出错', en: 'The upstream failed' },
  503: { zh_cn: '服务器繁忙，请稍后再试', en: 'The server is busy; try again shortly' },
  504: { zh_cn: '上游接口未按时响应', en: 'The upstream did not answer in time' },
};
