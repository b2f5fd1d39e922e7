// Written by `npm run generate` from the descriptor of the screen docs_settings. Do not edit.

/**
 * API document settings
 */
export interface DocsSettings {
  /**
   * Title (Portico when empty)
   */
  title: string | null;
  /**
   * Introduction (Shown at the start of the docs, of llms.txt and of the offline file)
   */
  intro: string | null;
  /**
   * Public address (Such as https://open.example.com: for examples in the docs, and the pages that may connect to MCP. Left empty it is where the reader finds the platform)
   */
  public_url: string | null;
  /**
   * Ask for a viewing password (Visitors and developers must give it to read the docs, administrators need not)
   */
  is_locked: boolean | null;
  /**
   * Viewing password (Left empty it stays as it is; masked)
   */
  view_password: string | null;
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
