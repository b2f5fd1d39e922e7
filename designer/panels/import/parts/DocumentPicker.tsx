import type { Ref } from 'react';

/** The browser's own choice of files, opened by a click on whatever is nicer to look at. */
export function DocumentPicker({ ref, onFiles }: { ref: Ref<HTMLInputElement>; onFiles(files: File[]): void }) {
  return (
    <input
      ref={ref}
      type="file"
      hidden
      multiple
      accept=".json,.yaml,.yml,.zip"
      onChange={(event) => {
        const files = [...(event.target.files ?? [])];
        // The same file again is a new choice.
        event.target.value = '';
        if (files.length > 0) onFiles(files);
      }}
    />
  );
}
