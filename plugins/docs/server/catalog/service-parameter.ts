import type { Parameter } from '../../../../engine/core/protocol/parameter.ts';

/** Not `service`: that field of a call names the call itself. */
export const serviceParameter: Parameter = {
  name: 'service_name',
  type: 'string',
  max: 200,
  text: { zh_cn: '接口的服务名：Namespace.Class.Method', en: 'Name of the interface: Namespace.Class.Method' },
};
