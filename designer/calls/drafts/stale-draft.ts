/** Data of the 409 of a save that began from an older revision: who has changed the interface since, and when. */
export interface StaleDraft {
  changed_by: string | null;
  changed_at: string | null;
}
