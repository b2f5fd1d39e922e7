import { useEffect, useRef, useState } from 'react';
import type { ChosenFiles } from './pack-files.ts';

/**
 * Takes files that are dropped anywhere on the window. Answers whether files are being dragged over it.
 * @param isOn only the page on top may take them
 */
export function useWindowDrop(isOn: boolean, onDrop: (dropped: ChosenFiles) => void): boolean {
  const [isOver, setOver] = useState(false);
  const take = useRef(onDrop);
  take.current = onDrop;
  useEffect(() => {
    if (!isOn) return;
    const controller = new AbortController();
    const { signal } = controller;
    // Of the document: by the time an event gets to the window, what keeps files off the rest of the page has to know that they are taken.
    const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;
    document.addEventListener(
      'dragover',
      (event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      },
      { signal },
    );
    document.addEventListener(
      'dragleave',
      (event) => {
        // Into nothing: out of the window, and not from one element to the next.
        if (event.relatedTarget === null) setOver(false);
      },
      { signal },
    );
    document.addEventListener(
      'drop',
      (event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(false);
        // Items are empty once this handler has ended.
        const items = [...event.dataTransfer!.items].filter(({ kind }) => kind === 'file');
        const entries = items.map((item) => ({ entry: item.webkitGetAsEntry(), file: item.getAsFile() }));
        const folders = entries.flatMap(({ entry }) => (entry?.isDirectory ? [entry as FileSystemDirectoryEntry] : []));
        const files = entries.flatMap(({ entry, file }) => (file && !entry?.isDirectory ? [file] : []));
        if (files.length + folders.length > 0) take.current({ files, folders });
      },
      { signal },
    );
    return () => {
      controller.abort();
      setOver(false);
    };
  }, [isOn]);
  return isOver;
}
