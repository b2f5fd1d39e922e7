import { tableOf } from '../../../engine/core/derive/table/table.ts';
import { createRepository, type Platform, requireScreen } from '../../../engine/server/index.ts';

/** What the operator says of the apps of developers. */
export interface AppSettings {
  /** Whoever signs up has a sandbox app at once. */
  makesSandbox: boolean;
  /** Sandbox apps are approved as they are made and changed. */
  approvesSandbox: boolean;
  /** Calls a day of an app that is made at sign-up. */
  sandboxLimit: number;
}

/** The record of the screen `app_settings` as it is now; its defaults while nobody has saved it. */
export async function readAppSettings(platform: Platform): Promise<AppSettings> {
  const record = await createRepository(platform.database, tableOf(requireScreen(platform, 'app_settings'))!).findBy(platform.database.read, {});
  return {
    makesSandbox: record?.sandbox_on_sign_up === true,
    approvesSandbox: record?.sandbox_approved !== false,
    sandboxLimit: Number(record?.sandbox_limit ?? 100),
  };
}
