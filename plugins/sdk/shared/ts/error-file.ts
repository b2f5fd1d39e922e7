import type { SdkFile } from '../sdk-interface.ts';

/** The error every refused call throws. */
export function tsErrorFile(): SdkFile {
  return { path: 'src/portico-error.ts', text };
}

const text = `/** A call that was refused. */
export class PorticoError extends Error {
  /** \`Namespace.Class.Method\` */
  readonly service: string;
  /** Code of the platform, such as 400, 401 or 406, or of the interface itself. */
  readonly ret: number;
  /** What the platform says, for people. */
  readonly msg: string;
  /** For \`ret\` 400: \`{ errors: [{ field, code, message }] }\`. */
  readonly data: unknown;
  /** Names the call in the platform's logs. */
  readonly requestId: string;

  constructor(service: string, { ret, msg, data, requestId }: { ret: number; msg: string; data: unknown; requestId: string }) {
    super(\`\${service}: \${ret} \${msg}\`);
    this.name = 'PorticoError';
    this.service = service;
    this.ret = ret;
    this.msg = msg;
    this.data = data;
    this.requestId = requestId;
  }
}
`;
