import { createHash } from 'node:crypto';
import type { Platform, Service } from '../../../../engine/server/index.ts';

/** MCP allows 128 characters and dots; most models take 64 of `A-Z a-z 0-9 _ -` only. */
const longest = 64;
const digestLength = 12;

/**
 * `Shop.Order.Create` is the tool `Shop_Order_Create`: neither namespace nor class may hold `_`, so nothing else can have that name. What is too
 * long ends in `-` and a digest of the whole; no short name has a `-`.
 */
export function toolName(service: string): string {
  const plain = service.replaceAll('.', '_');
  if (plain.length <= longest) return plain;
  const digest = createHash('sha256').update(service).digest('hex').slice(0, digestLength);
  return `${plain.slice(0, longest - digestLength - 1)}-${digest}`;
}

/** The interface a tool stands for, whoever may call it. */
export function serviceOfTool(platform: Pick<Platform, 'services'>, tool: string): Service | undefined {
  const service = tool.includes('-')
    ? platform.services.all().find(({ name }) => name.length > longest && toolName(name) === tool)
    : platform.services.find(tool.replace('_', '.').replace('_', '.'));
  return service && isTool(service) && toolName(service.name) === tool ? service : undefined;
}

/** Whether a call changes nothing, as far as anybody can tell. */
export function isReading({ about, methods = ['POST'] }: Pick<Service, 'about' | 'methods'>): boolean {
  return about?.effect?.readOnly ?? methods.every((method) => method === 'GET');
}

/** Whether an interface can be a tool: apps may call it, and its arguments are JSON, which has no files. */
export function isTool({ access, parameters }: Pick<Service, 'access' | 'parameters'>): boolean {
  return access.kind === 'app' && !parameters.some(({ type }) => type === 'file');
}
