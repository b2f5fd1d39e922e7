// Written by `npm run generate` from the descriptor of the screen interface. Do not edit.
import type { Defaulted, StoredBoolean } from '../../engine/core/derive/table/table-types.ts';

/**
 * Interface
 */
export interface InterfaceRow {
  /**
   * ID
   */
  id: Defaulted<number>;
  /**
   * Service
   */
  service_name: string | null;
  /**
   * Namespace
   */
  namespace: string | null;
  /**
   * Title
   */
  title: string | null;
  /**
   * Module
   */
  module: string | null;
  /**
   * Type
   */
  kind: 'common' | 'data' | 'proxy' | 'function' | null;
  /**
   * Access
   */
  visibility: 'open' | 'controlled' | 'hidden' | null;
  /**
   * Status
   */
  status: Defaulted<'draft' | 'published'>;
  /**
   * Unpublished changes
   */
  draft_ahead: StoredBoolean<null>;
  /**
   * Published version
   */
  bundle: string | null;
  /**
   * Definition
   */
  definition: string | null;
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
  deleted_with: string | null;
}

declare module '../../engine/core/derive/table/table-types.ts' {
  interface ScreenTables {
    interface_definition: InterfaceRow;
  }
}
