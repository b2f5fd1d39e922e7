import { type Implementation, ProtocolError, ProtocolErrorCode, Server, type ServerOptions } from '@modelcontextprotocol/server';
import { fillText, type Language } from '../../../../engine/core/text/text.ts';
import { texts } from '../../../../generated/words/plugin-mcp/strict-server.ts';

type WrapHandler = Server['_wrapHandler'];

/**
 * The library's server, but for parameters that are not those of the method: the library takes most of them for an error of the server (-32603),
 * JSON-RPC has a code for them (-32602). Our handlers throw ProtocolErrors alone, so whatever else comes out of one is the library's check.
 */
export class StrictServer extends Server {
  readonly #language: Language;

  constructor(info: Implementation, options: ServerOptions, language: Language) {
    super(info, options);
    this.#language = language;
  }

  protected override _wrapHandler(method: string, handler: Parameters<WrapHandler>[1]): ReturnType<WrapHandler> {
    const wrapped = super._wrapHandler(method, handler);
    return async (request, context) => {
      try {
        return await wrapped(request, context);
      } catch (error) {
        if (error instanceof ProtocolError) throw error;
        const detail = error instanceof Error ? error.message : String(error);
        throw new ProtocolError(ProtocolErrorCode.InvalidParams, fillText(texts.parameters, { method, detail })[this.#language]);
      }
    };
  }
}
