// Written by `npm run generate` from the descriptor of the screen topic. Do not edit.
import type { Defaulted } from '../../engine/core/derive/table/table-types.ts';

/**
 * Topic
 */
export interface TopicRow {
  /**
   * ID
   */
  id: Defaulted<number>;
  /**
   * Name
   */
  name: string | null;
  /**
   * Title
   */
  title: string | null;
  /**
   * Title in English
   */
  title_en: string | null;
  /**
   * Description
   */
  description: string | null;
  /**
   * Description in English
   */
  description_en: string | null;
  /**
   * Pushed to
   */
  audience: 'everyone' | 'account' | null;
  /**
   * Payload schema
   */
  schema: string | null;
  /**
   * Sample payload
   */
  sample: string | null;
  /**
   * Source
   */
  source: 'custom' | 'platform' | null;
  /**
   * Status
   */
  status: Defaulted<'offered' | 'closed'>;
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
    topic: TopicRow;
  }
}
