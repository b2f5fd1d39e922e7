import { Select } from 'antd';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GeneratedFile } from '../../../codegen/emit/generated-file.ts';
import { nodeAtLine } from '../../../codegen/hand-edit/node-at-line.ts';
import { shiftLines } from '../../../codegen/hand-edit/shift-lines.ts';
import { CodeArea } from '../../monaco/CodeArea.tsx';
import type { LineMark } from '../../monaco/line-mark.ts';
import { useDesigner, useDesignerState } from '../../state/use-designer.ts';
import { CodeActions } from './CodeActions.tsx';
import { type CodeLanguage, monacoLanguages } from './code-language.ts';
import { useCodeTab } from './code-tab.ts';
import { HandEditBar } from './HandEditBar.tsx';
import { markHandEdit, typeHandEdit } from './hand-edits.ts';
import './code.css';

interface CodeFilesProps {
  language: CodeLanguage;
  /** As the definition gives them, whatever was edited by hand. Empty: there are none yet. */
  files: readonly GeneratedFile[];
  /** In the form: acts have words, stand there before there is code, and the code takes keys at once. */
  isStep?: boolean;
  /** Stands first in the bar. */
  lead: ReactNode;
  /** Stands between bar and code, and alone where there is no code. */
  notice: ReactNode;
}

/** Generated files of one language: chosen, copied, downloaded, the first one changed by hand; its lines and the nodes point at each other. */
export function CodeFiles({ language, files, isStep = false, lead, notice }: CodeFilesProps) {
  const { t } = useTranslation('designer-work');
  const designer = useDesigner();
  const { definition, selectedNodes, run } = useDesignerState();
  const [path, setPath] = useState<string | null>(null);
  const [isEditing, setEditing] = useState(isStep);
  const file = files.find((known) => known.path === path) ?? files[0];
  const editable = (language === 'ts' || language === 'php') && file === files[0] ? language : null;
  const edit = editable ? definition.code?.[editable] : undefined;
  const generated = file?.text ?? '';
  const text = edit?.text ?? generated;
  const map = useMemo(() => (edit && file ? shiftLines(file.map, file.text, edit.text) : (file?.map ?? [])), [edit, file]);
  const marks = useMemo<LineMark[]>(() => {
    const failed = new Set(run?.steps.filter(({ failure }) => failure).map(({ node }) => node));
    return map.flatMap(({ node, from, to }): LineMark[] => {
      if (failed.has(node)) return [{ from, to, tone: 'failed' }];
      return selectedNodes.includes(node) ? [{ from, to, tone: 'selected' }] : [];
    });
  }, [map, selectedNodes, run]);
  const { requests } = useCodeTab().shown;
  const [reveal, setReveal] = useState<{ at: number } | null>(null);
  const latest = useRef({ text, marks });
  latest.current = { text, marks };
  useEffect(() => {
    const [first] = latest.current.marks;
    if (requests === 0 || !first) return;
    setPath(null);
    setReveal({ at: lineStart(latest.current.text, first.from) });
  }, [requests]);
  const onLine = useCallback(
    (line: number) => {
      const node = nodeAtLine(map, line);
      if (node !== undefined) designer.select([node]);
    },
    [map, designer],
  );
  const isOpenForEdits = file !== undefined && editable !== null && (isEditing || edit !== undefined);
  return (
    <div className="design-code">
      <div className="design-code-bar">
        {lead}
        {files.length > 1 && (
          <Select
            size="small"
            className="design-code-file"
            aria-label={t('code.file')}
            value={file?.path}
            options={files.map((known) => ({ value: known.path, label: known.path }))}
            onChange={setPath}
            popupMatchSelectWidth={false}
          />
        )}
        {editable && file && <HandEditBar language={editable} generated={generated} isEditing={isOpenForEdits} onEditing={setEditing} />}
        {(file || isStep) && <CodeActions file={file ? { path: file.path, text } : null} isWorded={isStep} />}
      </div>
      {notice}
      {file && (
        <div className="design-code-text">
          <CodeArea
            key={`${language} ${file.path}`}
            label={file.path}
            language={monacoLanguages[language]}
            text={text}
            marks={marks}
            reveal={reveal}
            onLine={onLine}
            {...(isOpenForEdits && {
              onChange: (typed: string) => typeHandEdit(designer, editable, generated, typed),
              onBlur: () => markHandEdit(designer, editable),
            })}
          />
        </div>
      )}
    </div>
  );
}

/** Where a line begins. @param line one-based */
function lineStart(text: string, line: number): number {
  return text
    .split('\n')
    .slice(0, line - 1)
    .reduce((sum, { length }) => sum + length + 1, 0);
}
