import { shownFailures } from '../../../engine/core/docs/shown-interface.ts';
import { originParameter } from '../../../engine/core/protocol/origin-parameter.ts';
import type { Language } from '../../../engine/core/text/text.ts';
import { mayUse, ownAppsOf, type Platform, refuse, type Service, type Session, sessionOf } from '../../../engine/server/index.ts';
import { phpClient } from '../shared/php/php-client.ts';
import { type SdkInterface, type SdkLanguage, sdkLanguages } from '../shared/sdk-interface.ts';
import { tsClient } from '../shared/ts/ts-client.ts';
import { zipOf } from './zip-of.ts';

const clients = { ts: tsClient, php: phpClient };

/** A client for the interfaces an app may use, as ZIP. */
export function downloadService(platform: Platform): Service {
  return {
    name: 'Platform.Sdk.Download',
    title: { zh_cn: '下载 SDK', en: 'Download a client library' },
    parameters: [
      {
        name: 'app_id',
        type: 'integer',
        required: true,
        min: 1,
        text: { zh_cn: '应用 ID；可查看应用的管理员可用任何应用', en: 'Id of an own app; who may view apps in the back-office may name any' },
      },
      { name: 'language', type: 'string', enum: [...sdkLanguages], default: 'ts', text: { zh_cn: '客户端语言', en: 'Language of the client' } },
      originParameter,
    ],
    access: { kind: 'session' },
    async handle(call) {
      const language = call.params.language as SdkLanguage;
      const appKey = await requireAppKey(platform, sessionOf(call), Number(call.params.app_id));
      const app = await platform.apps.app(appKey);
      const granted = app ? platform.services.all().filter((service) => service.about !== undefined && mayUse(app, service)) : [];
      if (granted.length === 0) throw refuse('notFound', texts.nothing, { app: appKey });
      const address = String(call.params.origin ?? 'http://localhost');
      const files = clients[language](
        granted.map((service) => sdkInterfaceOf(service, call.language)),
        { address },
      );
      return { kind: 'file', name: `portico-${language}-${appKey}.zip`, contentType: 'application/zip', body: zipOf(files) };
    },
  };
}

/** Of an app the account owns or develops for; who may view apps in the back-office may name any. Throws 404. */
async function requireAppKey({ database, services, rights }: Platform, session: Session, id: number): Promise<string> {
  const everybodys = database.read.selectFrom('app').where('deleted_at', 'is', null);
  const viewing = services.find('Admin.App.Get');
  const isViewer = viewing !== undefined && (await rights.mayCall(session, viewing.access));
  const allowed = isViewer ? everybodys : ownAppsOf(database, session.accountId);
  const app = await allowed.select('app_key').where('id', '=', id).executeTakeFirst();
  if (!app) throw refuse('notFound', texts.none, { id });
  return String(app.app_key);
}

function sdkInterfaceOf({ name, title, verbs, parameters, about }: Service, language: Language): SdkInterface {
  return {
    service: name,
    title: title[language],
    summary: about?.summary ?? '',
    description: about?.description ?? '',
    verbs: verbs ?? ['POST'],
    parameters,
    returns: about?.returns ?? [],
    returnsModel: about?.returnsModel,
    failures: shownFailures(about?.failures ?? [], language),
    upstreamErrors: about?.upstreamErrors,
    effect: about?.effect,
    deprecated: about?.deprecated,
  };
}

const texts = {
  none: { zh_cn: '您没有 ID 为 {id} 的应用', en: 'You have no app {id}' },
  nothing: { zh_cn: '应用 {app} 还没有可调用的接口', en: 'The app {app} may not use any interface yet' },
};
