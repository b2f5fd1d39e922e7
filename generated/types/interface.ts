// Written by `npm run generate` from the descriptor of the screen interface. Do not edit.

/**
 * Interface
 */
export interface Interface {
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
   * Kind (common = Common, data = Data, proxy = Proxy)
   */
  kind: 'common' | 'data' | 'proxy' | null;
  /**
   * Access (open = Open, controlled = By permission, hidden = Hidden)
   */
  visibility: 'open' | 'controlled' | 'hidden' | null;
  /**
   * Status (draft = Draft, published = Published)
   */
  status: 'draft' | 'published';
  /**
   * Unpublished changes
   */
  draft_ahead: boolean | null;
  /**
   * Published version
   */
  bundle: string | null;
  /**
   * Definition
   */
  definition: {} | null;
  /**
   * ID
   */
  id: number;
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
  rev: number;
}
