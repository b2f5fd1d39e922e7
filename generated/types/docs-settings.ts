// Written by `npm run generate` from the descriptor of the screen docs_settings. Do not edit.
import type { Defaulted, StoredBoolean } from '../../engine/core/derive/table/table-types.ts';

/**
 * Docs settings
 */
export interface DocsSettingsRow {
  /**
   * ID
   */
  id: Defaulted<number>;
  /**
   * Title
   */
  title: string | null;
  /**
   * Introduction
   */
  intro: string | null;
  /**
   * Public address
   */
  public_url: string | null;
  /**
   * Require a viewing password
   */
  is_locked: StoredBoolean<null>;
  /**
   * Viewing password
   */
  view_password: string | null;
  /**
   * Created
   */
  created_at: string;
  /**
   * Updated
   */
  updated_at: string;
  /**
   * Created by
   */
  created_by: number | null;
  /**
   * Revision
   */
  rev: Defaulted<number>;
  deleted_at: string | null;
}

declare module '../../engine/core/derive/table/table-types.ts' {
  interface ScreenTables {
    docs_settings: DocsSettingsRow;
  }
}
