import type { SdkFile } from '../sdk-interface.ts';

/** The error every call that fails throws. */
export function tsErrorFile(): SdkFile {
  return { path: 'src/portico-error.ts', text };
}

const text = `export interface ErrorFacts {
  ret: number;
  msg: string;
  data?: unknown;
  requestId?: string;
  status?: number;
  retryAfter?: number | undefined;
  cause?: unknown;
}

/** What the server behind an interface answered. */
export interface Upstream {
  status: number;
  headers: Record<string, string>;
  body: unknown;
}

/** A call that was refused, or that brought no answer. */
export class PorticoError extends Error {
  /** \`Namespace.Class.Method\` */
  readonly service: string;
  /** Code of the platform, such as 400, 401 or 406, or of the interface itself; 0 where there was no answer: no network, or too late. */
  readonly ret: number;
  /** What the platform says, for people. */
  readonly msg: string;
  /** For \`ret\` 400: \`{ errors: [{ field, code, message }] }\`. */
  readonly data: unknown;
  /** Names the call in the platform's logs. */
  readonly requestId: string;
  /** HTTP status; 0 where there was no answer. */
  readonly status: number;
  /** Seconds after which to try again, where the platform says. */
  readonly retryAfter: number | undefined;

  constructor(service: string, { ret, msg, data = null, requestId = '', status = 0, retryAfter, cause }: ErrorFacts) {
    super(\`\${service}: \${ret} \${msg}\`, { cause });
    this.name = 'PorticoError';
    this.service = service;
    this.ret = ret;
    this.msg = msg;
    this.data = data;
    this.requestId = requestId;
    this.status = status;
    this.retryAfter = retryAfter;
  }

  /** Where the server behind the interface refused (\`ret\` 410, 422, 502): what it said. */
  get upstream(): Upstream | undefined {
    const { data } = this;
    return typeof data === 'object' && data !== null && 'upstream' in data ? (data.upstream as Upstream) : undefined;
  }
}
`;
