import { fillText } from '../../../../engine/core/text/text.ts';
import { parseParameters } from '../../../../engine/core/validation/parameters/parse-parameters.ts';
import { type ActionHandler, InputError, type Platform, parameterTools, readPublicOrigin } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/plugin-apitest/case-from-curl.ts';
import { testContext } from '../context/test-context.ts';
import { ownConfigId } from '../token/token-config.ts';
import { type CurlCall, curlCall } from './curl-call.ts';
import { insertCase } from './insert-case.ts';

/** A test case of what a curl command calls; the form of it is opened for the rest. Answers its id. */
export const caseFromCurl: ActionHandler = async ({ platform, call, auditsItself }, _records, { curl }) => {
  const read = curlCall(String(curl));
  if (!read) throw new InputError([{ field: 'curl', code: 'curl', text: texts.none }]);
  const { read: query } = platform.database;
  const found = await query
    .selectFrom('interface_definition')
    .select(['id', 'title'])
    .where('service_name', '=', read.service)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!found) throw new InputError([{ field: 'curl', code: 'service', text: fillText(texts.unknown, { service: read.service }) }]);
  const path = await pathOf(platform, read);
  auditsItself();
  return platform.database.transact(async (writing) => {
    const { id } = await insertCase(platform, writing, call, {
      name: String(found.title),
      api: read.service,
      interface_id: Number(found.id),
      path,
      // Whether its token may go there is asked when the form is saved.
      config_id: path.startsWith('/') ? await ownConfigId(query) : null,
      parameters: parametersOf(platform, read),
    });
    return { id };
  });
};

/** Texts of a form become what the interface takes; what does not fit is kept as it stands, as a refusal can be a case too. */
function parametersOf(platform: Platform, { service, members }: CurlCall): Record<string, unknown> {
  const rules = platform.services.find(service)?.parameters ?? [];
  const texts = Object.fromEntries(Object.entries(members).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  const { values } = parseParameters(rules, texts, parameterTools);
  return Object.fromEntries(Object.entries(members).map(([name, value]) => [name, typeof value === 'string' ? (values[name] ?? value) : value]));
}

/** This platform, by whichever of its addresses, is the path alone. */
async function pathOf(platform: Platform, { address }: CurlCall): Promise<string> {
  const { origin, pathname, hostname, port } = new URL(address);
  const own = testContext(platform).own();
  const isOwn = ['localhost', '127.0.0.1', '[::1]', own.address].includes(hostname) && Number(port) === own.port;
  return isOwn || origin === (await readPublicOrigin(platform.database.read)) ? pathname : address;
}
