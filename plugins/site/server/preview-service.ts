import { type ContractService, handle, type Platform, portalPreview } from '../../../engine/server/index.ts';
import { previewSite } from '../shared/calls.ts';
import { settingsOf } from './site-config.ts';

/** Draws the front page of a form that nobody has saved. */
export function previewService(platform: Platform): ContractService {
  return handle(previewSite, async ({ values }, { language }) => {
    return { body: await portalPreview(platform, { language, path: '/', site: settingsOf(values) }) };
  });
}
