import { type CallError, refuse } from '../errors.ts';

/** What a caller is told of a service that does not exist, and of one he may not know of. */
export function unknownService(name: string): CallError {
  return refuse('notFound', text, { name: name.slice(0, 120) });
}

const text = { zh_cn: '服务 {name} 不存在', en: 'There is no service {name}' };
