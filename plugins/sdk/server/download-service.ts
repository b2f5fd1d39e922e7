import { operationOf } from '../../../engine/core/calls/screens/screen-operations.ts';
import { shownFailures } from '../../../engine/core/docs/shown-interface.ts';
import type { Language } from '../../../engine/core/text/text.ts';
import { type ContractService, type FileAnswer, handle, type Platform, refuse, type Service, type Session, sessionOf } from '../../../engine/server/index.ts';
import { texts } from '../../../generated/words/plugin-sdk/download-service.ts';
import { downloadSdk } from '../shared/calls.ts';
import { phpClient } from '../shared/php/php-client.ts';
import type { SdkInterface } from '../shared/sdk-interface.ts';
import { tsClient } from '../shared/ts/ts-client.ts';
import { zipOf } from './zip-of.ts';

const clients = { ts: tsClient, php: phpClient };

/** A client for the interfaces an app may use, as ZIP. */
export function downloadService(platform: Platform): ContractService {
  return handle(downloadSdk, async ({ app_id, language, origin: address = 'http://localhost' }, call): Promise<FileAnswer> => {
    const appKey = await requireAppKey(platform, sessionOf(call), app_id);
    const app = await platform.apps.app(appKey);
    const granted = app ? platform.services.all().filter((service) => service.about !== undefined && platform.apps.mayUse(app, service)) : [];
    if (granted.length === 0) throw refuse('notFound', texts.nothing, { app: appKey });
    const files = clients[language](
      granted.map((service) => sdkInterfaceOf(service, call.language)),
      { address },
    );
    return { kind: 'file', name: `portico-${language}-${appKey}.zip`, contentType: 'application/zip', body: zipOf(files) };
  });
}

/** Of an app the account owns or develops for; who may view apps in the back-office may name any. Throws 404. */
async function requireAppKey({ database, apps, screens, services, rights }: Platform, session: Session, id: number): Promise<string> {
  const everybodys = database.read.selectFrom('app').where('deleted_at', 'is', null);
  const screen = screens.find('app');
  const viewing = screen && services.find(operationOf(screen, 'Get').name);
  const isViewer = viewing !== undefined && (await rights.mayCall(session, viewing.access));
  const allowed = isViewer ? everybodys : apps.ownedBy(session.accountId);
  const app = await allowed.select('app_key').where('id', '=', id).executeTakeFirst();
  if (!app) throw refuse('notFound', texts.none, { id });
  return String(app.app_key);
}

function sdkInterfaceOf({ name, title, methods, parameters, about }: Service, language: Language): SdkInterface {
  return {
    service: name,
    title: title[language],
    summary: about?.summary ?? '',
    description: about?.description ?? '',
    verbs: methods ?? ['POST'],
    parameters,
    returns: about?.returns ?? [],
    returnsModel: about?.returnsModel,
    failures: shownFailures(about?.failures ?? [], language),
    upstreamErrors: about?.upstreamErrors,
    effect: about?.effect,
    deprecated: about?.deprecated,
  };
}
