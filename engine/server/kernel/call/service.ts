import type { AnswerFields } from '../../../core/contract/define-call.ts';
import type { Access } from '../../../core/protocol/access.ts';
import type { Parameter } from '../../../core/protocol/parameter.ts';
import type { ServiceAbout, ServiceVersion } from '../../../core/protocol/service-about.ts';
import type { Language, Text } from '../../../core/text/text.ts';

/** The caller of the back-office or the portal. */
export interface Session {
  id: string;
  accountId: number;
  username: string;
  level: number;
  /** Of the account, when it signed in; see revocation.ts. */
  epoch: number;
  /** Set while a super admin acts as somebody else (SimulationLogin): the super admin's account id. */
  simulatedBy: number | null;
  /** Of the super admin behind a simulated login, when it began. */
  simulatorEpoch: number | null;
}

/** The app behind an open call. */
export interface CallingApp {
  id: number;
  appKey: string;
  accountId: number;
}

/** One file of a multipart call, already on disk in a temporary place that is emptied after the call. */
export interface UploadedFile {
  field: string;
  /** The name the client gave; for display only, never part of a path. */
  name: string;
  /** Media type as the client gave it; unproven. */
  type: string;
  /** Bytes. */
  size: number;
  path: string;
}

/** Everything a handler may know of its call. */
export interface Call {
  service: string;
  /** In the envelope of a 500 answer and in every log line of the call. */
  requestId: string;
  language: Language;
  /** The caller's address after TRUSTED_PROXIES. */
  ip: string;
  userAgent: string;
  /** Parameters after conversion and validation: exactly the declared ones that are present or have a default. */
  params: Record<string, unknown>;
  files: UploadedFile[];
  session: Session | null;
  app: CallingApp | null;
  signal: AbortSignal;
  /** Headers of the HTTP answer, by lower-case name, that a handler adds: those of an upstream, say. Nobody reads them where it is missing. */
  answerHeaders?: Record<string, string>;
  /** The answer is only written, so `data` may be a `JsonText`; everybody else gets values. */
  takesJsonText?: boolean;
}

/** A file in place of the JSON envelope: exports and downloads. */
export interface FileAnswer {
  kind: 'file';
  name: string;
  contentType: string;
  /** A stream that fails ends the caller's connection: what was sent is not all there is. */
  body: NodeJS.ReadableStream | Buffer;
  /** Length of the body where it is known before. */
  bytes?: number;
}

/** A group of published interfaces that is offered, versioned and retired together. */
export interface ServiceProduct {
  id: number;
  title: string;
  version: string;
  /** Milliseconds since when it is discouraged; null while it is not. */
  deprecatedAt: number | null;
  /** Milliseconds from when its interfaces may be gone. */
  sunsetAt: number | null;
}

/** What administrators have decided about a published interface; overrides its definition. Its visibility is in the service's access. */
export interface ServiceSettings {
  /** Of the record that says so. */
  id: number;
  /** How often an account may call it, of the format `rate`; null where nothing is said. */
  rate: string | null;
  /** Fen for one call; null where there is no price. */
  unitPrice: number | null;
  /** Whether a call that the upstream refused (`ret` 422) is charged like one that succeeded. */
  chargesRefusals: boolean;
  /** Address of a picture. */
  icon: string | null;
  product: ServiceProduct | null;
}

/** A callable service. The dispatcher has checked access and parameters before `handle` runs. */
export interface Service {
  /** `Namespace.Class.Method`. */
  name: string;
  title: Text;
  parameters: Parameter[];
  access: Access;
  /** POST unless said otherwise. */
  methods?: readonly ('GET' | 'POST')[];
  /** Made by the clock of a page: left out of the log of requests while it is accepted. */
  isBeat?: true;
  /** Of a call declared by a contract: what its `data` holds. */
  answer?: AnswerFields;
  /** Of a published interface: the bundle that answers, so that every log line names the code behind it. */
  bundle?: string;
  /** Of a published interface: what docs, SDKs and agents are told of it. */
  about?: ServiceAbout;
  /** Of a published interface: what administrators have decided of it. */
  settings?: ServiceSettings;
  /** Of a published interface: its published states, the newest first, at most 50. */
  versions?(language: Language): Promise<ServiceVersion[]>;
  /** Of parameters that forms offer to choose: what there is to choose at this moment. What else is sent is the handler's to judge. */
  offers?: Readonly<Record<string, () => Promise<readonly string[]>>>;
  handle(call: Call): Promise<unknown> | unknown;
}
