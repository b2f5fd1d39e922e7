import { Segmented, Select } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nodeAtLine } from '../../../codegen/hand-edit/node-at-line.ts';
import { markRegions, stripRegions } from '../../../codegen/hand-edit/regions.ts';
import { shiftLines } from '../../../codegen/hand-edit/shift-lines.ts';
import type { InterfaceDefinition } from '../../../model/definition.ts';
import { type EditedLanguage, setHandEdit } from '../../../model/edits/code-edits.ts';
import { CodeArea } from '../../monaco/CodeArea.tsx';
import type { LineMark } from '../../monaco/line-mark.ts';
import { useDesigner, useDesignerState } from '../../state/use-designer.ts';
import { CodeActions } from './CodeActions.tsx';
import { type CodeLanguage, codeLanguages, languageNames, monacoLanguages } from './code-language.ts';
import { HandEditBar } from './HandEditBar.tsx';
import { useGenerated } from './use-generated.ts';
import './code.css';

/** The code the definition becomes, live, with nodes and lines pointing at each other. */
export default function CodePanel() {
  const { t } = useTranslation('designer-dock');
  const designer = useDesigner();
  const { definition, selectedNodes, run } = useDesignerState();
  const [language, setLanguage] = useState<CodeLanguage>('php');
  const [path, setPath] = useState<string | null>(null);
  const [isEditing, setEditing] = useState(false);
  const { files, isStale } = useGenerated(language);
  const file = files.find((known) => known.path === path) ?? files[0];
  const editable = (language === 'ts' || language === 'php') && file === files[0] ? language : null;
  const edit = editable ? definition.code?.[editable] : undefined;
  const text = edit?.text ?? file?.text ?? '';
  const map = useMemo(() => (edit && file ? shiftLines(file.map, file.text, edit.text) : (file?.map ?? [])), [edit, file]);
  const marks = useMemo<LineMark[]>(() => {
    const failed = new Set(run?.steps.filter(({ failure }) => failure).map(({ node }) => node));
    return map.flatMap(({ node, from, to }): LineMark[] => {
      if (failed.has(node)) return [{ from, to, tone: 'failed' }];
      return selectedNodes.includes(node) ? [{ from, to, tone: 'selected' }] : [];
    });
  }, [map, selectedNodes, run]);
  const onLine = useCallback(
    (line: number) => {
      const node = nodeAtLine(map, line);
      if (node !== undefined) designer.select([node]);
    },
    [map, designer],
  );
  const onChange = useCallback(
    (typed: string) => {
      if (!editable || !file) return;
      designer.edit(
        handEditLabel,
        (before) => setHandEdit(before, editable, { base: before.code?.[editable]?.base ?? file.text, text: typed }),
        `code-${editable}`,
      );
    },
    [editable, file, designer],
  );
  /** What differs from the generated code is marked once the person has left the editor: comments that come while one types are in the way. */
  const onBlur = useCallback(() => {
    if (!editable) return;
    designer.edit(handEditLabel, (before) => withRegions(before, editable), `code-${editable}`);
  }, [editable, designer]);
  const isOpenForEdits = editable !== null && (isEditing || edit !== undefined);
  return (
    <div className="design-code">
      <div className="design-code-bar">
        <Segmented
          size="small"
          aria-label={t('code.language')}
          value={language}
          options={codeLanguages.map((value) => ({ value, label: languageNames[value] }))}
          onChange={(chosen) => {
            setLanguage(chosen);
            setPath(null);
            setEditing(false);
          }}
        />
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
        {editable && file && <HandEditBar language={editable} generated={file.text} isEditing={isOpenForEdits} onEditing={setEditing} />}
        {file && <CodeActions path={file.path} text={text} />}
      </div>
      {isStale && (
        <p className="design-code-notice" role="status">
          {t(files.length > 0 ? 'code.stale' : 'code.none')}
        </p>
      )}
      <div className="design-code-text">
        {file ? (
          <CodeArea
            key={`${language} ${file.path}`}
            label={file.path}
            language={monacoLanguages[language]}
            text={text}
            marks={marks}
            onLine={onLine}
            {...(isOpenForEdits && { onChange, onBlur })}
          />
        ) : (
          !isStale && <p className="design-empty">{t(language === 'sql' ? 'code.noTable' : 'code.loading')}</p>
        )}
      </div>
    </div>
  );
}

function withRegions(definition: InterfaceDefinition, language: EditedLanguage): InterfaceDefinition {
  const edit = definition.code?.[language];
  if (!edit) return definition;
  const { base } = edit;
  return setHandEdit(definition, language, { base, text: stripRegions(edit.text) === base ? base : markRegions(base, edit.text) });
}

const handEditLabel = { zh_cn: '手工修改代码', en: 'Edit code by hand' };
