import { useEffect, useState } from 'react';
import type { GeneratedFile } from '../../../codegen/emit/generated-file.ts';
import { hasErrors } from '../../../model/types/diagnostic.ts';
import { useDesigner, useDesignerState } from '../../state/use-designer.ts';
import type { CodeLanguage } from './code-language.ts';
import { generateFiles } from './generate-files.ts';

/** Milliseconds; with those until an edit is checked, an edit shows in the code within a tenth of a second. */
const delay = 30;

/** The code of the definition as it stands, a moment after each edit; with errors in it, the last code there was. */
export function useGenerated(language: CodeLanguage): { files: readonly GeneratedFile[]; isStale: boolean } {
  const designer = useDesigner();
  const { diagnostics } = useDesignerState();
  const [generated, setGenerated] = useState<{ language: CodeLanguage; files: readonly GeneratedFile[] }>({ language, files: [] });
  const isStale = hasErrors(diagnostics);
  const isFirst = generated.language !== language || generated.files.length === 0;
  // Diagnostics are new after each edit, and only then it is known whether there is code.
  useEffect(() => {
    if (hasErrors(diagnostics)) return;
    const timer = setTimeout(() => setGenerated({ language, files: generateFiles(designer.state.definition, language) }), isFirst ? 0 : delay);
    return () => clearTimeout(timer);
  }, [diagnostics, language, designer, isFirst]);
  return { files: generated.language === language ? generated.files : [], isStale };
}
