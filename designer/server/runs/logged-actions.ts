import type { Json } from '../../../engine/core/json/json.ts';
import { codes } from '../../../engine/core/protocol/codes.ts';
import { credentialFields } from '../../../engine/core/sign-in/credentials.ts';
import type { ActionHandler, RecordValues } from '../../../engine/server/index.ts';
import type { ShownLoggedCall } from '../../calls/logged-call.ts';
import { designerContext } from '../context/designer-context.ts';
import { editDraft } from '../drafts/edit-draft.ts';
import { requireDeclared, withTest } from '../drafts/keep-answer.ts';
import { incompleteOf, sentParameters } from './logged-calls.ts';
import { replayLogged } from './replay-services.ts';

/** Answers a row of the access log as a command, with the service under its current name. */
export const showLoggedCall: ActionHandler = async ({ platform }, [row]): Promise<ShownLoggedCall> => {
  const { service: name, parameters } = row as RecordValues;
  const service = platform.services.find(String(name));
  const declared = new Map(service?.parameters.map((parameter) => [parameter.name, parameter]));
  const isOwn = ([field]: [string, Json]) => declared.has(field) || !(credentialFields as readonly string[]).includes(field);
  const sent = sentParameters(String(parameters)).filter(isOwn);
  return {
    service: String(name),
    verbs: service?.methods ?? ['POST'],
    parameters: sent.map(([field]) => ({ name: field, type: declared.get(field)?.type ?? 'string' })),
    values: Object.fromEntries(sent),
    isPublic: service?.access.kind === 'public',
    incomplete: incompleteOf(sent),
  };
};

/** Answers what the same call returns in the version that answered it. */
export const replayLoggedCall: ActionHandler = async ({ platform, call }, [row]) => replayLogged(designerContext(platform), (row as RecordValues).id, call);

/** Runs a logged call again, as the log stores no answers, and adds it to the test cases of the interface's draft. */
export const keepLoggedCall: ActionHandler = async ({ platform, call }, [row], { title }) => {
  const context = designerContext(platform);
  const { ret, data, replay } = await replayLogged(context, (row as RecordValues).id, call);
  const { parameters, interfaceId } = replay;
  return editDraft(
    context,
    call,
    () => context.store.get(interfaceId),
    (definition) => {
      requireDeclared(definition, parameters);
      return withTest(definition, { parameters, ret, ...(ret === codes.ok && { data }) }, String(title));
    },
  );
};
